// Our search and its peers over the same pages and queries → how well they find and what they cost.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import './cache.mjs';
import { buildCorpusSite, indexMiniSearch, indexOurs, indexPagefind } from './search/making.mjs';
import { peerVersion } from './search/packages.mjs';
import { measureQuality, productNames } from './search/quality.mjs';
import { timeKeys, timeMiniSearch, timeOurs, timePagefind } from './search/using.mjs';

const FULL = { sites: [1000, 10_000], indexOnly: [100_000], queries: 3, typed: 40 };
const QUICK = { sites: [1000], indexOnly: [], queries: 3, typed: 20 };

/**
 * @param folder  for all that is made on the way; emptied first.
 * @param keep    called with what is measured so far, after each part.
 */
export async function measureSearch({ browser, learn, project, folder, isQuick, keep }) {
  const { sites, indexOnly, queries, typed } = isQuick ? QUICK : FULL;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const versions = { pagefind: peerVersion('pagefind'), minisearch: peerVersion('minisearch') };
  console.log('search: quality on the site’s own pages …');
  const quality = await measureQuality({
    browser,
    dir: buildSite(learn, project, path.join(folder, 'own')),
    folder,
    queriesFile: path.join(project, 'content/search-queries.yaml'),
    names: productNames(path.join(project, 'site/site.config.ts')),
  });

  const costs = {};
  let host;
  for (const count of [...sites, ...indexOnly]) {
    console.log(`search: ${count} generated pages …`);
    const built = sites.includes(count) ? await buildCorpusSite(learn, folder, count) : undefined;
    host ??= built;
    const ours = { index: await indexOurs(folder, count) };
    ours.keys = await timeKeys({ browser, folder, count, queries: typed });
    ours.use = await timeOurs({ browser, learn, host: built ?? host, folder, count, queries });
    costs[count] = {
      ours,
      ...(built ? await measurePeers({ browser, folder, built, queries }) : {}),
    };
    keep({ versions, quality, costs });
  }
}

async function measurePeers({ browser, folder, built, queries }) {
  const { corpus, count } = built;
  return {
    site: built.build,
    pagefind: {
      index: await indexPagefind(folder, built),
      use: await timePagefind({ browser, folder, corpus, queries }),
    },
    minisearch: {
      index: await indexMiniSearch(folder, count),
      use: await timeMiniSearch({ browser, folder, corpus, queries: count > 1000 ? 1 : 2 }),
    },
  };
}

/** The site as it is now, apart from the output that others may be reading. */
function buildSite(learn, project, out) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [learn, 'build', path.join(project, 'site'), '--out', out],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(stderr);
  return out;
}

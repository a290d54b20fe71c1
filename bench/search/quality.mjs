// The site's own pages and golden queries → how well each engine ranks, over the same of both.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerFiles } from './files.mjs';
import { loadGolden } from './golden.mjs';
import { indexPages, rankPages, VARIANTS } from './minisearch.mjs';
import { rankOurs } from './ours.mjs';
import { runPagefind } from './pagefind.mjs';
import { DEPTH, scoreRanking } from './score.mjs';
import { readSitePages } from './site-pages.mjs';
import { openLine } from './slow-line.mjs';

/**
 * @param dir     the built site.
 * @param folder  for what is made on the way.
 * @returns `{ pages, queries, engines: { [name]: score } }`
 */
export async function measureQuality({ browser, dir, folder, queriesFile, names }) {
  const pages = await readSitePages(browser, dir);
  const queries = loadGolden(
    queriesFile,
    names,
    pages.map(({ id }) => id),
  );
  const texts = queries.map(({ query }) => query);
  const engines = { ours: scoreRanking(queries, await rankOurs(dir, texts, DEPTH)) };
  await runPagefind(dir, path.join(folder, 'pagefind'));
  engines['Pagefind, defaults'] = scoreRanking(
    queries,
    await rankPagefind(browser, path.join(folder, 'pagefind'), texts),
  );
  const index = indexPages(pages);
  for (const [name, options] of Object.entries(VARIANTS))
    engines[name] = scoreRanking(
      queries,
      texts.map((text) => rankPages(index, text, options)),
    );
  return { pages: pages.length, queries: queries.length, engines };
}

/** Pagefind runs in a browser only. */
async function rankPagefind(browser, dir, texts) {
  const line = await openLine(answerFiles(dir));
  const page = await browser.newPage();
  await page.goto(line.url);
  const ranked = await page.evaluate(
    async ({ texts, depth }) => {
      const pagefind = await import('/pagefind.js');
      const all = [];
      for (const text of texts) {
        const { results } = await pagefind.search(text);
        const pages = await Promise.all(results.slice(0, depth).map((result) => result.data()));
        all.push(pages.map(({ url }) => url.replace(/^\//, '').replace(/\/$/, '')));
      }
      return all;
    },
    { texts, depth: DEPTH },
  );
  await page.close();
  await line.close();
  return ranked;
}

/** `{ name, slug, code }` as the site's configuration has them. */
export function productNames(configFile) {
  const text = readFileSync(configFile, 'utf8');
  const value = (key) => new RegExp(`product:[^}]*\\b${key}: '([^']*)'`).exec(text)[1];
  return { name: value('name'), slug: value('slug'), code: value('code') };
}

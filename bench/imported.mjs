// A Docusaurus site → built by us and by Docusaurus in one run, and a part of bench/RESULTS.md that compares the two.
//   node bench/imported.mjs DIR [--site website] [--pages docs/a,docs/b] [--runs 3]
// DIR is a checkout of github.com/facebook/react-native-website, or of another site; --site names the folder in it
// that has docusaurus.config.*. Docusaurus comes from npm into bench/.work, and is no dependency of the project.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-browsers.mjs';
import { clearCacheAway, moveCacheAway } from './cache.mjs';
import { measureVisits } from './imported/measure-visits.mjs';
import { docusaurusBin, prepareSource } from './imported/prepare-source.mjs';
import { renderImported } from './imported/render.mjs';
import { serveFolder } from './imported/serve-folder.mjs';
import { machine, runProcess, summary } from './process.mjs';
import { replacePart } from './site/render.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const learn = path.join(here, '../engine/bin/learn.mjs');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'website' },
    pages: { type: 'string', default: 'docs/getting-started,docs/flatlist,docs/image' },
    runs: { type: 'string', default: '3' },
  },
});
const [from] = positionals;
if (from === undefined)
  throw new Error('Name the folder of the site:   node bench/imported.mjs DIR');

const work = path.join(here, '.work/imported');
mkdirSync(work, { recursive: true });
// What Docusaurus builds and runs there is no ECMAScript module, as the project's package.json says.
writeFileSync(path.join(work, 'package.json'), '{ "private": true }\n');
const { dir, siteDir, config } = prepareSource(from, values.site, work);
const ours = path.join(work, 'ours');
const places = { learn: path.join(ours, 'dist'), docusaurus: path.join(work, 'docusaurus-dist') };

const KINDS = {
  import: () => {
    rmSync(ours, { recursive: true, force: true });
    return runProcess(learn, ['import', 'docusaurus', siteDir, ours], dir);
  },
  learn: () => {
    moveCacheAway();
    for (const name of ['dist', 'dist.builds'])
      rmSync(path.join(ours, name), { recursive: true, force: true });
    return runProcess(learn, ['build', ours, '--out', places.learn], dir);
  },
  docusaurus: () => {
    for (const at of ['.docusaurus', 'build', 'node_modules/.cache', '../node_modules/.cache'])
      rmSync(path.join(siteDir, at), { recursive: true, force: true });
    const args = ['build', '--config', config, '--out-dir', places.docusaurus];
    return runProcess(docusaurusBin(siteDir), args, siteDir);
  },
};

const used = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]));
for (let run = 0; run < Number(values.runs); run++)
  for (const [kind, make] of Object.entries(KINDS)) {
    console.log(`${kind} …`);
    used[kind].push(await make());
  }
const builds = Object.fromEntries(
  Object.entries(used).map(([kind, all]) => [
    kind,
    Object.fromEntries(
      ['wallMs', 'cpuMs', 'peakMb'].map((key) => [key, summary(all.map((one) => one[key]))]),
    ),
  ]),
);

const NEXT = { learn: '.pager-next', docusaurus: '.pagination-nav__link--next' };
const OWN_HOST_ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', OWN_HOST_ALONE],
});
const visits = {};
for (const [kind, place] of Object.entries(places)) {
  const server = await serveFolder(place);
  for (const page of values.pages.split(',')) {
    console.log(`${kind}: ${page} …`);
    visits[page] ??= {};
    visits[page][kind] = await measureVisits(browser, server.url + page, {
      next: NEXT[kind],
      runs: Number(values.runs),
    });
  }
  await server.stop();
}
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(dir, 'node_modules', name, 'package.json'), 'utf8')).version;
const part = renderImported({
  ...{ builds, visits, machine: { ...machine(), chromium: browser.version() } },
  name: path.basename(path.resolve(from)),
  date: new Date().toISOString().slice(0, 10),
  docusaurus: versionOf('@docusaurus/core'),
  hasOwnSearch: Object.fromEntries(
    Object.entries(places).map(([kind, at]) => [kind, hasIndex(at)]),
  ),
});
await browser.close();
const file = path.join(here, 'RESULTS.md');
clearCacheAway();
writeFileSync(file, replacePart(readFileSync(file, 'utf8'), part));
console.log('Wrote bench/RESULTS.md');

/** Files that a search needs if it asks no other server. */
function hasIndex(at) {
  return ['_search/root.json', 'search-index.json', 'lunr-index.json'].some((name) =>
    existsSync(path.join(at, name)),
  );
}

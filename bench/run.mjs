// `npm run bench`: makes the corpora, measures, writes bench/RESULTS.md.
//   node bench/run.mjs [--quick] [--only site,builds,dev,pages,releases,widgets,lighthouse,search,load,insight]
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-browsers.mjs';
import { measureBuilds } from './builds.mjs';
import { writeCorpus } from './corpus.mjs';
import { measureDev } from './dev.mjs';
import { measureInsight, renderInsight } from './insight-list.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { renderLoad } from './load/render.mjs';
import { measureLoad } from './load.mjs';
import { measureClicks, measurePage } from './pages.mjs';
import { machine } from './process.mjs';
import { measureReleases } from './releases.mjs';
import { renderResults } from './results.mjs';
import { measureFromClick } from './search/from-click.mjs';
import { startServer } from './served.mjs';
import { measureSiteBuilds } from './site/builds.mjs';
import { clearAway } from './site/copy.mjs';
import { measureSiteDev } from './site/dev.mjs';
import { partOf, renderSite, replacePart, replaceSite } from './site/render.mjs';
import { measureVersions } from './site/versions.mjs';
import { weighPages } from './site/weights.mjs';
import { measureWidgets } from './widgets.mjs';

/** By a script of its own, or by hand: it stays. */
const MEASURED_APART = [
  'A visit of three pages, with a typeface of our own',
  'An imported site, and Docusaurus',
  'Imported sites, counted',
  'What another machine has built',
  'Requests of a search while one types',
];

const here = path.dirname(fileURLToPath(import.meta.url));
const project = path.dirname(here);
const learn = path.join(project, 'engine/bin/learn.mjs');
const isQuick = process.argv.includes('--quick');
const only = process.argv.includes('--only') ? process.argv.at(-1).split(',') : undefined;
const wanted = (part) => !only || only.includes(part);
const SIZES = isQuick ? [1000] : [1000, 10_000];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const TEMPLATES = {
  home: '',
  page: 'teams/overview',
  category: 'browse/docs',
  'not found': 'no/such/page',
};

const store = path.join(here, '.work/results.json');
mkdirSync(path.dirname(store), { recursive: true });
const results = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {};
const usesCorpora = ['builds', 'dev', 'pages'].some(wanted);
const corpora = (usesCorpora ? SIZES : []).map((count) => {
  const folder = path.join(here, `.work/corpus-${count}`);
  return { count, folder, ids: writeCorpus(folder, count) };
});
const executablePath = await findChromium();
const browser = await chromium.launch({ executablePath, args: FLAGS });
results.machine = {
  ...machine(),
  chromium: browser.version(),
  date: new Date().toISOString().slice(0, 10),
};

if (wanted('site')) {
  console.log('this site …');
  const folder = path.join(here, '.work/site-builds');
  const runs = isQuick ? 2 : 5;
  const builds = await measureSiteBuilds(project, folder, runs);
  const clone = path.join(folder, 'clone');
  const weights = weighPages(path.join(clone, 'dist'), '/learn/');
  const snippetPage = 'app-development/widgets/datalive/list/list-data-source';
  const dev = await measureSiteDev(clone, browser, { starts: runs, saves: runs * 2, snippetPage });
  const versions = await measureVersions(project, folder, isQuick ? 1 : 2);
  const { date } = results.machine;
  results.site = { date, machine: results.machine, builds, dev, weights, versions };
}
if (wanted('builds')) {
  results.builds = {};
  for (const { count, folder, ids } of corpora) {
    console.log(`builds of ${count} pages …`);
    results.builds[count] = await measureBuilds(
      learn,
      folder,
      ids,
      isQuick ? 2 : count > 1000 ? 3 : 5,
    );
  }
  for (const { folder } of corpora) clearAway(folder);
}
if (wanted('dev')) {
  results.dev = {};
  for (const { count, folder, ids } of corpora) {
    console.log(`development server with ${count} pages …`);
    results.dev[count] = await measureDev(
      learn,
      folder,
      ids,
      browser,
      isQuick ? { starts: 2, saves: 4 } : { starts: 5, saves: 15 },
    );
  }
}
if (wanted('pages')) {
  results.pages = {};
  for (const { count, folder, ids } of corpora) {
    console.log(`pages of the corpus of ${count} …`);
    if (!existsSync(path.join(folder, 'dist')))
      spawnSync(process.execPath, [learn, 'build', folder]);
    await served(path.join(folder, 'dist'), async (url) => {
      results.pages[`corpus of ${count.toLocaleString('en')}`] = await measurePage(
        browser,
        url + ids[500],
        { runs: isQuick ? 2 : 5 },
      );
    });
  }
  await served(path.join(project, 'dist'), async (url) => {
    console.log('pages of the site …');
    for (const at of [
      '',
      'teams/overview',
      'connectors/connectors-building',
      'howtos-documents',
      'browse/docs',
    ])
      results.pages[at || 'home'] = await measurePage(browser, url + at, { runs: isQuick ? 2 : 5 });
    const clicks = isQuick ? 5 : 20;
    results.clicks = {
      hovered: await measureClicks(browser, `${url}teams/overview`, { clicks, hover: true }),
      cold: await measureClicks(browser, `${url}teams/overview`, { clicks, hover: false }),
    };
  });
  results.fromClick = await measureFromClick({
    browser,
    learn,
    dist: path.join(project, 'dist'),
    runs: isQuick ? 3 : 10,
  });
}
if (wanted('releases'))
  await served(path.join(project, 'dist'), async (url) => {
    console.log('releases …');
    const runs = isQuick ? 2 : 5;
    results.releases = await measureReleases(browser, url, path.join(project, 'dist'), { runs });
  });
if (wanted('widgets'))
  await served(path.join(project, 'dist'), async (url) => {
    console.log('widgets …');
    results.widgets = await measureWidgets(browser, url);
  });
if (wanted('search')) {
  const { measureSearch } = await import('./search.mjs');
  const folder = path.join(here, '.work/search');
  const keep = (search) => {
    results.search = search;
    write();
  };
  await measureSearch({ browser, learn, project, folder, isQuick, keep });
}
await browser.close();
if (wanted('load')) {
  console.log('load …');
  const load = await measureLoad(
    learn,
    path.join(here, '.work/load'),
    isQuick
      ? { seconds: 30, idle: 200, active: 50, perSecond: 200, publications: 3 }
      : { seconds: 300, idle: 2_000, active: 500, perSecond: 1_000, publications: 28 },
  );
  results.load = { date: results.machine.date, machine: results.machine, load };
}
if (wanted('insight')) {
  console.log('what readers say …');
  const site = path.join(project, 'dist-insight');
  const args = [learn, 'build', '--config', 'site/insight.config.ts'];
  spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' });
  results.insight = await measureInsight(site, isQuick ? 20 : 600);
}
if (wanted('lighthouse'))
  await served(withFoundNotFound(path.join(project, 'dist')), async (url) => {
    console.log('lighthouse …');
    results.lighthouse = await measureLighthouse(executablePath, FLAGS, url, TEMPLATES);
  });

write();
console.log('Wrote bench/RESULTS.md');

function write() {
  writeFileSync(store, JSON.stringify(results, null, 1));
  const file = path.join(here, 'RESULTS.md');
  // What this machine hasn't measured keeps the figures of another one.
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isPartAlone = ['site', 'load', 'insight'].includes(only?.join()) && before !== '';
  const text = isPartAlone ? before : renderResults(results);
  const withSite = results.site ? replaceSite(text, renderSite(results.site)) : text;
  const load = results.load ? renderLoad(results.load) : partOf(before, 'Load');
  const withLoad = load ? replacePart(withSite, load) : withSite;
  const insight = results.insight
    ? renderInsight(results.insight, results.machine)
    : partOf(before, 'What readers say');
  const withInsight = insight ? replacePart(withLoad, insight) : withLoad;
  const kept = MEASURED_APART.map((name) => partOf(before, name)).filter(Boolean);
  writeFileSync(file, kept.reduce(replacePart, withInsight));
}

/** A copy of the site where the page for unknown addresses has one: Lighthouse refuses what answers 404. */
function withFoundNotFound(dir) {
  const copy = path.join(here, '.work/site');
  rmSync(copy, { recursive: true, force: true });
  cpSync(realpathSync(dir), copy, { recursive: true });
  mkdirSync(path.join(copy, 'no/such/page'), { recursive: true });
  copyFileSync(path.join(copy, '404.html'), path.join(copy, 'no/such/page/index.html'));
  return copy;
}

/** Serve a built folder with `learn serve` while `use` runs. */
async function served(dir, use) {
  if (!existsSync(dir)) spawnSync(process.execPath, [learn, 'build'], { cwd: project });
  const server = await startServer(learn, dir);
  await use(server.url);
  await server.stop();
}

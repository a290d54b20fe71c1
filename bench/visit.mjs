// A built site → what a visit of three pages costs with its font and without: bytes, requests, largest paint, shifts.
//   node bench/visit.mjs DIR [--runs 5]
// Pages follow each other as a reader goes (in place), and as documents of their own. Without: the reader saves data.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-browsers.mjs';
import { kilobytes, spread } from './format.mjs';
import { SLOW } from './pages.mjs';
import { summary } from './process.mjs';
import { startServer } from './served.mjs';

const learn = path.join(path.dirname(fileURLToPath(import.meta.url)), '../engine/bin/learn.mjs');
const PAGES = [
  'connectors/connectors-introduction',
  'connectors/connectors-architecture',
  'connectors/connectors-building',
];
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});

const server = await startServer(learn, path.resolve(positionals[0]));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const kinds = ['in place', 'documents'].flatMap((way) =>
  [true, false].map((hasFont) => ({ way, hasFont, visits: [] })),
);
for (let n = 0; n < Number(values.runs); n++)
  for (const kind of kinds) kind.visits.push(await visit(kind));
await browser.close();
await server.stop();

console.log(
  '| pages | font | page 1: bytes, requests | the visit: bytes, requests | first, later largest paint | shift | shown on page |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const { way, hasFont, visits } of kinds) {
  const [first] = visits;
  const cells = [
    way,
    hasFont ? 'yes' : 'no',
    `${kilobytes(first.first.bytes)}, ${first.first.requests}`,
    `${kilobytes(first.all.bytes)}, ${first.all.requests}`,
    `${spread(summary(visits.map(({ paints }) => paints[0])))}, ${spread(summary(visits.flatMap(({ paints }) => paints.slice(1))))}`,
    Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
    first.shown.join(', ') || '–',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

async function visit({ way, hasFont }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addInitScript(watchPaints, hasFont);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const all = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    all.bytes += encodedDataLength;
    if (encodedDataLength) all.requests += 1;
  });
  const paints = [];
  const shown = [];
  let first;
  let shift = 0;
  for (const [i, at] of PAGES.entries()) {
    if (i === 0 || way === 'documents') await page.goto(server.url + at);
    else await page.evaluate((to) => document.querySelector(`a[href$="${to}"]`).click(), at);
    await page.waitForURL(`**/${at}`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(700);
    first ??= { ...all };
    await page.mouse.move(200, 400 + i);
    await page.waitForTimeout(1500);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => ({
      ...globalThis.bench,
      face: document.documentElement.dataset.face,
    }));
    if (i === 0 || way === 'documents') {
      paints.push(seen.lcp);
      shift += seen.shift;
    } else if (i === PAGES.length - 1) shift = seen.shift;
    if (seen.face) shown.push(i + 1);
  }
  await context.close();
  return {
    first,
    all,
    paints: paints.length > 1 ? paints : [...paints, paints[0]],
    shift,
    shown,
  };
}

/** Runs in each document, before its own scripts. */
function watchPaints(hasFont) {
  if (!hasFont) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  globalThis.bench = { lcp: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (globalThis.bench.lcp = startTime));
  watch('layout-shift', ({ value }) => (globalThis.bench.shift += value));
}

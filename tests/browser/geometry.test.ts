// All pages at four widths: none slides sideways, nothing on it is cut, broken, clipped or covered.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { openFrame } from './frame-of-width.ts';
import { prepareGeometry } from './measure-geometry.ts';
import { measurePages } from './measure-pages.ts';
import { loadOwnFace } from './own-face.ts';
import { showInPlace } from './show-in-place.ts';

const reader = useReader(serveRealSite);

const read = (name: string) => readFile(path.join(inject('realSite'), name), 'utf8');

/** Of all pages, as the build lists its files. */
async function namesOfPages(): Promise<string[]> {
  const files: string[] = JSON.parse(await read('_files.json'));
  return files.filter((one) => one.endsWith('index.html') && !one.startsWith('_'));
}

/** The site in a frame that knows how to show a page in place, and to measure it. */
async function openMeasured(): Promise<Frame> {
  const page = await reader.open('', { bypassCSP: true });
  await loadOwnFace(page);
  await page.evaluate(openFrame, 'measured');
  const frame = page.frame('measured');
  if (!frame) throw new Error('There is no frame.');
  await frame.evaluate(`Object.assign(window, { showInPlace: ${showInPlace} })`);
  await frame.evaluate(`Object.assign(window, { prepareGeometry: ${prepareGeometry} })`);
  return frame;
}

/** In the site's own typeface at two widths, at the others in one of the device that takes its room. */
const LOOKS = [
  { width: 390, isOwn: true },
  { width: 1440, isOwn: true },
  { width: 820, isOwn: false },
  { width: 320, isOwn: false },
];

/** So many are handed over at once. A server would compress each of them. */
const BATCH = 40;

it('fit at 320, 390, 820 and 1440 pixels', { timeout: 600_000 }, async () => {
  const all = await namesOfPages();
  expect(all.length).toBeGreaterThan(1_190);
  const frame = await openMeasured();
  const faults: string[] = [];
  for (let at = 0; at < all.length; at += BATCH) {
    const names = all.slice(at, at + BATCH);
    const pages = await Promise.all(
      names.map(async (name): Promise<[string, string]> => [name, await read(name)]),
    );
    faults.push(...(await frame.evaluate(measurePages, { pages, looks: LOOKS })));
  }
  expect(faults).toEqual([]);
});

/** A page with one of each. */
const FAULTS = `
<main style="width: 300px">
  <div class="table" style="width: 90px; overflow: auto"><table><tr><td>incomprehensibilities</td></tr></table></div>
  <p style="width: 7em"><span style="word-break: break-all">One word is broken</span></p>
  <p style="width: 3em; overflow-wrap: anywhere">understanding</p>
  <p style="width: 3em; overflow-wrap: normal">unbreakable</p>
  <div class="sc" style="width: 3em; overflow: clip"><span style="white-space: nowrap">A long label</span></div>
  <figure class="diagram" style="position: relative">
    <svg width="200" height="80">
      <g class="subgraph"><text x="60" y="20">Title</text></g>
      <polyline points="70,0 70,60" />
      <g class="node"><rect x="90" y="40" width="20" height="20" /><text x="90" y="55">A wide label</text></g>
    </svg>
  </figure>
  <div class="code" style="position: relative"><pre style="margin: 0">let code;</pre>
    <div class="code-tools" style="position: absolute; inset: 0 auto auto 0">x</div></div>
  <p style="width: 1200px">Wide</p>
</main>`;

it('a page with each of these faults is noticed', async () => {
  const frame = await openMeasured();
  const faults = await frame.evaluate((html) => {
    document.body.innerHTML = html;
    (frameElement as HTMLElement).style.width = '390px';
    return window.prepareGeometry()();
  }, FAULTS);
  expect(faults.map(({ kind, what }) => `${kind}: ${what}`).toSorted()).toEqual([
    'button over text: let code; x',
    'label clipped: A long label',
    'label clipped: A wide label',
    'line through title: Title',
    'sideways: 810 px',
    'table cut: 90 px: incomprehensibilities',
    'word broken: broken',
    'word broken: understanding',
    'word cut: unbreakable',
  ]);
});

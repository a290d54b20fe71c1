// All pages, each at one of four widths: none slides sideways; in full, nothing on it is cut, broken, clipped or covered.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { measureGeometry } from './measure-geometry.ts';
import { showInPlace } from './show-in-place.ts';

const reader = useReader(serveRealSite);

/** Of all pages, as the build lists its files. */
async function addresses(): Promise<string[]> {
  const list = await readFile(path.join(inject('realSite'), '_files.json'), 'utf8');
  const files: string[] = JSON.parse(list);
  return files.filter((one) => one.endsWith('index.html') && !one.startsWith('_'));
}

async function faultsOf(page: Page, all: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const at of all) {
    await page.evaluate(showInPlace, new URL(at, reader.url).href);
    const faults = await page.evaluate(measureGeometry, isFull);
    found.push(
      ...faults.map(({ kind, what }) => `${at.replace('/index.html', '')}: ${kind}: ${what}`),
    );
  }
  return found;
}

const open = (width: number) =>
  reader.open('', { viewport: { width, height: 900 }, bypassCSP: true });

const WIDTHS = [320, 390, 820, 1440];

/** At these widths in the site's own typeface, at the others in one of the device that takes its room. */
const IN_OWN_FACE = [390, 1440];

async function showOwnFace(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await expect.poll(() => page.evaluate(() => localStorage['learn-face'])).toMatch(/^font-/);
  await page.evaluate(() => {
    document.documentElement.dataset.face = localStorage['learn-face'];
  });
}

/**
 * Each page at one width, and whether it slides sideways. With `GEOMETRY=full`, which takes ten minutes, each at all
 * widths, and every fault: words on the drawings of screens still break.
 */
const isFull = process.env.GEOMETRY === 'full';

it.each(WIDTHS)('fit at %i pixels', { timeout: 600_000 }, async (width) => {
  const all = await addresses();
  expect(all.length).toBeGreaterThan(1_190);
  const at = WIDTHS.indexOf(width);
  const measured = all.filter((_, i) => isFull || i % WIDTHS.length === at);
  const page = await open(width);
  if (IN_OWN_FACE.includes(width)) await showOwnFace(page);
  expect(await faultsOf(page, measured)).toEqual([]);
});

/** A page with one of each. */
const FAULTS = `
<main style="width: 300px">
  <div class="table" style="width: 90px; overflow: auto"><table><tr><td>incomprehensibilities</td></tr></table></div>
  <p style="width: 7em"><span style="word-break: break-all">One word is broken</span></p>
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
  const page = await open(390);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, FAULTS);
  const kinds = (await page.evaluate(measureGeometry, true)).map(({ kind }) => kind);
  expect([...new Set(kinds)].toSorted()).toEqual([
    'button over text',
    'label clipped',
    'line through title',
    'sideways',
    'table cut',
    'word broken',
  ]);
});

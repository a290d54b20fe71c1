// Every illustration without JavaScript: nothing native over what is drawn, nothing empty, cut, or offered that needs a script.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { SHOWN, SHOWN_OTHERWISE } from './illustrations.ts';
import { measureStill } from './measure-still.ts';
import { showInPlace } from './show-in-place.ts';

const reader = useReader(serveRealSite);
const ALL = [...SHOWN, ...SHOWN_OTHERWISE];
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

declare global {
  interface Window {
    measureStill: typeof measureStill;
  }
}

type Shown = { id: string; widget: string; html: string };

/** One after another in one document; what pages share, around the article, with the first. @returns a line a fault. */
async function measureAll({ pages, width }: { pages: Shown[]; width: number }): Promise<string[]> {
  const found: string[] = [];
  for (const [at, { id, widget, html }] of pages.entries()) {
    await window.showInPlace(html, { isWhole: at === 0 });
    const island = document.querySelector(`[data-island="widgets/${widget}"]`);
    const faults = island ? window.measureStill(island) : ['isn’t there'];
    found.push(...faults.map((one) => `${id}, ${widget}, ${width}: ${one}`));
  }
  return found;
}

it('says what it is, and misleads nobody', { timeout: 600_000 }, async () => {
  expect(ALL.length).toBeGreaterThan(100);
  const page = await reader.open('', { javaScriptEnabled: false });
  await page.evaluate(`Object.assign(window, { showInPlace: ${showInPlace} })`);
  await page.evaluate(`Object.assign(window, { measureStill: ${measureStill} })`);
  const pages = ALL.map(({ widget, page: id }) => ({
    widget,
    id,
    html: readFileSync(path.join(inject('realSite'), id, 'index.html'), 'utf8'),
  }));
  const found: string[] = [];
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    found.push(...(await page.evaluate(measureAll, { pages, width: size.width })));
  }
  expect(found).toEqual([]);
});

/** An illustration with one of each. */
const FAULTS = `
<style>
  .demo { width: 300px; } .demo-note, .demo-stage { margin: 0; }
  .demo-note { min-height: 99px; } .demo-foot { width: 50px; }
</style>
<div data-island="widgets/faults">
  <section class="demo">
    <p class="demo-note">A note</p>
    <div class="demo-stage">
      <div data-rac=""><span><input type="range"></span></div>
      <p style="margin-left: -40px">Outside</p>
    </div>
    <fieldset class="demo-panel"><button>Set</button></fieldset>
    <div class="demo-foot"><pre>markup</pre></div>
  </section>
</div>
<p style="width: 2000px">Wide</p>`;

it('one with each of these faults is noticed', async () => {
  const page = await reader.open('', { javaScriptEnabled: false, bypassCSP: true });
  await page.setContent(FAULTS);
  expect(await page.locator('[data-island]').evaluate(measureStill)).toEqual([
    expect.stringMatching(/^the page slides/),
    'native over drawn: input  range',
    'empty beside div demo-foot',
    expect.stringMatching(/^empty band of .*demo-note/),
    'empty beside pre',
    'offered without a script: button',
    'doesn’t say that it needs a script',
    'text outside its stage: Outside',
  ]);
});

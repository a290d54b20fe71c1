// Every illustration without JavaScript: nothing native over what is drawn, nothing empty, cut, or offered that needs a script.
import { expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { SHOWN, SHOWN_OTHERWISE } from './illustrations.ts';
import { measureStill } from './measure-still.ts';

const reader = useReader(serveRealSite);
const ALL = [...SHOWN, ...SHOWN_OTHERWISE];
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

it('says what it is, and misleads nobody', { timeout: 600_000 }, async () => {
  expect(ALL.length).toBeGreaterThan(100);
  const page = await reader.open('', { javaScriptEnabled: false });
  const found: string[] = [];
  for (const { widget, page: id } of ALL) {
    await page.setViewportSize(NARROW);
    await page.goto(reader.url + id);
    const island = page.locator(`[data-island="widgets/${widget}"]`).first();
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      const faults = await island.evaluate(measureStill);
      found.push(...faults.map((one) => `${id}, ${widget}, ${size.width}: ${one}`));
    }
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

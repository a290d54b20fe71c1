// Illustrations: nothing native shines through, the stage stays in sight, what does nothing says why; and the gallery.
import { describe, expect, it } from 'vitest';
import { holdBack, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const WIDGETS = 'app-development/widgets';
const CHECKBOX = `${WIDGETS}/form-widgets/checkbox`;

describe('an illustration', () => {
  it.each([
    true,
    false,
  ])('shows its drawn box alone while no script is there: scripts %s', async (javaScriptEnabled) => {
    const page = await reader.open(CHECKBOX, { javaScriptEnabled });
    const box = page.locator('.demo-stage input[type=checkbox]').first();
    const style = await box.evaluate((one) => {
      const { opacity, visibility } = getComputedStyle(one);
      return { opacity, visibility };
    });
    expect(style).toEqual({ opacity: '0', visibility: 'hidden' });
  });

  it('has the styles of its first state before its script is there', async () => {
    const page = await reader.open(`${WIDGETS}/form-widgets/slider`);
    const thumb = page.locator('.demo-stage [style*="left"]').first();
    const stands = () => thumb.evaluate((one) => (one as HTMLElement).style.left);
    await expect.poll(stands).toBe('40%');
    expect(await page.locator('[data-island] [data-style]').count()).toBe(0);
    expect(await page.locator('[data-island][data-ready]').count()).toBe(0);
  });

  it('keeps its stage in sight on a phone while properties change', async () => {
    const page = await reader.open(CHECKBOX, { viewport: { width: 390, height: 844 } });
    const last = page.locator('.demo-panel .demo-control').last();
    await last.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const stage = await page.locator('.demo-stage').boundingBox();
    const header = await page.locator('.header').boundingBox();
    expect(stage?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThan((await last.boundingBox())?.y ?? 0);
  });

  it('turns off a property that does nothing, and says why', async () => {
    const page = await reader.open(`${WIDGETS}/datalive/data-table`);
    const radio = page.getByRole('checkbox', { name: /Radio Column/ });
    const multi = page.getByRole('checkbox', { name: /Multi/ }).first();
    // A focus counts whenever the script comes, which a pointer that rests does not.
    await multi.focus();
    await page.locator('[data-island][data-ready] .demo').first().waitFor();
    await expect.poll(() => radio.isDisabled()).toBe(true);
    const why = await radio.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${why}"]`).innerText()).toMatch(/^No effect while .+ is on\.$/);
    await expect
      .poll(async () => {
        if (await multi.isChecked()) await multi.click();
        return radio.isDisabled();
      })
      .toBe(false);
  });
});

describe('an illustration whose script is on its way', () => {
  const HOW_TO = 'how-tos/using-progress-circle-widget';

  /** @returns  its button, and what lets the script come. */
  async function openSlowly() {
    const page = await reader.open(HOW_TO);
    const answer = await holdBack(page, /\/_assets\/react/);
    const demo = page.locator('.demo').first();
    return { page, demo, button: demo.getByRole('button', { name: 'Try its properties' }), answer };
  }

  it('is opened by the first click', async () => {
    const { demo, button, answer } = await openSlowly();
    await button.click();
    answer();
    await demo.locator('.demo-panel').waitFor();
  });

  it('is opened by the first key, and keeps the focus', async () => {
    const { page, demo, button, answer } = await openSlowly();
    await button.focus();
    await page.keyboard.press('Enter');
    answer();
    await demo.locator('.demo-panel').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Hide properties');
  });

  it('takes what was typed', async () => {
    const page = await reader.open(`${WIDGETS}/form-widgets/slider`);
    const answer = await holdBack(page, /\/_assets\/react/);
    const demo = page.locator('.demo').first();
    await demo.getByLabel('Minimum Value').fill('10');
    answer();
    await expect.poll(() => demo.getByRole('slider').getAttribute('min')).toBe('10');
    expect(await demo.getByLabel('Minimum Value').inputValue()).toBe('10');
  });
});

describe('the gallery', () => {
  it.each([
    [390, 1],
    [820, 3],
    [1440, 4],
  ])('has full pictures at %i pixels, in %i columns or more', async (width, least) => {
    const page = await reader.open(`${WIDGETS}/widget-library`, {
      viewport: { width, height: 900 },
    });
    const cards = page.locator('.cards').first().locator('li');
    const lefts = await cards.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBeGreaterThanOrEqual(least);
    expect(new Set(lefts).size).toBeLessThanOrEqual(4);
    const card = await cards.first().locator('.card').boundingBox();
    const picture = await cards.first().locator('.thumbnail').boundingBox();
    expect(picture?.width).toBeGreaterThan((card?.width ?? 0) - 4);
  });
});

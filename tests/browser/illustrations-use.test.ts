// Illustrations in use: what is opened from them; what one sets up is in the markup and in the address.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { meanIsland, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { alive, OPENED_BY_BUTTON, SHOWN } from './illustrations.ts';

const reader = useReader(serveRealSite);

async function use(page: Page, widget: string): Promise<Locator> {
  await meanIsland(page, `widgets/${widget}`);
  return alive(page, widget);
}

describe('a dialog, opened', () => {
  it.each(OPENED_BY_BUTTON)('$widget shows what was set before', async ({ widget, label }) => {
    const { page: id = '' } = SHOWN.find((one) => one.widget === widget) ?? {};
    const page = await reader.openNext(id);
    const demo = await use(page, widget);
    await demo.locator('.demo-panel').getByLabel(label).first().fill('Zebra crossing');
    await demo.locator('.demo-stage button').first().click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByText('Zebra crossing')
      .waitFor();
  });
});

describe('what one sets up', () => {
  it('is in the markup and in the address, and comes back with it', async () => {
    const page = await reader.openNext('app-development/widgets/form-widgets/slider');
    const demo = await use(page, 'slider');
    await demo.getByLabel('Minimum Value').fill('10');
    await expect
      .poll(() => demo.locator('.demo-markup pre').innerText())
      .toContain('minvalue="10"');
    await expect.poll(() => new URL(page.url()).hash).toBe('#demo-slider:minvalue=10');
    await page.reload();
    const again = await use(page, 'slider');
    await expect.poll(() => again.getByLabel('Minimum Value').inputValue()).toBe('10');
  });

  it('by hand in the address is taken as far as it makes sense', async () => {
    const at =
      'app-development/widgets/form-widgets/slider#demo-slider:minvalue=x&step=%3Cscript%3E&maxvalue=60&nope=1';
    const page = await reader.openNext(at);
    const demo = await use(page, 'slider');
    await expect.poll(() => demo.getByLabel('Maximum Value').inputValue()).toBe('60');
    expect(await demo.getByLabel('Minimum Value').inputValue()).toBe('0');
  });

  it('by keys fires events and moves the value', async () => {
    const page = await reader.openNext('app-development/widgets/form-widgets/slider');
    const demo = await use(page, 'slider');
    await demo.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => demo.locator('.demo-events').innerText())
      .toContain('onChange (newVal: 45, oldVal: 40)');
    expect(await demo.getByLabel('Value', { exact: false }).first().inputValue()).toBe('45');
  });
});

describe('a menu, opened', () => {
  it.each([
    ['down,right', 'bottom'],
    ['up,left', 'top'],
  ])('is where its Menu Position, %s, says', async (position, side) => {
    const { page: id = '' } = SHOWN.find(({ widget }) => widget === 'dropdown-menu') ?? {};
    const page = await reader.openNext(id);
    const demo = await use(page, 'dropdown-menu');
    await demo.locator('.demo-panel').getByLabel('Menu Position').selectOption(position);
    // In the middle of the window there is room for it on each side.
    await demo
      .locator('.demo-stage button')
      .evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await demo.locator('.demo-stage button').click();
    await page.locator(`[data-trigger=MenuTrigger][data-placement=${side}]`).waitFor();
  });
});

describe('what is set up and seen in use', () => {
  const open = async (widget: string): Promise<Locator> => {
    const { page: id = '' } = SHOWN.find((one) => one.widget === widget) ?? {};
    return use(await reader.openNext(id), widget);
  };
  const stageOf = (demo: Locator) => demo.locator('.demo-stage');
  const set = (demo: Locator, label: string, value: string) =>
    demo.locator('.demo-panel').getByLabel(label).fill(value);

  it('is the Success Message of a form that was saved', async () => {
    const demo = await open('form');
    await set(demo, 'Success Message', 'Zebra crossing');
    await stageOf(demo).getByLabel('Reason').fill('Family');
    await stageOf(demo).getByRole('button', { name: 'Save' }).click();
    await stageOf(demo).getByText('Zebra crossing').waitFor();
  });

  it('is the Update Message of a live form', async () => {
    const demo = await open('live-form');
    await set(demo, 'Update Message', 'Zebra crossing');
    await stageOf(demo).getByRole('button', { name: 'Update' }).click();
    await stageOf(demo).getByRole('button', { name: 'Save' }).click();
    await stageOf(demo).getByText('Zebra crossing').waitFor();
  });

  it('is the Placeholder of a Select without a value', async () => {
    const demo = await open('select');
    await set(demo, 'Placeholder', 'Zebra crossing');
    await set(demo, 'Default Value', '');
    await stageOf(demo).getByText('Zebra crossing').first().waitFor();
  });

  it('is the Deletion Message of a live form', async () => {
    const demo = await open('live-form');
    await set(demo, 'Deletion Message', 'Zebra crossing');
    await stageOf(demo).getByRole('button', { name: 'Delete' }).click();
    await stageOf(demo).getByText('Zebra crossing').waitFor();
  });

  it('is the Selection Limit of cards', async () => {
    const demo = await open('cards');
    await set(demo, 'Selection Limit', '1');
    const cards = stageOf(demo).getByRole('row');
    await cards.nth(0).click();
    await cards.nth(1).click();
    await expect
      .poll(() => demo.locator('.demo-events').innerText())
      .toContain('onSelectionlimitexceed');
    await expect.poll(() => stageOf(demo).locator('[aria-selected=true]').count()).toBe(1);
  });
});

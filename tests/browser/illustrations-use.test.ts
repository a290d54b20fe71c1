// Illustrations in use: by keys alone; what one sets up is in the markup and in the address.
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { alive, OPENED_BY_BUTTON, SHOWN } from './illustrations.ts';

const reader = useReader(serveRealSite);

/** Keys that controls answer to, gentle ones first. */
const KEYS = [
  'ArrowRight',
  'ArrowDown',
  'Enter',
  'Space',
  'ArrowLeft',
  'ArrowUp',
  '1',
  'a',
  'Delete',
];

/** What has happened in the stage, whoever has the focus. */
const happened = (demo: Locator): Promise<string> =>
  demo.evaluate((one) => {
    const stage = one.querySelector('.demo-stage');
    const html = (stage?.innerHTML ?? '').replace(
      / (?:data-(?:focus|press|hover)[\w-]*|tabindex)="[^"]*"/g,
      '',
    );
    const fields = [
      ...one.querySelectorAll<HTMLInputElement>('.demo-stage :is(input, textarea, select)'),
    ];
    const fired = [...one.querySelectorAll('.demo-events code')].map(
      (code) => code.textContent ?? '',
    );
    const used = fired.filter((text) => !/^on(?:Focus|Blur|Mouse)/.test(text));
    return [html, ...fields.map((field) => `${field.value} ${field.checked}`), ...used].join('|');
  });

describe('by keys alone', () => {
  it.each(SHOWN)('$widget does what it does', async ({ widget, page: id }) => {
    const page = await reader.open(id);
    const demo = await alive(page, widget);
    const stage = demo.locator('.demo-stage');
    const stops = stage.locator('a[href], button, input, select, textarea, [tabindex="0"]');
    if ((await stops.count()) === 0) return;
    await demo.locator('.demo-note').evaluate((note) => {
      note.tabIndex = -1;
      note.focus();
    });
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      if (!(await stage.evaluate((one) => one.contains(document.activeElement)))) continue;
      for (const key of KEYS) {
        const before = await happened(demo);
        await page.keyboard.press(key);
        await page.waitForTimeout(40);
        if ((await happened(demo)) !== before || (await page.locator('[role=dialog]').count()))
          return;
      }
    }
    expect.fail(`No key does anything in the stage of ${widget}.`);
  });
});

describe('a dialog, opened', () => {
  it.each(OPENED_BY_BUTTON)('$widget shows what was set before', async ({ widget, label }) => {
    const { page: id = '' } = SHOWN.find((one) => one.widget === widget) ?? {};
    const page = await reader.open(id);
    const demo = await alive(page, widget);
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
    const page = await reader.open('app-development/widgets/form-widgets/slider');
    const demo = await alive(page, 'slider');
    await demo.getByLabel('Minimum Value').fill('10');
    await expect
      .poll(() => demo.locator('.demo-markup pre').innerText())
      .toContain('minvalue="10"');
    await expect.poll(() => new URL(page.url()).hash).toBe('#demo-slider:minvalue=10');
    await page.reload();
    const again = await alive(page, 'slider');
    await expect.poll(() => again.getByLabel('Minimum Value').inputValue()).toBe('10');
  });

  it('by hand in the address is taken as far as it makes sense', async () => {
    const at =
      'app-development/widgets/form-widgets/slider#demo-slider:minvalue=x&step=%3Cscript%3E&maxvalue=60&nope=1';
    const page = await reader.open(at);
    const demo = await alive(page, 'slider');
    await expect.poll(() => demo.getByLabel('Maximum Value').inputValue()).toBe('60');
    expect(await demo.getByLabel('Minimum Value').inputValue()).toBe('0');
  });

  it('by keys fires events and moves the value', async () => {
    const page = await reader.open('app-development/widgets/form-widgets/slider');
    const demo = await alive(page, 'slider');
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
    const page = await reader.open(id);
    const demo = await alive(page, 'dropdown-menu');
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
    return alive(await reader.open(id), widget);
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

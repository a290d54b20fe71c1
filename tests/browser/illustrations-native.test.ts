// Illustrations as on React Native: a phone, the properties and defaults of that runtime, and a drawing that shows each of them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe.ts';
import { noteRequests, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { projectDir } from '../support/site-folder.ts';
import { alive, leaveAlone, SHOWN } from './illustrations.ts';
import { answersToKeys } from './keys.ts';
import { nativeOpener, pageOf, set } from './native.ts';
import { walkPanel } from './panel.ts';

const reader = useReader(serveRealSite);

const NATIVE = SHOWN.filter(({ widget }) =>
  existsSync(path.join(projectDir, `site/widgets/${widget}/native.tsx`)),
);

/** What is only seen once the widget is used. */
const SEEN_IN_USE: Readonly<Record<string, string[]>> = {
  anchor: ['Hyperlink hyperlink', 'Target target'],
  carousel: [
    'Animation animation',
    'Animation Interval animationinterval',
    'Stop At Last stopatlast',
  ],
  cards: [
    'Items per Row itemsperrow',
    'Multiselect multiselect',
    'Selection Limit selectionlimit',
    'Pagination Type navigation',
  ],
  checkbox: ['Checked Value checkedvalue'],
  chips: ['Selection Mode selectionmode'],
  checkboxset: ['Items per Row itemsperrow'],
  accordion: ['Close Others closeothers'],
  date: [
    'Min Date mindate',
    'Max Date maxdate',
    'iswheelpicker iswheelpicker',
    'dateheadertitle dateheadertitle',
    'dateconfirmationtitle dateconfirmationtitle',
    'datecanceltitle datecanceltitle',
  ],
  datetime: [
    'iswheelpicker iswheelpicker',
    'is24hour is24hour',
    'dateheadertitle dateheadertitle',
    'dateconfirmationtitle dateconfirmationtitle',
    'datecanceltitle datecanceltitle',
    'timeheadertitle timeheadertitle',
    'timeconfirmationtitle timeconfirmationtitle',
    'timecanceltitle timecanceltitle',
  ],
  'dropdown-menu': ['Value dataset', 'Action Icon itemicon'],
  form: ['Success Message postmessage'],
  label: ['wrap wrap'],
  currency: ['Decimal Places decimalPlaces'],
  number: ['Decimal Places decimalPlaces', 'decimalPlaces decimalPlaces', 'Read Only readonly'],
  list: [
    'Multiselect multiselect',
    'Disable Selection disableitemselect',
    'Items per Row itemsperrow',
    'Type navigation',
  ],
  login: ['showerror showerror'],
  picture: ['Placeholder pictureplaceholder'],
  popover: ['Title title', 'type type', 'Auto Close autoclose'],
  radioset: ['Items per Row itemsperrow'],
  rating: ['Value dataset', 'Icon Size iconsize'],
  search: ['Limit limit', 'Show clear showclear'],
  select: ['Placeholder placeholder', 'Disable Touch Effect disabletoucheffect'],
  text: ['Regular Expression regexp'],
  textarea: ['Update value on updateon', 'Read Only readonly'],
  time: [
    'iswheelpicker iswheelpicker',
    'is24hour is24hour',
    'timeheadertitle timeheadertitle',
    'timeconfirmationtitle timeconfirmationtitle',
    'timecanceltitle timecanceltitle',
  ],
  toggle: ['Checked Value checkedvalue'],
  wizard: [
    'Previous Caption previousbtnlabel',
    'Done Action Caption donebtnlabel',
    'headernavigation headernavigation',
  ],
};

const openNative = nativeOpener(reader);

const labelsOf = (demo: Locator): Promise<string[]> =>
  demo.locator('.demo-panel .demo-control > label').allInnerTexts();

describe('an illustration as on React Native', () => {
  it('is there for the widgets that people try first', () => {
    expect(NATIVE.map(({ widget }) => widget)).toEqual(
      expect.arrayContaining(['button', 'date', 'list', 'select', 'slider', 'switch', 'tabs']),
    );
  });

  it.each(
    NATIVE,
  )('of $widget begins with the defaults of the runtime, shows each property, passes axe, and answers to keys', async ({
    widget,
  }) => {
    const page = await reader.openNext(pageOf(widget));
    const demo = await alive(page, widget);
    const onWeb = await labelsOf(demo);
    await demo.getByRole('button', { name: 'React Native' }).click();
    await demo.locator('.n-phone').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe(`#demo-${widget}:runtime=react-native`);
    expect(await otherDefaults(demo, onWeb)).toEqual([]);
    await expectOmitted(demo);
    const isKnown = (label: string) => SEEN_IN_USE[widget]?.includes(label) === true;
    const walked = await walkPanel(demo, isKnown);
    const unseen = walked.filter(({ isSeen }) => !isSeen).map(({ label }) => label);
    expect(unseen.filter((label) => !isKnown(label))).toEqual([]);
    expect(walked.filter(({ isWritten }) => !isWritten)).toEqual([]);
    await leaveAlone(page, widget);
    expect(await violationsInBothThemes(page, `[data-island="widgets/${widget}"]`)).toEqual([]);
    expect(await answersToKeys(demo), 'something happens by keys alone').toBe(true);
  });
});

/** Properties of this runtime alone that begin with another value than the one that the panel names. */
const otherDefaults = (demo: Locator, onWeb: readonly string[]): Promise<string[]> =>
  demo.locator('.demo-panel .demo-control').evaluateAll(
    (all, web) =>
      all.flatMap((control) => {
        const field = control.querySelector<HTMLInputElement>('input, select');
        const label = control.querySelector('label')?.innerText ?? '';
        const says = [...control.querySelectorAll('small')]
          .map((one) => /^Default: (.*)$/.exec(one.innerText)?.[1])
          .find((one) => one !== undefined);
        if (!field || web.includes(label)) return [];
        const value = field.type === 'checkbox' ? (field.checked ? 'on' : 'off') : field.value;
        // Where nothing is said of it, it is off or empty, as in the tables.
        const isRight = says === undefined ? /^(?:off|0|)$/.test(value) : value === says;
        return isRight ? [] : [`${label}: ${value}, not ${says}`];
      }),
    onWeb,
  );

/** What the runtime has and isn't drawn is listed, as many as are announced, each with a link to where it is explained. */
async function expectOmitted(demo: Locator): Promise<void> {
  const omitted = demo.locator('details', { hasText: 'but not drawn here' });
  const summary = omitted.locator('summary');
  const [, count = ''] = /: (\d+)$/.exec(await summary.innerText()) ?? [];
  await summary.click();
  expect(await omitted.locator('li').count()).toBe(Number(count));
  const dead = await omitted
    .locator('a')
    .evaluateAll((all) =>
      all.filter((one) => !document.querySelector(new URL((one as HTMLAnchorElement).href).hash)),
    );
  expect(dead).toEqual([]);
  await summary.click();
}

describe('the choice of the runtime', () => {
  it('loads the drawing only when it is chosen', async () => {
    const page = await reader.open(pageOf('slider'));
    const demo = await alive(page, 'slider');
    const seen = noteRequests(page);
    await demo.getByRole('button', { name: 'React Native' }).click();
    await demo.locator('.n-phone').waitFor();
    expect(seen.filter((one) => /_assets\/native-[\w-]+\.(?:js|css)$/.test(one)).length).toBe(3);
  });

  it('changes the list of properties, and comes back with the address', async () => {
    const { page, demo } = await openNative('slider');
    expect(await labelsOf(demo)).toContain('Range range');
    await page.reload();
    const again = await alive(page, 'slider');
    await again.locator('.n-phone').waitFor();
    await again.getByRole('button', { name: 'Web', exact: true }).click();
    await expect.poll(() => again.locator('.n-phone').count()).toBe(0);
    expect(await labelsOf(again)).not.toContain('Range range');
    expect(await labelsOf(again)).toContain('Step step');
  });

  it('isn’t there where no script runs', async () => {
    const page = await reader.open(pageOf('slider'), { javaScriptEnabled: false });
    expect(await page.locator('.demo-stage').isVisible()).toBe(true);
    expect(await page.locator('.demo-runtimes').isVisible()).toBe(false);
  });
});

describe('the slider of React Native', () => {
  it('has a range, whose handles are moved by keys', async () => {
    const { page, demo } = await openNative('slider');
    expect(await demo.getByRole('slider').count()).toBe(1);
    await set(demo, 'Range').check();
    await expect.poll(() => demo.getByRole('slider').count()).toBe(2);
    await demo.getByRole('slider').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => demo.locator('.demo-events').innerText())
      .toContain('onChange (newVal: [5,40], oldVal: [0,40])');
    expect(await demo.locator('.demo-markup pre').innerText()).toContain('range="true"');
  });

  it('has a tooltip, on the side that its direction says', async () => {
    const { demo } = await openNative('slider');
    await set(demo, 'Showtooltip').check();
    const tip = demo.locator('.n-tip');
    expect(await tip.innerText()).toBe('40');
    const side = async () => {
      const [at, of] = [await tip.boundingBox(), await demo.locator('.n-thumb').boundingBox()];
      return (at?.y ?? 0) < (of?.y ?? 0) ? 'above' : 'below';
    };
    expect(await side()).toBe('above');
    await set(demo, 'Tooltip Direction').selectOption('down');
    await expect.poll(side).toBe('below');
  });

  it('has markers in place of its limits', async () => {
    const { demo } = await openNative('slider');
    await expect.poll(() => demo.locator('.n-ends').innerText()).toMatch(/0\s+40\s+100/);
    await set(demo, 'Step').fill('50');
    await set(demo, 'Showmarkers').check();
    await expect.poll(() => demo.locator('.n-mark').allInnerTexts()).toEqual(['0', '50', '100']);
    expect(await demo.locator('.n-ends').count()).toBe(0);
    await set(demo, 'Marker Text').fill('Quiet, Normal, Loud');
    await expect
      .poll(() => demo.locator('.n-mark').allInnerTexts())
      .toEqual(['Quiet', 'Normal', 'Loud']);
  });
});

describe('what React Native does otherwise', () => {
  it('is a List whose columns are those of small screens, and whose rows go on at the end', async () => {
    const { demo } = await openNative('list');
    const columns = () =>
      demo
        .locator('.n-list')
        .first()
        .evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(1);
    await set(demo, 'Items per Row').fill('xs-2 sm-3 md-3 lg-3');
    await expect.poll(columns).toBe(2);
    const rows = demo.locator('.n-item');
    expect(await rows.count()).toBe(4);
    await demo.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => rows.count()).toBe(8);
    await rows.first().click();
    expect(await rows.first().getAttribute('aria-pressed')).toBe('true');
    await set(demo, 'Disable Selection').check();
    await rows.nth(1).click();
    expect(await rows.nth(1).getAttribute('aria-pressed')).toBe('false');
    await set(demo, 'Type').selectOption('None');
    await expect.poll(() => demo.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  });

  it('is Cards that are selected by taps, up to their limit', async () => {
    const { demo } = await openNative('cards');
    await set(demo, 'Selection Limit').fill('1');
    const cards = demo.locator('.n-card');
    await cards.nth(0).click();
    await cards.nth(1).click();
    await expect
      .poll(() => demo.locator('.demo-events').innerText())
      .toContain('onSelectionlimitexceed');
    expect(await demo.locator('.n-card[aria-pressed=true]').count()).toBe(1);
    await set(demo, 'Pagination Type').selectOption('None');
    await expect.poll(() => demo.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  });

  it('is a Rating whose icons have a size in numbers, and a Text that says what isn’t valid', async () => {
    const { demo } = await openNative('rating');
    await set(demo, 'Icon Size').fill('48');
    const star = demo.locator('.n-stars button').first();
    await expect.poll(() => star.evaluate((one) => getComputedStyle(one).fontSize)).toBe('48px');
    const { demo: text } = await openNative('text');
    await text.locator('.n-input').fill('X-1');
    await text.locator('.n-aside').getByText('Invalid').waitFor();
    await text.locator('.n-input').fill('E-1234');
    await text.locator('.n-aside').getByText('Valid', { exact: true }).waitFor();
  });
});

describe('the search of React Native', () => {
  it('finds text anywhere in a name, up to its limit, and is emptied by a button', async () => {
    const { page, demo } = await openNative('search');
    await set(demo, 'Show clear').check();
    await set(demo, 'Limit').fill('2');
    const field = demo.getByRole('textbox', { name: 'Colleague' });
    await field.fill('ANNA');
    await expect
      .poll(() => demo.locator('.n-item').allInnerTexts())
      .toEqual([expect.stringContaining('Anna'), expect.stringContaining('Joanna')]);
    await demo.locator('.n-item').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('Joanna Reyes');
    await expect.poll(() => demo.locator('.n-item').count()).toBe(0);
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await demo.locator('.demo-events').innerText()).not.toContain('onClearsearch');
  });
});

describe('the wizard of React Native', () => {
  it('goes on once the step is filled in, and back by the numbers unless they are turned off', async () => {
    const { demo } = await openNative('wizard');
    const next = demo.getByRole('button', { name: 'Next', exact: true });
    expect(await next.isDisabled()).toBe(true);
    for (const day of ['First day', 'Last day']) await demo.getByLabel(day).fill('2026-03-09');
    await next.click();
    await expect
      .poll(() => demo.locator('.demo-events').innerText())
      .toContain('onChange (newStep: 2, oldStep: 1)');
    const dates = demo.getByRole('button', { name: '✓ Dates' });
    expect(await dates.isEnabled()).toBe(true);
    await set(demo, 'headernavigation').uncheck();
    await expect.poll(() => dates.isDisabled()).toBe(true);
    await demo.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => demo.getByLabel('First day').inputValue()).toBe('2026-03-09');
  });
});

describe('what opens over the page of the phone', () => {
  it('is the list of a Select, chosen from by keys', async () => {
    const { page, demo } = await openNative('select');
    await demo.getByRole('button', { name: 'Department: Sales' }).press('Enter');
    const dialog = demo.getByRole('dialog', { name: 'Department' });
    await expect
      .poll(() => dialog.getByRole('option', { selected: true }).innerText())
      .toMatch(/^Sales/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await demo.getByRole('button', { name: 'Department: Marketing' }).waitFor();
    await expect
      .poll(() => demo.locator('.demo-events').innerText())
      .toContain('onChange (newVal: 3, oldVal: 4)');
  });

  it('is the sheet of a Date, with the titles that are set', async () => {
    const { page, demo } = await openNative('date');
    await set(demo, 'dateheadertitle').fill('First day');
    const field = demo.getByRole('button', { name: /^First day of the leave/ });
    await field.press('Enter');
    const dialog = demo.getByRole('dialog', { name: 'First day' });
    await dialog.getByRole('spinbutton', { name: 'Day' }).focus();
    await page.keyboard.press('ArrowDown');
    await dialog.getByRole('button', { name: 'Select' }).click();
    await expect.poll(() => field.innerText()).toContain('10-March-2026');
    await field.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await set(demo, 'iswheelpicker').uncheck();
    await field.press('Enter');
    await demo.getByRole('dialog').getByRole('grid').waitFor();
  });

  it('is a sheet for the day of a Datetime, then one for its time, without a mouse', async () => {
    const { page, demo } = await openNative('datetime');
    const field = demo.getByRole('button', { name: /^Interview/ });
    await field.press('Enter');
    const dialog = demo.getByRole('dialog');
    await dialog.getByText('Select Date').waitFor();
    await page.keyboard.press('ArrowDown');
    await dialog.getByRole('button', { name: 'Select' }).press('Enter');
    await dialog.getByText('Select Time').waitFor();
    await page.keyboard.press('ArrowDown');
    await dialog.getByRole('button', { name: 'Select' }).press('Enter');
    await expect.poll(() => field.innerText()).toContain('Tue, 10 Mar 2026, 03:05 PM');
    await set(demo, 'Date Pattern').fill('d MMM y, HH:mm');
    await field.press('Enter');
    await dialog.getByRole('button', { name: 'Select' }).press('Enter');
    expect(await dialog.getByRole('spinbutton').count()).toBe(2);
  });

  it('doesn’t hold up what one types into a Number: decimals are cut, and limits checked', async () => {
    const { demo } = await openNative('number');
    const field = demo.locator('.n-input');
    await field.fill('31.257');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('31.25');
    await demo.locator('.n-aside').getByText('the largest value is 30').waitFor();
    await set(demo, 'floatinglabel').fill('Days');
    await demo.getByLabel('Days', { exact: true }).waitFor();
  });
});

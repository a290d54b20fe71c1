// Search for everyone: what axe finds, 200 % zoom, a phone and its fingers.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { inputOf, isTooWide, optionsOf, searchFor } from '../support/search.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(SEARCHED));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const ZOOMED = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 };

type State = [name: string, act: (page: Page) => Promise<unknown>];

/** In the dialog, in this order, each after the one before. */
const IN_DIALOG: State[] = [
  ['empty', (page) => page.keyboard.press('/')],
  ['with many results', (page) => show(page, 'recipe', '.search-list')],
  ['with results', (page) => show(page, 'table', '.search-list mark')],
  ['with a filter', (page) => page.locator('.search-filter').getByText('Reference').click()],
  ['with nothing found', (page) => show(page, 'exprot', '.search-nothing')],
];
const ON_PAGE: State[] = [
  ['empty', async (page) => page.goto(new URL('search', reader.url).href)],
  ['with results', (page) => show(page, 'recipe', '.search-list')],
  ['with nothing found', (page) => show(page, 'qqxxzz', '.search-nothing')],
];

async function show(page: Page, query: string, found: string): Promise<void> {
  await inputOf(page).fill(query);
  await page.locator(found).first().waitFor();
}

/** Something to remember, so that it is on show. */
async function openUsed(options: BrowserContextOptions): Promise<Page> {
  const page = await reader.open('about:blank', options);
  await page.addInitScript(() => {
    localStorage.setItem(
      'learn-searches',
      '["zebra","a query that is longer than a phone is wide"]',
    );
    localStorage.setItem('learn-read', '[["/docs/widgets/data-table","Data Table","guide"]]');
  });
  await page.goto(`${reader.url}start`);
  return page;
}

describe('axe finds nothing', () => {
  const cases = [
    { name: 'phone', ...PHONE },
    { name: 'desk', ...DESK },
  ];

  it.each(cases)('in the dialog, $name, light and dark', async ({ name: _, ...options }) => {
    const page = await openUsed({ ...options, bypassCSP: true });
    for (const [state, act] of IN_DIALOG) {
      await act(page);
      await page.locator('.search-panel').waitFor();
      expect(await violationsInBothThemes(page), state).toEqual([]);
    }
  });

  it.each(cases)('on the search page, $name, light and dark', async ({ name: _, ...options }) => {
    const page = await openUsed({ ...options, bypassCSP: true });
    for (const [state, act] of ON_PAGE) {
      await act(page);
      await page.locator('.search-panel').waitFor();
      expect(await violationsInBothThemes(page), state).toEqual([]);
    }
  });
});

/** Controls of search that are cut off: where no scrolling brings them into the window. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutOff = (control: HTMLElement): boolean => {
      const { top, bottom } = control.getBoundingClientRect();
      for (let box = control.parentElement; box?.closest('.search'); box = box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        if (overflowY === 'auto' || overflowY === 'scroll') return false;
        const edge = box.getBoundingClientRect();
        if (overflowY !== 'visible' && (top < edge.top - 1 || bottom > edge.bottom + 1))
          return true;
      }
      return false;
    };
    const isOutside = (control: HTMLElement): boolean => {
      control.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isInWindow = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      return !isInWindow || !(control.contains(at) || at?.contains(control));
    };
    const controls = document.querySelectorAll<HTMLElement>('.search :is(a, button, input, label)');
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.matches('.visually-hidden'))
      .filter((control) => isCutOff(control) || isOutside(control))
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

/** Controls for a finger that are smaller than 44 pixels in one direction. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      '.search-field, .search :is(a, button, label), .search > input',
    );
    return [...controls]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(
        ({ control, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${control.outerHTML.slice(0, 120)}`,
      );
  });
}

describe.each([
  ['at 200 % zoom', ZOOMED],
  ['on a phone', PHONE],
])('%s', (_, options) => {
  it.each([
    ['the dialog', IN_DIALOG],
    ['the search page', ON_PAGE],
  ])('every control of %s can be reached, and nothing is wider than the window', async (_at, states) => {
    const page = await openUsed(options);
    for (const [state, act] of states) {
      await act(page);
      await page.locator('.search-panel').waitFor();
      expect(await unreachable(page), state).toEqual([]);
      expect(await isTooWide(page), state).toBe(false);
    }
  });

  it('the first result is seen below input and filter, and the last when it is chosen', async () => {
    const page = await reader.open('start', options);
    await searchFor(page, 'recipe');
    const isSeen = (at: number) =>
      optionsOf(page)
        .nth(at)
        .evaluate((option) => {
          const { top, bottom } = option.getBoundingClientRect();
          const panel = option.closest('.search-panel')?.getBoundingClientRect();
          return panel !== undefined && top >= panel.top - 1 && bottom <= panel.bottom + 1;
        });
    expect(await isSeen(0)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => isSeen(7)).toBe(true);
    expect(
      await inputOf(page).evaluate((input) => input.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
  });
});

describe('on a phone', () => {
  it.each([
    ['the dialog', IN_DIALOG],
    ['the search page', ON_PAGE],
  ])('every control of %s has room for a finger', async (_, states) => {
    const page = await openUsed(PHONE);
    for (const [state, act] of states) {
      await act(page);
      await page.locator('.search-panel').waitFor();
      expect(await tooSmall(page), state).toEqual([]);
    }
  });

  it('speaks of no keys', async () => {
    const page = await openUsed(PHONE);
    await page.tap('.search-field');
    await inputOf(page).fill('zebra');
    await optionsOf(page).first().waitFor();
    expect(await page.locator('.search-view kbd:visible').count()).toBe(0);
  });

  it('a tap on the field opens it, a tap on a result leads there', async () => {
    const page = await reader.open('start', PHONE);
    await page.tap('.search-field');
    await inputOf(page).fill('zebra');
    await optionsOf(page).first().tap();
    await page.waitForURL('**/data-table#page-size');
  });
});

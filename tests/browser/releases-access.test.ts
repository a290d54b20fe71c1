// Explorer, upgrade report and release pages for everyone: what axe finds, phones, 200 % zoom, the focus.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { isTooWide } from '../support/search.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

type State = [name: string, at: string, act: (page: Page) => Promise<unknown>];

const seen = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const FULL = 'upgrade/?from=11.8.5&to=11.14.0';

const STATES: State[] = [
  ['all changes', 'releases/', seen('.changes')],
  ['filters and details open', 'releases/?q=table&kind=fix', openFilters],
  ['problems of a filter', 'releases/?from=99&kind=x,y', seen('.notice')],
  ['components', 'releases/?view=components', openHistory],
  ['an empty report', 'upgrade/', seen('.upgrade[data-live]')],
  ['a full report', FULL, openReport],
  ['a report with problems', 'upgrade/?from=10.6.8&to=x&area=y&edition=z', seen('.notice')],
  ['a release', 'millwork-release-notes/v11-14-0', seen('h1')],
  ['the releases of an edition', 'millwork-release-notes', seen('h1')],
];

async function openFilters(page: Page): Promise<void> {
  await seen('.changes summary')(page);
  const button = page.getByRole('button', { name: 'More filters' });
  if (await button.isVisible()) await button.click();
  await page.locator('.changes summary').first().click();
}

async function openHistory(page: Page): Promise<void> {
  await page.locator('.histories summary').first().click();
}

/** With every part open, something ticked, and all components. */
async function openReport(page: Page): Promise<void> {
  await page.locator('.report-changes input').first().check();
  await page.getByRole('button', { name: 'Show those that stay' }).click();
  await page.locator('.upgrade details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
}

describe('axe finds nothing', () => {
  const cases = STATES.flatMap(([name, at, act]) =>
    [390, 1440].map((width) => ({ name, at, act, width })),
  );

  it.each(cases)('in $name, light and dark, $width', async ({ at, act, width }) => {
    const viewport = { width, height: 900 };
    const page = await reader.openNext(at, { colorScheme: 'light', viewport, bypassCSP: true });
    await act(page);
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

describe.each([
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['at 200 % zoom', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
])('%s', (_name, options) => {
  it.each(STATES)('%s is no wider than the window', async (_state, at, act) => {
    const page = await reader.openNext(at, options);
    await act(page);
    await page.waitForLoadState('networkidle');
    expect(await isTooWide(page)).toBe(false);
  });
});

/** What has the focus, and whether one sees that it has: itself or, for a hidden box, its label. */
function focusIn(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const shown = focused.matches('.views input') ? focused.nextElementSibling : focused;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? focused);
    const { top, bottom, left, right } = (shown ?? focused).getBoundingClientRect();
    const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    const isNew = !focused.hasAttribute('data-visited');
    focused.setAttribute('data-visited', '');
    return {
      name: focused.outerHTML.slice(0, 120),
      isNew,
      isInMain: focused.closest('main') !== null,
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInWindow: bottom > header && top < innerHeight && left >= 0 && right <= innerWidth,
    };
  });
}

describe('the focus', () => {
  it.each([
    ['releases/?kind=breaking', '.changes', '.views input:checked', 45],
    ['releases/?view=components', '.histories', '.views input:checked', 10],
    [FULL, '.report', '.report-form select', 30],
  ])('can be seen wherever it is in %s', async (at, selector, first, steps) => {
    const page = await reader.openNext(at);
    await seen(selector)(page);
    await page.waitForLoadState('networkidle');
    await page.locator(first).first().focus();
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press('Tab');
      const { name, ...focus } = await focusIn(page);
      expect(focus, name).toEqual({
        isNew: true,
        isInMain: true,
        hasOutline: true,
        isInWindow: true,
      });
    }
  });
});

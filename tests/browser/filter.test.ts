// Boxes that filter rows and cards: by words, platform, category, differences; in the address; never without scripts.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { isTooWide } from '../support/search.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

const LIBRARY = 'app-development/widgets/widget-library';
const MATRIX = 'app-development/widgets/platforms';
const DATA_TABLE = 'app-development/widgets/datalive/data-table';

const cards = (page: Page) => page.locator('.cards > li:visible');
const rows = (page: Page) => page.locator('.article tbody > tr:visible');
const box = (page: Page) => page.locator('.filter').first();

/** Alive once it has taken what was chosen. */
async function choose(page: Page, act: (filter: Locator) => Promise<unknown>): Promise<void> {
  await page.mouse.move(300, 300);
  await page.locator('.filter[data-ready]').first().waitFor();
  await act(box(page));
  await box(page).locator('output:not(:empty)').waitFor();
}

describe('the widget library', () => {
  it('narrows its cards by words, and shows no heading without a card', async () => {
    const page = await reader.openNext(LIBRARY);
    const all = await cards(page).count();
    expect(all).toBeGreaterThan(60);
    expect(await page.locator('.cards .thumbnail > *').count()).toBeGreaterThan(all);
    await choose(page, (filter) => filter.getByLabel('Filter by words').fill('drag handle'));
    expect(await cards(page).locator('strong').allInnerTexts()).toEqual(['Slider']);
    expect(await page.locator('.article h2:visible').allInnerTexts()).toContain('Form widgets');
    expect(await page.locator('.article h2:visible').allInnerTexts()).not.toContain('Data widgets');
    const outline = page.locator('#site-outline a:visible');
    await expect.poll(() => outline.allInnerTexts()).not.toContain('Data widgets');
    expect(await outline.allInnerTexts()).toContain('Form widgets');
    expect(await box(page).locator('output').innerText()).toMatch(/^1 of \d+$/);
    await choose(page, (filter) => filter.getByLabel('Filter by words').fill('zzqx'));
    expect(await cards(page).count()).toBe(0);
    expect(await box(page).locator('output').innerText()).toMatch(/^None of \d+ match/);
  });

  it('narrows by category and platform, and keeps it in the address', async () => {
    const page = await reader.openNext('react-native/widget-library-mobile');
    await choose(page, (filter) => filter.getByLabel('Category').selectOption('Form widgets'));
    const both = await cards(page).count();
    await choose(page, (filter) => filter.getByLabel('Platform').selectOption('React Native'));
    const native = await cards(page).count();
    expect(native).toBeGreaterThan(5);
    expect(native).toBeLessThanOrEqual(both);
    for (const card of await cards(page).all())
      expect(await card.getAttribute('data-platforms')).toContain('react-native');
    expect(new URL(page.url()).search).toBe('?group=form&platform=react-native');
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(native);
    await box(page).getByLabel('Category').selectOption('');
    await box(page).getByLabel('Platform').selectOption('');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(both);
    expect(new URL(page.url()).search).toBe('');
  });

  it.each(['light', 'dark'] as const)('passes axe in %s', async (colorScheme) => {
    const page = await reader.openNext(LIBRARY, { bypassCSP: true, colorScheme });
    await choose(page, (filter) => filter.getByLabel('Filter by words').fill('chart'));
    expect(await violations(page)).toEqual([]);
  });

  it('fits a phone', async () => {
    const page = await reader.openNext(LIBRARY, { viewport: { width: 320, height: 700 } });
    await choose(page, (filter) => filter.getByLabel('Filter by words').fill('dialog'));
    expect(await isTooWide(page)).toBe(false);
  });
});

describe('the table of platforms', () => {
  it('is a row for each widget, which opens with the differences first, and no higher than a few windows', async () => {
    const page = await reader.openNext(MATRIX);
    const matrix = page.locator('.compared');
    expect(await matrix.count()).toBeGreaterThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
    const slider = matrix.filter({ has: page.locator('#slider') });
    expect(await slider.locator('table').isVisible()).toBe(false);
    await slider.locator('.compared-count').click();
    expect(await slider.locator('table').isVisible()).toBe(true);
    const cells = await slider
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].slice(1).map((cell) => cell.textContent)),
      );
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter((one) => new Set(one).size === 1)).toEqual([]);
    expect(new Set(cells.flat())).toEqual(new Set(['Yes', 'No']));
    expect(await slider.locator('div > p').first().innerText()).toMatch(
      /^The same on all of them: /,
    );
  });

  it('leaves the widgets that differ, and those with the words in their parts', async () => {
    const page = await reader.openNext(MATRIX);
    const matrix = page.locator('.compared:visible');
    const all = await matrix.count();
    await choose(page, (filter) => filter.getByLabel('Only the differences').check());
    expect(await matrix.count()).toBeLessThan(all);
    for (const one of await matrix.locator('.compared-count').allInnerTexts())
      expect(one).toMatch(/^\d+ of \d+ differ$/);
    await box(page).getByLabel('Filter by words').fill('slider range');
    await expect
      .poll(() => page.locator('.article h3:visible').allInnerTexts())
      .toEqual([expect.stringContaining('Slider')]);
    expect(new URL(page.url()).search).toBe('?words=slider+range&differences=on');
  });

  it('passes axe', async () => {
    const page = await reader.openNext(MATRIX, { bypassCSP: true });
    await choose(page, (filter) => filter.getByLabel('Filter by words').fill('slider'));
    expect(await violations(page)).toEqual([]);
  });
});

describe('the list of screens', () => {
  it('finds a screen by a label on it, draws it small, and opens its area', async () => {
    const page = await reader.openNext('screens', { viewport: { width: 390, height: 844 } });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
    expect(await rows(page).count()).toBe(0);
    await choose(page, (filter) => filter.getByLabel('Filter by words').fill('access token'));
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    const drawing = rows(page).first().locator('svg.screen-sign');
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(60);
    await box(page).getByLabel('Filter by words').fill('');
    await expect.poll(() => rows(page).count()).toBe(0);
  });

  it('leads to the search of everything where nothing matches', async () => {
    const page = await reader.openNext('screens');
    await choose(page, (filter) => filter.getByLabel('Filter by words').fill('rollback & more'));
    const link = box(page).getByRole('link', { name: /Search all documentation/ });
    expect(await link.getAttribute('href')).toBe('/learn/search?q=rollback%20%26%20more');
  });
});

describe('the properties of a widget', () => {
  it('are narrowed by words; a link to a hidden row brings it back', async () => {
    const page = await reader.openNext(DATA_TABLE);
    const all = await rows(page).count();
    await choose(page, (filter) => filter.getByLabel('Filter by words').fill('page size'));
    expect(await rows(page).count()).toBeLessThan(all);
    const hidden = await page.locator('tr[id^=property-][hidden]').first().getAttribute('id');
    await page.evaluate((id) => {
      location.hash = `#${id}`;
    }, hidden);
    await expect.poll(() => page.locator(`[id="${hidden}"]`).isVisible()).toBe(true);
    expect(await box(page).getByLabel('Filter by words').inputValue()).toBe('');
  });

  it('without scripts are all there, and there is no box', async () => {
    const page = await reader.open(DATA_TABLE, { javaScriptEnabled: false });
    expect(await rows(page).count()).toBeGreaterThan(80);
    expect(await page.locator('.filter:visible').count()).toBe(0);
  });

  it('tell where they exist, by icon and in words', async () => {
    const page = await reader.openNext('app-development/widgets/form-widgets/slider');
    const mark = page.locator('#property-range .platform');
    expect(await mark.innerText()).toBe('React Native');
    const width = await mark.evaluate((one) => getComputedStyle(one, '::before').width);
    expect(Number.parseFloat(width)).toBeGreaterThan(5);
  });
});

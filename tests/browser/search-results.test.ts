// What search shows: results by page, the filter, a result lit up, and what to do when nothing is found.
import { describe, expect, it } from 'vitest';
import { arrivedAt, markDocument, topOf, useReader } from '../support/browser.ts';
import {
  activeOption,
  dialogOf,
  groupsOf,
  hasFocus,
  inputOf,
  litWords,
  optionsOf,
  searchAgain,
  searchFor,
} from '../support/search.ts';
import { REPORT, SEARCHED } from '../support/searched-site.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(SEARCHED));

describe('results', () => {
  it('are grouped by page, with crumbs, and the words marked', async () => {
    const page = await reader.openNext('start');
    await searchFor(page, 'table');
    const first = groupsOf(page).first();
    expect(await first.locator('.search-crumbs').innerText()).toBe('Guide › Widgets');
    expect(await groupsOf(page).count()).toBe(3);
    await expect
      .poll(() => page.locator('.search-list mark').allTextContents())
      .toEqual(['Table', 'table', 'table']);
  });

  it('of a page whose beginning does not match stand below its name, which leads there', async () => {
    const page = await reader.openNext('start');
    await searchFor(page, 'onbeforerender');
    await expect.poll(async () => (await activeOption(page))?.name).toBe('Before drawing');
    await page.locator('.search-row.is-page', { hasText: 'Events' }).click();
    await arrivedAt(page, 'Events');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('are narrowed by section, with a count for each', async () => {
    const page = await reader.openNext('start');
    await searchFor(page, 'table');
    const filter = page.getByRole('group', { name: 'Show results of' });
    expect(await filter.locator('label').allInnerTexts()).toEqual([
      'All 3',
      'Guide 2',
      'Reference 1',
    ]);
    await filter.getByText('Reference').click();
    await expect.poll(() => optionsOf(page).count()).toBe(1);
    await expect.poll(async () => (await activeOption(page))?.name).toBe('Before drawing');
    expect(await hasFocus(inputOf(page))).toBe(true);
    expect(await filter.locator('label').allInnerTexts()).toContain('Guide 2');
    await filter.getByText('All').click();
    await expect.poll(() => optionsOf(page).count()).toBe(3);
  });

  it('are the best ones where there are many, and the way to all of them keeps the query', async () => {
    const page = await reader.openNext('start');
    await searchFor(page, 'recipe');
    await dialogOf(page).getByText('Best 8 of 30 pages').last().waitFor();
    expect(await groupsOf(page).count()).toBe(8);
    await page.getByRole('link', { name: 'See all results' }).click();
    await page.locator('form.search').getByRole('option').first().waitFor();
    expect(new URL(page.url()).search).toBe('?q=recipe');
    expect(await groupsOf(page).count()).toBe(20);
  });

  it('open at their heading, with the words lit up for a moment', async () => {
    const page = await reader.openNext('start');
    await searchFor(page, 'zebra stripes');
    await optionsOf(page).first().click();
    await arrivedAt(page, 'Data Table');
    await expect.poll(() => litWords(page)).toEqual(['zebra', 'stripes']);
    expect(new URL(page.url()).hash).toBe('#page-size');
    const top = await topOf(page, '#page-size');
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(450);
    await expect.poll(() => litWords(page)).toEqual([]);
  });

  it('of the page that is open are gone to, and lit up too', async () => {
    const page = await reader.openNext('widgets/data-table');
    const isSame = await markDocument(page);
    await searchFor(page, 'zebra');
    await optionsOf(page).first().click();
    await expect.poll(() => litWords(page)).toEqual(['zebra']);
    await expect.poll(() => topOf(page, '#page-size')).toBeLessThan(450);
    expect(await topOf(page, '#page-size')).toBeGreaterThan(0);
    expect(await isSame()).toBe(true);
  });
});

describe('a misspelled word', () => {
  it('finds what it was meant for, and says so', async () => {
    const page = await reader.openNext('start');
    await searchFor(page, 'exprot');
    await page.getByText('Showing results for export').waitFor();
    expect((await activeOption(page))?.name).toBe('Export Data');
  });
});

describe('nothing found', () => {
  it('tells so, with the sections to look in and a report that says what was typed', async () => {
    const page = await reader.openNext('start');
    await searchFor(page, 'qq xx&zz');
    await dialogOf(page).getByText('Nothing found for “qq xx&zz”').last().waitFor();
    const links = dialogOf(page).getByRole('link');
    expect(await links.allInnerTexts()).toEqual([
      'Guide',
      'Reference',
      'Tell us what you were looking for',
    ]);
    expect(await links.last().getAttribute('href')).toBe(`${REPORT}qq%20xx%26zz`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arrivedAt(page, 'Events');
    expect(await dialogOf(page).count()).toBe(0);
  });

  it('in one section offers the nearest words, and to search all', async () => {
    const page = await reader.openNext('start');
    await searchFor(page, 'table');
    await page.locator('.search-filter').getByText('Reference').click();
    await searchAgain(page, 'exprot');
    await dialogOf(page).getByText('Nothing found for “exprot” in Reference').waitFor();
    await page.getByRole('button', { name: 'export', exact: true }).click();
    expect(await inputOf(page).inputValue()).toBe('export');
    expect(await hasFocus(inputOf(page))).toBe(true);
    await page.getByRole('button', { name: 'Search all sections' }).click();
    await expect.poll(() => activeOption(page)).toMatchObject({ name: 'Export Data' });
  });
});

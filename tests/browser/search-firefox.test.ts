// Search in Firefox: the dialog, the way to a result, the search page, a part of the index that fails.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, it } from 'vitest';
import { useFirefox } from '../support/firefox.ts';
import { type MoodySite, serveMoody } from '../support/moody-site.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { serveFiles } from '../support/served-site.ts';

/** Names of the results, in order; the one that is chosen has a star. */
function results(page: Page): Promise<string[]> {
  return page.$$eval('.search [role=option]', (all) => {
    const chosen = document.querySelector('.search input')?.getAttribute('aria-activedescendant');
    return all.map((one) => {
      const name = one.querySelector('.search-name')?.textContent ?? '';
      return one.id === chosen ? `${name}*` : name;
    });
  });
}

const titleOf = (page: Page) => page.$eval('h1', (title) => title.textContent);
const statusOf = (page: Page) => page.$eval('.search [role=status]', (one) => one.textContent);
const queryOf = (page: Page) => page.$eval('.search input', (input) => input.value);
const litWords = (page: Page) =>
  page.evaluate(() =>
    ([...(CSS.highlights?.get('search') ?? [])] as StaticRange[]).map(
      ({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset),
    ),
  );

describe.skipIf(!inject('firefox'))('in Firefox', () => {
  let site: MoodySite;
  const reader = useFirefox(async () => {
    site = await serveMoody(await serveFiles(SEARCHED));
    return site;
  });

  it('a key opens the dialog, typing finds, arrows choose, Enter opens, words are lit up', async () => {
    const page = await reader.open('start');
    await page.keyboard.press('/');
    await page.keyboard.type('table');
    await expect
      .poll(() => results(page))
      .toEqual(['Data Table*', 'Export Data', 'Before drawing']);
    await expect.poll(() => statusOf(page)).toBe('3 results on 3 pages');
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => results(page))
      .toEqual(['Data Table', 'Export Data', 'Before drawing*']);
    await page.keyboard.press('Enter');
    await expect.poll(() => titleOf(page)).toBe('Events');
    expect(new URL(page.url()).hash).toBe('#before-drawing');
    expect(await page.$eval('dialog.search', (dialog) => dialog.open)).toBe(false);
    const hasHighlights = await page.evaluate(() => 'highlights' in CSS);
    if (hasHighlights) await expect.poll(() => litWords(page)).toEqual(['table']);
  });

  it('the field opens it too, Esc closes it and gives the focus back', async () => {
    const page = await reader.open('start');
    await page.focus('.search-field');
    await page.click('.search-field');
    await page.keyboard.type('zebra');
    await expect.poll(() => results(page)).toEqual(['Page size*']);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toBe('search-field');
  });

  it('the search page shows what its address asks for, and writes what is typed into it', async () => {
    const page = await reader.open('search?q=zebra');
    await expect.poll(() => results(page)).toEqual(['Page size']);
    await page.focus('.search input');
    await page.keyboard.press('End');
    await page.keyboard.type(' stripes');
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?q=zebra%20stripes');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => titleOf(page)).toBe('Data Table');
    await page.evaluate(() => history.back());
    await expect.poll(() => results(page)).toEqual(['Page size']);
    expect(await queryOf(page)).toBe('zebra stripes');
  });

  it('odd queries are shown as text', async () => {
    const page = await reader.open('start');
    await page.keyboard.press('/');
    await page.waitForSelector('[role=combobox]');
    for (const query of [
      'x'.repeat(1000),
      '👩‍👩‍👧🦓',
      'مرحبا',
      '(a+)+$[',
      '<img src=x>',
      '\ud83d',
    ]) {
      await page.$eval(
        '.search input',
        (input, text) => {
          input.value = text;
          input.dispatchEvent(new Event('input'));
        },
        query,
      );
      await page.waitForSelector('.search-list, .search-nothing, .search-hint');
      expect(await page.$$('.search :is(img, script)')).toEqual([]);
    }
  });

  it('a failing part says so, and trying again works', async () => {
    const page = await reader.open('start');
    site.mood = { paths: /_search\/words\//, answer: 500 };
    await page.keyboard.press('/');
    await page.keyboard.type('zebra');
    await page.waitForSelector('.search [role=alert]');
    site.mood = undefined;
    await page.click('.search [role=alert] button');
    await expect.poll(() => results(page)).toEqual(['Page size*']);
    expect(await page.$('.search [role=alert]')).toBe(null);
  });
});

// The dialog of search: ways in and out, and keys that come before its script.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { type MoodySite, serveMoody } from '../support/moody-site.ts';
import {
  closeSearch,
  dialogOf,
  hasFocus,
  inputOf,
  optionsOf,
  searchFor,
} from '../support/search.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { serveFiles } from '../support/served-site.ts';

let site: MoodySite;
const reader = useReader(async () => {
  site = await serveMoody(await serveFiles(SEARCHED));
  return site;
});
afterEach(() => {
  site.mood = undefined;
});

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const WAYS_IN: [string, (page: Page) => Promise<void>][] = [
  ['a click on the field', (page) => page.click('.search-field')],
  ['"/"', press('/')],
  ['Ctrl+K', press('Control+k')],
  ['⌘K', press('Meta+k')],
];

describe('the way in and out', () => {
  it.each(WAYS_IN)('%s opens the dialog, ready to type in', async (_, act) => {
    const page = await reader.open('start');
    await act(page);
    await dialogOf(page).waitFor();
    expect(await hasFocus(inputOf(page))).toBe(true);
    await page.keyboard.type('zebra');
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
  });

  it('a slash that is typed into a field stays there', async () => {
    const page = await reader.open('start');
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    await page.keyboard.type('a/b');
    expect(await page.inputValue('textarea')).toBe('a/b');
    expect(await dialogOf(page).count()).toBe(0);
  });

  it('keys that are pressed while the script still loads are not lost', async () => {
    const page = await reader.open('start');
    site.mood = { paths: /_assets\/(search|mount|worker)/, answer: { lateMs: 800 } };
    await page.keyboard.press('/');
    await page.keyboard.type('zebra');
    expect(await page.inputValue('dialog input')).toBe('zebra');
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
    expect(await inputOf(page).inputValue()).toBe('zebra');
    // It is made of the parts that were late.
    const loaded = site.answers.map(({ path }) => /_assets\/(\w+)-/.exec(path)?.[1]);
    expect(loaded).toEqual(expect.arrayContaining(['search', 'mount', 'worker']));
  });

  it('an Enter that comes before the script opens the first result', async () => {
    const page = await reader.open('start');
    site.mood = { paths: /_assets\/(search|mount|worker)/, answer: { lateMs: 800 } };
    await page.keyboard.press('/');
    await page.keyboard.type('zebra');
    await page.keyboard.press('Enter');
    await arrivedAt(page, 'Data Table');
    expect(new URL(page.url()).hash).toBe('#page-size');
  });

  it.each([
    ['Esc', press('Escape')],
    ['Ctrl+K again', press('Control+k')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['a click beside it', (page: Page) => page.mouse.click(40, 850)],
  ])('%s closes it and gives the focus back', async (_, close) => {
    const page = await reader.open('start');
    const link = page.locator('.pager-next');
    await link.focus();
    await searchFor(page, 'zebra');
    await close(page);
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(link)).toBe(true);
  });

  it('opened again it has the last query, marked to be typed over', async () => {
    const page = await reader.open('start');
    await searchFor(page, 'zebra');
    await closeSearch(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('export');
    expect(await inputOf(page).inputValue()).toBe('export');
    await optionsOf(page).filter({ hasText: 'Export Data' }).waitFor();
  });
});

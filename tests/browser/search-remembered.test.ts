// What a device keeps for search: queries and pages that were read; and a device that keeps nothing.
import { describe, expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { activeOption, dialogOf, hasFocus, inputOf, searchFor } from '../support/search.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(SEARCHED));

describe('what the device remembers', () => {
  it('is searches and pages that were read, kept over a reload, taken out one by one or all', async () => {
    const page = await reader.open('start');
    for (const [query, title] of [
      ['zebra', 'Data Table'],
      ['onBeforeRender', 'Events'],
    ] as const) {
      await searchFor(page, query);
      await page.keyboard.press('Enter');
      await arrivedAt(page, title);
    }
    await page.reload();
    await page.keyboard.press('/');
    const links = dialogOf(page).locator('.search-kept a');
    const kept = async () =>
      (await links.allInnerTexts()).map((text) => text.trim().split('\n')[0]);
    await expect.poll(kept).toEqual(['onBeforeRender', 'zebra', 'Data Table', 'Start']);

    await page.getByRole('button', { name: 'Remove zebra' }).click();
    await expect.poll(kept).toEqual(['onBeforeRender', 'Data Table', 'Start']);
    expect(await hasFocus(inputOf(page))).toBe(true);
    await page.getByRole('button', { name: 'Clear recently read pages' }).click();
    await expect.poll(kept).toEqual(['onBeforeRender']);

    await page.reload();
    await page.keyboard.press('/');
    await links.first().click();
    await expect.poll(() => activeOption(page)).toMatchObject({ name: 'Before drawing' });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await page.getByText('Type a few words').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('learn-searches'))).toBe(null);
  });

  it('is walked by arrows, and a page of it opened by Enter', async () => {
    const page = await reader.open('start');
    await page.click('.pager-next');
    await arrivedAt(page, 'Data Table');
    await page.keyboard.press('/');
    await dialogOf(page).getByRole('link', { name: 'Start' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arrivedAt(page, 'Start');
    expect(await dialogOf(page).count()).toBe(0);
  });
});

describe('a device that keeps nothing', () => {
  it('searches and opens results all the same', async () => {
    const page = await reader.open('about:blank');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await page.goto(`${reader.url}start`);
    await searchFor(page, 'zebra');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/data-table#page-size');
    await page.keyboard.press('/');
    await page.keyboard.press('Delete');
    await dialogOf(page).getByText('Type a few words').waitFor();
  });

  it('is not stopped by what something else has kept under its names', async () => {
    const page = await reader.open('about:blank');
    await page.addInitScript(() => {
      localStorage.setItem('learn-searches', '[1,{"a":[]},"kept <b>",null]');
      localStorage.setItem('learn-read', '{"not":"a list"}');
    });
    await page.goto(`${reader.url}start`);
    await page.keyboard.press('/');
    await dialogOf(page).getByRole('link', { name: 'kept <b>' }).waitFor();
    await searchFor(page, 'zebra');
  });
});

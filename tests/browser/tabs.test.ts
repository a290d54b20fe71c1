// Tabs: chosen by pointer and arrow keys, switched together, remembered, opened for an anchor inside.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrivedAt, tabsReady, topOf, useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));

const tab = (page: Page, nth: number, label: string) =>
  page.locator('.tabs').nth(nth).getByRole('tab', { name: label });
async function ready(page: Page): Promise<Page> {
  await tabsReady(page);
  return page;
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const shown = (page: Page) =>
  page.locator('.tab-panel > p:not(.tab-label):visible').allTextContents();

describe('tabs', () => {
  it('start with the first, and say which is chosen', async () => {
    const page = await ready(await reader.openNext());
    expect(await shown(page)).toEqual(['Linux text.', 'Second Linux.', 'No group.']);
    expect(await tab(page, 0, 'Linux').getAttribute('aria-selected')).toBe('true');
    expect(await tab(page, 0, 'Windows').getAttribute('aria-selected')).toBe('false');
    const panel = await tab(page, 0, 'Linux').getAttribute('aria-controls');
    expect(await page.getAttribute(`#${panel}`, 'role')).toBe('tabpanel');
  });

  it('of one group switch together, and stay where they are seen', async () => {
    const page = await ready(await reader.openNext());
    const second = page.locator('.tab-list').nth(1);
    await second.scrollIntoViewIfNeeded();
    const top = () => second.evaluate((list) => Math.round(list.getBoundingClientRect().top));
    const before = await top();
    await tab(page, 1, 'Windows').click();
    expect(await shown(page)).toEqual(['Windows text.', 'Second Windows.', 'No group.']);
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
  });

  it('of one group are remembered on other pages and after a reload', async () => {
    const page = await ready(await reader.openNext());
    await tab(page, 0, 'Windows').click();
    const windows = ['Windows text.', 'Second Windows.', 'No group.'];
    await expect.poll(() => shown(page)).toEqual(windows);
    await page.reload();
    await ready(page);
    expect(await shown(page)).toEqual(windows);
    await page.click('.article a:text-is("link")');
    await arrivedAt(page, 'Two');
    await ready(page);
    expect(await shown(page)).toEqual(['Third Windows.']);
  });

  it('that a group has and another has not leave the other alone', async () => {
    const page = await ready(await reader.openNext());
    await tab(page, 0, 'macOS').click();
    expect(await shown(page)).toEqual(['Mac text.', 'Second Linux.', 'No group.']);
    await page.reload();
    await ready(page);
    expect(await shown(page)).toEqual(['Mac text.', 'Second Linux.', 'No group.']);
  });

  it('are moved through by arrow keys, in a ring', async () => {
    const page = await ready(await reader.openNext());
    await tab(page, 0, 'Linux').focus();
    const steps: [string, string][] = [
      ['ArrowRight', 'Windows'],
      ['ArrowRight', 'macOS'],
      ['ArrowRight', 'Linux'],
      ['ArrowLeft', 'macOS'],
      ['Home', 'Linux'],
      ['End', 'macOS'],
    ];
    for (const [key, label] of steps) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(label);
      expect(await tab(page, 0, label).getAttribute('aria-selected')).toBe('true');
    }
    expect(await page.locator('.tabs >> nth=0 >> [role=tab][tabindex="0"]').count()).toBe(1);
  });

  it('open for an address with an anchor inside them', async () => {
    const page = await ready(await reader.openNext('#inside'));
    await expect.poll(() => page.isVisible('#inside')).toBe(true);
    const top = await topOf(page, '#inside');
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(300);
  });
});

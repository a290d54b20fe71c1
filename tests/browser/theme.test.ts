// The colour theme: as on the device, or chosen and remembered; never another one first.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const isDark = async (page: Page) => Number((await ground(page)).match(/\d+/)?.[0]) < 60;

describe('the colour theme', () => {
  it('follows the device, also when that changes', async () => {
    const page = await reader.open('', { colorScheme: 'dark' });
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await isDark(page)).toBe(false);
  });

  it('changes at the first click, goes round three states, and its button says which', async () => {
    const page = await reader.open('', { colorScheme: 'light' });
    const button = page.locator('.theme-button');
    for (const [label, dark] of [
      ['as on this device', false],
      ['dark', true],
      ['light', false],
      ['as on this device', false],
    ] as const) {
      await expect.poll(() => button.getAttribute('aria-label')).toBe(`Color theme: ${label}`);
      expect(await button.getAttribute('title')).toBe(`Color theme: ${label}`);
      expect(await isDark(page)).toBe(dark);
      expect(await button.locator('.icon-box:visible').count()).toBe(1);
      await button.click();
    }
  });

  it('is remembered, and stays from page to page', async () => {
    const page = await reader.open('', { colorScheme: 'dark' });
    await page.click('.theme-button');
    await expect.poll(() => isDark(page)).toBe(false);
    await page.click('.sections a >> nth=0');
    await page.locator('.sidebar').waitFor();
    expect(await isDark(page)).toBe(false);
    await page.reload();
    expect(await isDark(page)).toBe(false);
    expect(await page.getAttribute('.theme-button', 'aria-label')).toBe('Color theme: light');
  });

  it('is there before anything is painted', async () => {
    const page = await reader.open('', { colorScheme: 'light' });
    await page.evaluate(() => localStorage.setItem('learn-theme', 'dark'));
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const { theme } = document.documentElement.dataset;
        Object.assign(window, {
          early: { theme, painted: performance.getEntriesByType('paint').length },
        });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    const early = await page.evaluate(() => (window as unknown as { early: unknown }).early);
    expect(early).toEqual({ theme: 'dark', painted: 0 });
  });

  it('can be chosen where nothing can be remembered', async () => {
    const page = await reader.open('teams/overview', { colorScheme: 'light' });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('storage is switched off');
      };
    });
    await page.click('.theme-button');
    await expect.poll(() => isDark(page)).toBe(true);
    await page.click('.sidebar li a >> nth=1');
    await arrivedAt(page, 'Team Setup');
    expect(await isDark(page)).toBe(true);
  });
});

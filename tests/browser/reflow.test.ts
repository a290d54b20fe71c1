// Zoomed to 400 %, which leaves 320 pixels of 1,280: all of a page is read and used without scrolling sideways.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

const WIDGETS = 'app-development/widgets';
const TEMPLATES: Record<string, string> = {
  home: '',
  article: 'teams/overview',
  'with tabs': 'react-native/expo-apk-debug',
  'with a tool': 'on-premise/prerequisites',
  category: 'browse/enterprise',
  widget: `${WIDGETS}/datalive/data-table`,
  gallery: `${WIDGETS}/widget-library`,
  platforms: `${WIDGETS}/platforms`,
  releases: 'releases',
  upgrade: 'upgrade?from=11.0.0&to=11.14.0',
  runbook: 'runbook',
  screens: 'screens',
  search: 'search?q=slider',
  'not found': 'no/such/page',
};
const ZOOMED = { viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 };

/** By how much the page is wider than what a scroll bar leaves. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);

/** Texts that end outside the window or a box that hides what is beyond it; those in boxes that scroll apart. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    /** Only screen readers get it. */
    const isForReaders = (one: Element | null): boolean =>
      one !== null &&
      (getComputedStyle(one).clipPath !== 'none' || isForReaders(one.parentElement));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || isForReaders(parent)) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (right - left <= 1) continue;
      let box: Element | null = parent;
      while (box && box !== document.body && getComputedStyle(box).overflowX === 'visible')
        box = box.parentElement;
      if (!box || /auto|scroll/.test(getComputedStyle(box).overflowX)) continue;
      const edge = box.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) found.push(text.textContent.trim());
    }
    return found;
  });

it.each(Object.entries(TEMPLATES))('%s fits, and nothing is cut off', async (_name, at) => {
  if (at.startsWith('no/')) reader.expectTrouble(/404/);
  const page = await reader.open(at, ZOOMED);
  if (at.startsWith('search')) await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  await expect.poll(() => cutOff(page)).toEqual([]);
});

it('the header leaves the page room, and its buttons work', async () => {
  const page = await reader.open('teams/overview', ZOOMED);
  const header = await page.locator('.header').boundingBox();
  expect(header?.height).toBeLessThan(ZOOMED.viewport.height / 3);
  const menu = page.locator('.menu');
  await page.locator('.header .menu-button').click();
  await menu.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.locator('.header .search-field').click();
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
});

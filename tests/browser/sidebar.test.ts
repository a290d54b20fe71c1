// The navigation beside the article: what is open, what is fetched, where the reader is; on a phone a drawer.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrivedAt, noteRequests, useReader } from '../support/browser.ts';
import { GUIDE, manyId } from '../support/guide-site.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(GUIDE));

const entries = (page: Page) => page.locator('.sidebar li > a:visible').allTextContents();
const toggle = (page: Page, label: string) =>
  page.locator('.sidebar li.category', { has: page.locator(`> a:text-is("${label}")`) }).last();
const toggleButton = (page: Page, label: string) => toggle(page, label).locator('> button');
const isExpanded = (page: Page, label: string) =>
  toggleButton(page, label).getAttribute('aria-expanded');
const tree = (paths: string[]) => paths.filter((path) => path === '/docs/_nav/guide.html');

/** Whether the current entry is inside the box that scrolls. */
const isCurrentInSight = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.menu')?.getBoundingClientRect();
    const link = document.querySelector('.sidebar [aria-current=page]')?.getBoundingClientRect();
    return box && link ? link.top >= box.top && link.bottom <= box.bottom : false;
  });

describe('categories', () => {
  it('start closed, but for the way to the current page', async () => {
    const page = await reader.open('start');
    expect(await entries(page)).toEqual(['Start', 'Other', 'Outer', 'Many', 'Last']);
    const leaf = await reader.open('inner/leaf');
    const branch = ['Start', 'Other', 'Outer', 'Outer first', 'Inner', 'Leaf', 'Inner last'];
    expect(await entries(leaf)).toEqual([...branch, 'Many', 'Last']);
    await toggleButton(leaf, 'Inner').waitFor();
    expect(await isExpanded(leaf, 'Inner')).toBe('true');
    expect(await isExpanded(leaf, 'Many')).toBe('false');
  });

  it('open and close by pointer; the tree is fetched once', async () => {
    const page = await reader.open('start');
    const asked = noteRequests(page);
    await toggleButton(page, 'Outer').click();
    await expect.poll(() => entries(page)).toContain('Outer first');
    await toggleButton(page, 'Last').click();
    await expect.poll(() => entries(page)).toContain('Last page');
    await toggleButton(page, 'Outer').click();
    await expect.poll(() => entries(page)).not.toContain('Outer first');
    expect(await isExpanded(page, 'Outer')).toBe('false');
    expect(tree(asked)).toHaveLength(1);
  });

  it('open and close by keyboard, and the focus stays', async () => {
    const page = await reader.open('start');
    await toggleButton(page, 'Outer').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => entries(page)).toContain('Outer first');
    const focused = () =>
      page.evaluate(() => [
        document.activeElement?.getAttribute('aria-label'),
        document.activeElement?.getAttribute('aria-expanded'),
      ]);
    await expect.poll(focused).toEqual(['Open Outer', 'true']);
    await page.keyboard.press('Space');
    await expect.poll(focused).toEqual(['Open Outer', 'false']);
  });

  it('that a reader opened stay open from page to page and after a reload', async () => {
    const page = await reader.open('start');
    await toggleButton(page, 'Outer').click();
    await page.locator('.sidebar a:text-is("Outer first")').waitFor();
    await page.click('.sidebar a:text-is("Other")');
    await arrivedAt(page, 'Other');
    expect(await entries(page)).toContain('Outer first');
    expect(await page.locator('.sidebar [aria-current=page]').allTextContents()).toEqual(['Other']);
    await page.reload();
    await expect.poll(() => entries(page)).toContain('Outer first');
    expect(await entries(page)).not.toContain('Last page');
    await toggleButton(page, 'Outer').click();
    await expect.poll(() => entries(page)).not.toContain('Outer first');
    await page.reload();
    await toggleButton(page, 'Outer').waitFor();
    expect(await entries(page)).not.toContain('Outer first');
  });

  it('lead to their own page when the tree can’t be fetched', async () => {
    const page = await reader.open('start');
    reader.expectTrouble(/ERR_FAILED/);
    await page.route('**/_nav/**', (route) => route.abort());
    await toggleButton(page, 'Outer').click();
    await arrivedAt(page, 'Outer');
  });
});

describe('the current page', () => {
  it('is marked, and in sight however long the list is', async () => {
    const page = await reader.open(manyId(45));
    await expect.poll(() => isCurrentInSight(page)).toBe(true);
    expect(await page.textContent('.sidebar [aria-current=page]')).toBe('Many 45');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('stays marked when the whole tree comes, and what was clicked stays in its place', async () => {
    const page = await reader.open(manyId(45));
    expect(await page.locator('.sidebar a:text-is("Show all, 12 more")').count()).toBe(1);
    const last = toggleButton(page, 'Last');
    await last.scrollIntoViewIfNeeded();
    const top = () => last.evaluate((button) => Math.round(button.getBoundingClientRect().top));
    const before = await top();
    await last.click();
    await page.locator('.sidebar a:text-is("Last page")').waitFor();
    expect(await page.locator('.sidebar ul ul a:has-text("Many ")').count()).toBe(60);
    expect(await page.textContent('.sidebar [aria-current=page]')).toBe('Many 45');
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
  });

  it('is followed into a closed branch', async () => {
    const page = await reader.open('outer/first');
    await toggleButton(page, 'Last').click();
    await page.locator('.sidebar a:text-is("Last page")').waitFor();
    await page.click('.pager-next');
    await arrivedAt(page, 'Leaf');
    expect(await page.textContent('.sidebar [aria-current=page]')).toBe('Leaf');
    expect(await page.isVisible('.sidebar a:text-is("Leaf")')).toBe(true);
    expect(await isExpanded(page, 'Inner')).toBe('true');
  });
});

describe.each([
  [390, 844],
  [820, 1180],
])('the drawer at %i pixels', (width, height) => {
  const options = { viewport: { width, height }, hasTouch: true };

  it('opens by its button, closes with Escape, and gives the focus back', async () => {
    const page = await reader.open('start', options);
    expect(await page.isVisible('.sidebar')).toBe(false);
    await page.click('.header .menu-button');
    await page.locator('.sidebar').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.sidebar').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.matches('.header .menu-button'))).toBe(
      true,
    );
    await page.click('.header .menu-button');
    await page.click('.menu .menu-button');
    await page.locator('.sidebar').waitFor({ state: 'hidden' });
  });

  it('leads on, and closes when it has', async () => {
    const page = await reader.open('start', options);
    await page.click('.header .menu-button');
    await page.click('.sidebar a:text-is("Other")');
    await arrivedAt(page, 'Other');
    expect(await page.isVisible('.sidebar')).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-content');
  });

  it('opens at the current page', async () => {
    const page = await reader.open(manyId(45), options);
    await page.click('.header .menu-button');
    await expect.poll(() => isCurrentInSight(page)).toBe(true);
  });

  it('works without JavaScript', async () => {
    const page = await reader.open('start', { ...options, javaScriptEnabled: false });
    await page.click('.header .menu-button');
    await page.click('.sidebar a:text-is("Outer")');
    await arrivedAt(page, 'Outer');
  });
});

it('without JavaScript leads to every page, by the pages of its categories', async () => {
  const page = await reader.open('start', { javaScriptEnabled: false });
  expect(await page.locator('.sidebar button').count()).toBe(0);
  await page.click('.sidebar a:text-is("Many")');
  await arrivedAt(page, 'Many');
  await page.click('.index-list a:has-text("Many 60")');
  await arrivedAt(page, 'Many 60');
});

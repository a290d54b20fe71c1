// What search costs: nothing until somebody means to search, little until its first results. The cost of a key in the
// page's own thread is measured in bench/.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { holdBack, noteRequests, useReader } from '../support/browser.ts';
import { type MoodySite, serveMoody } from '../support/moody-site.ts';
import { closeSearch, dialogOf, optionsOf, searchFor, statusOf } from '../support/search.ts';
import { serveRealSite } from '../support/served-site.ts';

const LIMIT_BYTES = 100_000;
const EXCERPT = /\/_search\/text\//;
const INDEX_FILE = /\/_search\//;
const SEARCH_FILE = /\/_search\/|\/_assets\/(search|mount|worker)/;

/** In the dialog only: the page may have options, too. */
const resultsOf = (page: Page) => dialogOf(page).getByRole('option');

let site: MoodySite;
const reader = useReader(async () => {
  site = await serveMoody(await serveRealSite());
  return site;
});

afterEach(() => {
  site.answers.length = 0;
  site.mood = undefined;
});

describe('search', () => {
  it.each([
    '',
    'teams/overview',
    'browse/docs',
  ])('costs "%s" nothing while nobody means to search', async (at) => {
    const page = await reader.open('about:blank');
    const asked = noteRequests(page);
    await page.goto(reader.url + at);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((one) => SEARCH_FILE.test(one))).toEqual([]);
  });

  it('brings nothing of an illustration that nobody means, nor does reading past it', async () => {
    for (const act of ['key', 'click'] as const) {
      const page = await reader.open('app-development/widgets/form-widgets/slider');
      await page.waitForLoadState('networkidle');
      const island = page.locator('[data-island="widgets/slider"]');
      await island.scrollIntoViewIfNeeded();
      const seen = noteRequests(page);
      await page.mouse.move(700, 80);
      if (act === 'key') await page.keyboard.press('/');
      else await page.locator('.header .search-field').click();
      await page.keyboard.type('data');
      await resultsOf(page).first().waitFor();
      expect(seen.length).toBeGreaterThan(5);
      expect(seen.filter((one) => /_assets\/(?:react|islands|slider)/.test(one))).toEqual([]);
      await closeSearch(page);
      const script = page.waitForRequest(/_assets\/slider/);
      await island.hover({ position: { x: 4, y: 4 } });
      await script;
    }
  });

  it('is fetched when the pointer or the focus is on its field', async () => {
    for (const act of ['hover', 'focus'] as const) {
      const page = await reader.open('teams/overview');
      const script = page.waitForRequest(SEARCH_FILE);
      await page.locator('.header .search-field')[act]();
      await script;
      // Otherwise the next test would count requests that are still under way.
      await page.waitForLoadState('networkidle');
    }
  });

  it('asks for its parts at once, not one after the other', async () => {
    const page = await reader.open('teams/overview');
    await page.waitForLoadState('networkidle');
    const answer = await holdBack(page, /\/_assets\/search-\w+\.js/);
    const parts = [/_assets\/mount/, /_assets\/worker/, /_search\/root/].map((part) =>
      page.waitForRequest(part),
    );
    await page.locator('.header .search-field').click();
    await Promise.all(parts);
    await page.keyboard.type('d');
    answer();
    await resultsOf(page).first().waitFor();
  });

  it.each([
    't',
    'data table',
    'user management',
    'tutorail',
  ])('has its first results for "%s" within 100 KB', async (query) => {
    const page = await reader.open('teams/overview');
    await page.waitForLoadState('networkidle');
    const before = site.answers.length;
    await page.hover('.header .search-field');
    await page.click('.header .search-field');
    // All at once: each word typed on the way would bring its own results.
    await page.keyboard.insertText(query);
    await expect.poll(() => statusOf(page).innerText()).toMatch(/pages?$/);
    await resultsOf(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    // Excerpts come after the results; a font comes once in a visit, when it is used for a while.
    const isLater = (path: string) => EXCERPT.test(path) || path.endsWith('.woff2');
    const loaded = site.answers.slice(before).filter(({ path }) => !isLater(path));
    const paths = loaded.map(({ path }) => path).join('\n');
    expect(paths).toMatch(/_assets\/worker/);
    expect(paths).toMatch(/_search\/root/);
    expect(paths).not.toMatch(/_assets\/react/);
    const sum = loaded.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);
    expect(sum).toBeGreaterThan(30_000);
    expect(sum, paths).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  it.each([
    'slider',
    'tutorial',
    'data',
    'deploy',
    'variable',
    'validation',
  ])('asks for at most 12 files of the index for "%s", typed letter by letter', async (word) => {
    const page = await reader.open('teams/overview');
    await page.click('.header .search-field');
    await page.locator('.search-hint, .search-group').first().waitFor();
    await page.waitForLoadState('networkidle');
    // However slowly the keys come here, nothing is complete before the last of them has been noticed.
    let letCome = () => {};
    const until = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    site.mood = { paths: /_search\/names/, answer: { until } };
    await page.keyboard.type(word);
    await page.waitForTimeout(500);
    letCome();
    await page.locator('.search-excerpt mark').first().waitFor();
    await page.waitForLoadState('networkidle');
    const paths = site.answers.map(({ path }) => path).filter((path) => INDEX_FILE.test(path));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.some((path) => EXCERPT.test(path))).toBe(true);
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(12);
  });

  it('brings what is below the last titles once a reader goes on to them', async () => {
    const page = await reader.open('teams/overview');
    await searchFor(page, 'tutorial');
    await page.locator('.search-excerpt mark').first().waitFor();
    await page.waitForLoadState('networkidle');
    const textsOf = () => site.answers.filter(({ path }) => EXCERPT.test(path)).length;
    expect(textsOf()).toBe(6);
    await page.keyboard.press('ArrowDown');
    await expect.poll(textsOf).toBe(8);
  });

  // Delaying scripts turns off the browser's cache.
  it.skipIf(process.env.SLOW)('loads nothing twice', async () => {
    const page = await reader.open('teams/overview');
    const before = site.answers.length;
    await searchFor(page, 'team');
    await closeSearch(page);
    await page.keyboard.press('/');
    await page.keyboard.type('team setup');
    await optionsOf(page).filter({ hasText: 'Team Setup' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const paths = site.answers.slice(before).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(5);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

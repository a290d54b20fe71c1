// What search costs: nothing until it is meant, little until its first results, and never the page's own thread.
import { describe, expect, it } from 'vitest';
import { noteRequests, useReader } from '../support/browser.ts';
import { type MoodySite, serveMoody } from '../support/moody-site.ts';
import { closeSearch, optionsOf, searchFor } from '../support/search.ts';
import { serveRealSite } from '../support/served-site.ts';

const LIMIT_BYTES = 150_000;
const SEARCH_FILE = /\/_search\/|\/_assets\/(search|mount|worker)/;

let site: MoodySite;
const reader = useReader(async () => {
  site = await serveMoody(await serveRealSite());
  return site;
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

  it('is fetched when the pointer or the focus is on its field', async () => {
    for (const act of ['hover', 'focus'] as const) {
      const page = await reader.open('teams/overview');
      const script = page.waitForRequest(SEARCH_FILE);
      await page.locator('.header .search-field')[act]();
      await script;
    }
  });

  it.each([
    't',
    'data table',
    'user management',
    'tutorail',
  ])('has its first results for "%s" within 150 KB', async (query) => {
    const page = await reader.open('teams/overview');
    await page.waitForLoadState('networkidle');
    const before = site.answers.length;
    await page.hover('.header .search-field');
    await page.click('.header .search-field');
    await page.keyboard.type(query);
    await optionsOf(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = site.answers.slice(before);
    const paths = loaded.map(({ path }) => path).join('\n');
    expect(paths).toMatch(/_assets\/worker/);
    expect(paths).toMatch(/_search\/root/);
    const sum = loaded.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);
    expect(sum).toBeGreaterThan(30_000);
    expect(sum, paths).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  it('loads nothing twice', async () => {
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

  it('keeps no key waiting: 20 of them make no long task', { retry: 1 }, async () => {
    const page = await reader.open('teams/overview');
    await searchFor(page, 'a');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' });
    });
    await page.keyboard.press('Control+a');
    await page.keyboard.type('project team members', { delay: 40 });
    await optionsOf(page).first().waitFor();
    const tasks = () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    expect(await tasks()).toEqual([]);
    // The observer sees what it is there for.
    await page.evaluate(() =>
      setTimeout(() => {
        const end = performance.now() + 80;
        while (performance.now() < end);
      }),
    );
    await expect.poll(async () => (await tasks()).length).toBe(1);
  });
});

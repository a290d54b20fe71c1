// The site's own typeface: fetched after a reader does something, shown from the next page on; nothing moves, nobody waits.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';
import { page as written } from '../support/site-folder.ts';

const FIRST = 'connectors/connectors-introduction';
const NEXT = 'connectors/connectors-architecture';
const NEXT_TITLE = 'Connector Architecture';
const FONT = /_assets\/font-[\w-]+\.woff2$/;

const reader = useReader(serveRealSite);

/** Sum of shifts as browsers report them: what moves within half a second of a click is the click's. */
const shiftsByItself = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    return (observer.takeRecords() as Shift[])
      .filter((entry) => !entry.hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });

/** Requests for a font so far; those that the browser's cache answers count, too. */
function watchFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (FONT.test(request.url())) fonts.push(request.url());
  });
  return fonts;
}

const isShown = (page: Page) =>
  page.evaluate(() => {
    const { fontFamily } = getComputedStyle(document.body);
    const [own = ''] = fontFamily.split(',');
    return !own.includes(' near') && own !== 'system-ui' && document.fonts.check(`1rem ${own}`);
  });

/** Documents opened from here wait a tenth of what they would, where they wait for seconds. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    const hurried = (then: TimerHandler, ms = 0, ...given: unknown[]) =>
      wait(then, ms < 1_000 ? ms : ms / 10, ...given);
    Object.assign(window, { setTimeout: hurried });
  });

async function openHurried(at: string, options = {}, of = reader): Promise<Page> {
  const page = await of.open('about:blank', options);
  await hurry(page);
  await page.goto(of.url + at);
  return page;
}

async function useIt(page: Page): Promise<void> {
  const font = page.waitForResponse(FONT);
  await page.mouse.move(5, 300);
  await (await font).finished();
  await expect.poll(() => page.evaluate(() => localStorage['learn-face'])).toMatch(/^font-/);
}

async function goOn(page: Page): Promise<void> {
  await page.locator('.pager-next').click();
  await arrivedAt(page, NEXT_TITLE);
}

describe('the typeface of the site', () => {
  it('is asked for by nobody who only opens a page', async () => {
    const page = await reader.open('about:blank');
    const fonts = watchFonts(page);
    await page.goto(reader.url + FIRST);
    await page.waitForLoadState('networkidle');
    expect(fonts).toEqual([]);
    expect(await isShown(page)).toBe(false);
  });

  it('costs a visit one request of at most 40 KB, is kept for a year, and changes no page that is read', async () => {
    const page = await openHurried(FIRST);
    await page.waitForLoadState('networkidle');
    const fonts = watchFonts(page);
    const answer = page.waitForResponse(FONT);
    await useIt(page);
    const response = await answer;
    expect((await response.request().sizes()).responseBodySize).toBeLessThanOrEqual(40_000);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await isShown(page)).toBe(false);
    await goOn(page);
    expect(await isShown(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => page.url()).toContain(FIRST);
    expect(await isShown(page)).toBe(true);
    expect(fonts.length).toBe(1);
  });

  it.each([
    390, 1440,
  ])('moves nothing at %i pixels: neither with the next page nor in a new document', async (width) => {
    const page = await openHurried(FIRST, { viewport: { width, height: 900 } });
    await useIt(page);
    await page.locator('.pager-next').scrollIntoViewIfNeeded();
    await goOn(page);
    await page.waitForLoadState('networkidle');
    expect(await shiftsByItself(page)).toBe(0);
    await page.goto(reader.url + NEXT);
    await page.waitForLoadState('networkidle');
    expect(await shiftsByItself(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset.face)).toMatch(/^font-/);
  });

  it('is as wide as the font before it', async () => {
    const page = await openHurried(NEXT);
    const width = () =>
      page.evaluate(() => {
        const texts = [...document.querySelectorAll('.article p, .article li')].slice(0, 40);
        return texts.reduce((sum, one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const rects = [...range.getClientRects()];
          return sum + rects.reduce((all, rect) => all + rect.width, 0);
        }, 0);
      });
    const before = await width();
    await useIt(page);
    await page.evaluate(() => {
      document.documentElement.dataset.face = localStorage['learn-face'];
    });
    const after = await width();
    expect(after).not.toBe(before);
    expect(Math.abs(after / before - 1)).toBeLessThan(0.02);
  });

  it('is not fetched for a reader who saves data', async () => {
    const page = await reader.open('about:blank');
    const fonts = watchFonts(page);
    await hurry(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(reader.url + FIRST);
    const script = page.waitForResponse(/_assets\/interaction-/);
    await page.mouse.move(5, 300);
    await script;
    await goOn(page);
    // Others have it after a tenth of three seconds.
    await page.waitForTimeout(1_000);
    await page.waitForLoadState('networkidle');
    expect(fonts).toEqual([]);
    expect(await isShown(page)).toBe(false);
  });
});

describe('a typeface of a file for each script', () => {
  const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('katex')), 'fonts');
  const files = [{ src: 'latin.woff2' }, { src: 'greek.woff2', range: 'U+370-3FF' }];
  const brand = { fonts: [{ family: 'Lathe Sans', files, later: true }] };
  const scripts = useReader(() =>
    serveFiles({
      'site.config.json': JSON.stringify({ title: 'Scripts', url: 'https://a.example', brand }),
      'latin.woff2': readFileSync(path.join(fonts, 'KaTeX_Main-Regular.woff2')),
      'greek.woff2': readFileSync(path.join(fonts, 'KaTeX_Math-Italic.woff2')),
      'content/pages/latin.md': written('Latin', 'Only Latin letters.'),
      'content/pages/greek.md': written('Greek', 'Latin letters, and Ελληνικά.'),
    }),
  );

  it.each([
    ['latin', 1],
    ['greek', 2],
  ])('costs a page in %s letters %i files', async (at, count) => {
    const page = await openHurried(at, {}, scripts);
    await page.waitForLoadState('networkidle');
    const asked = watchFonts(page);
    await useIt(page);
    expect(asked).toHaveLength(count);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(6, 300);
    await page.waitForTimeout(1_000);
    expect(new Set(asked).size).toBe(count);
  });
});

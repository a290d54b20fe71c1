// By keyboard alone: the skip link, every stop seen, no trap, the order of what is seen.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';

/** The element with the focus: who it is, and whether a reader sees that it has it. */
function stop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    // What opens beside a stop, and closes when it is left, moves all that follows.
    const { stops = [] } = window as Window & { stops?: Element[] };
    if (!stops.includes(element)) stops.push(element);
    Object.assign(window, { stops });
    return {
      index: stops.indexOf(element),
      html: element.outerHTML.slice(0, 120),
      isOutlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInWindow: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      isUnderHeader:
        !element.closest('.header, .skip') &&
        box.bottom <= (document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0) &&
        getComputedStyle(document.querySelector('.header') as Element).position === 'sticky' &&
        !element.closest('.menu, .outline-box'),
    };
  });
}

async function walk(
  page: Page,
  key: string,
): Promise<NonNullable<Awaited<ReturnType<typeof stop>>>[]> {
  const stops = [];
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press(key);
    const here = await stop(page);
    if (!here) return stops;
    stops.push(here);
  }
  throw new Error(`No end after 400 stops; the last was ${stops.at(-1)?.html}`);
}

describe('on the real site', () => {
  const reader = useReader(serveRealSite);

  it('the skip link comes first, is seen, and leads to the content', async () => {
    const page = await reader.open('teams/overview');
    await page.keyboard.press('Tab');
    const shown = await page.evaluate(() => ({
      text: document.activeElement?.textContent,
      top: document.activeElement?.getBoundingClientRect().top,
    }));
    expect(shown).toEqual({ text: 'Skip to content', top: 8 });
    expect((await stop(page))?.isOutlined).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('site-content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it.each([
    '',
    'teams/overview',
    'browse/docs',
  ])('every stop of "%s" is seen, and none is a trap', async (at) => {
    const page = await reader.open(at);
    await page.waitForLoadState('networkidle');
    const stops = await walk(page, 'Tab');
    expect(stops.length).toBeGreaterThan(20);
    for (const { html, isOutlined, isInWindow, isUnderHeader } of stops) {
      expect(isOutlined, html).toBe(true);
      expect(isInWindow, html).toBe(true);
      expect(isUnderHeader, html).toBe(false);
    }
    const seen = stops.map(({ index }) => index);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('the way from the home page to a page and its next one needs no pointer', async () => {
    const page = await reader.open();
    await page.locator('.sections a:text-is("Teams")').focus();
    await page.keyboard.press('Enter');
    await arrivedAt(page, 'Teams Overview');
    await page.locator('.pager-next').focus();
    await page.keyboard.press('Enter');
    await arrivedAt(page, 'Team Setup');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

describe('on a page with every construct', () => {
  const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));

  it.each([
    ['Tab', 1440],
    ['Shift+Tab', 1440],
    ['Tab', 390],
  ])('%s at %i pixels meets every control once, and each is seen', async (key, width) => {
    const page = await reader.open('', { viewport: { width, height: 900 } });
    await page.locator('.zoom').first().waitFor();
    const stops = await walk(page, key);
    for (const { html, isOutlined, isInWindow } of stops) {
      expect(isOutlined, html).toBe(true);
      expect(isInWindow, html).toBe(true);
    }
    const html = stops.map((one) => one.html).join('\n');
    for (const control of [
      'class="zoom"',
      'role="tab"',
      '<summary',
      'class="card"',
      'data-youtube',
    ])
      expect(html).toContain(control);
  });
});

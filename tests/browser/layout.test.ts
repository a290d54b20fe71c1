// Layout: no page scrolls sideways, at any width, zoomed, or from right to left; motion stops on request.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrivedAt, tabsReady, useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';

const TEMPLATES = {
  home: '',
  page: 'teams/overview',
  'long page': 'connectors/connectors-architecture',
  category: 'browse/docs',
  'not found': 'no/such/page',
};

const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
/** Widths that a page is given while it is open, as a window is pulled. */
async function expectNarrow(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `${width} pixels`).toBeLessThanOrEqual(0);
  }
}

const clear = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [menu, main, outline] = [box('.menu'), box('.main'), box('.outline-box')];
    return { menu: menu?.left ?? 0, main: main?.left ?? 0, outline: outline?.left ?? 0 };
  });

describe('the real site', () => {
  const reader = useReader(serveRealSite);
  const widths = [320, 390, 720, 820, 1024, 1280, 1440, 2200];

  it.each(
    Object.entries(TEMPLATES),
  )('%s does not scroll sideways at any width', async (name, at) => {
    if (name === 'not found') reader.expectTrouble(/404/);
    const page = await reader.open(at, { viewport: { width: 390, height: 900 } });
    await expectNarrow(page, widths);
  });

  it('zoomed to 200 % keeps its text in the window, and its text twice as large', async () => {
    const plain = await reader.open('teams/overview', { viewport: { width: 1280, height: 900 } });
    const zoomed = await reader.open('teams/overview', {
      viewport: { width: 640, height: 450 },
      deviceScaleFactor: 2,
    });
    expect(await sideways(zoomed)).toBeLessThanOrEqual(0);
    const size = (page: Page) =>
      page
        .locator('.article p')
        .nth(1)
        .evaluate((p) => getComputedStyle(p).fontSize);
    expect(await size(zoomed)).toBe(await size(plain));
  });

  it('with text of 200 % does not scroll sideways', async () => {
    for (const at of Object.values(TEMPLATES).slice(0, 4)) {
      const page = await reader.open(at, { viewport: { width: 1280, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page.reload();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      expect(await sideways(page), at).toBeLessThanOrEqual(0);
    }
  });

  it('moves nothing for readers who want no motion', async () => {
    /** The longest animation or transition that any element has, in seconds. */
    const longest = (page: Page) =>
      page.evaluate(() => {
        const styles = [...document.querySelectorAll('*')].map((one) => getComputedStyle(one));
        return Math.max(
          ...styles.flatMap(({ animationName, animationDuration, transitionDuration }) => [
            animationName === 'none' ? 0 : Number.parseFloat(animationDuration),
            ...transitionDuration.split(',').map(Number.parseFloat),
          ]),
        );
      });
    const move = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await reader.open('teams/overview', { reducedMotion });
      await page.click('.sidebar a:text-is("Dashboard")');
      await arrivedAt(page, 'Dashboard');
      return longest(page);
    };
    expect(await move('no-preference')).toBeGreaterThan(0.05);
    expect(await move('reduce')).toBeLessThan(0.001);
  });
});

describe('every construct', () => {
  const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));

  it('does not scroll sideways at any width', async () => {
    const page = await reader.open('', { viewport: { width: 390, height: 900 } });
    await page.locator('.zoom').first().waitFor();
    await expectNarrow(page, [320, 390, 820, 1440]);
  });
});

describe('from right to left', () => {
  const reader = useReader(() =>
    serveFiles({ ...EVERY_CONSTRUCT, 'site.config.json': '{"lang": "ar", "dir": "rtl"}' }),
  );

  it('the navigation stands on the right, the outline on the left', async () => {
    const page = await reader.open('two');
    const { menu, main, outline } = await clear(page);
    expect(menu).toBeGreaterThan(main);
    expect(main).toBeGreaterThan(outline);
  });

  it.each(['', 'two'])('nothing of "%s" scrolls sideways at any width', async (at) => {
    const page = await reader.open(at, { viewport: { width: 390, height: 900 } });
    await expectNarrow(page, [320, 390, 820, 1440]);
  });

  it('what is wider than its box fades out on the left', async () => {
    const page = await reader.open('');
    const way = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).getPropertyValue('--way'));
    expect(await way('.table')).toBe('to left');
    // Code is read from the left everywhere.
    expect(await way('.code pre')).toBe('to right');
  });

  it('the drawer comes from the right', async () => {
    const page = await reader.open('two', { viewport: { width: 390, height: 844 } });
    await page.click('.header .menu-button');
    const box = await page.locator('.menu').boundingBox();
    const edge = await page.evaluate(() => document.body.getBoundingClientRect().right);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(edge);
    expect(box?.x).toBeGreaterThan(0);
  });

  it('arrow keys go through tabs as they are seen; code stays from left to right', async () => {
    const page = await reader.open();
    await tabsReady(page);
    await page.locator('[role=tab]').first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Windows');
    const direction = await page
      .locator('.code pre')
      .first()
      .evaluate((box) => getComputedStyle(box).direction);
    expect(direction).toBe('ltr');
  });
});

// Pictures open large; videos ask for nothing until they are chosen; boxes that scroll can be reached.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteRequests, useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));

/** Pictures can be enlarged: by then, a video takes its click. */
const mediaReady = (page: Page) => page.locator('.zoom').first().waitFor();

describe('a video', () => {
  it('of another host is asked for when it is chosen, and then without cookies', async () => {
    reader.expectTrouble(/^request to another host: https:\/\/www\.youtube-nocookie\.com\/embed\//);
    const page = await reader.open();
    const link = page.getByRole('link', { name: 'A film' });
    await link.hover();
    await link.focus();
    await mediaReady(page);
    await page.waitForLoadState('networkidle');
    expect(reader.troubles).toEqual([]);
    await link.click();
    const frame = page.locator('.video iframe');
    expect(await frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    expect(await frame.getAttribute('title')).toBe('A film');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });

  it('of this site is asked for when it is chosen', async () => {
    const page = await reader.open();
    const asked = noteRequests(page);
    await mediaReady(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([]);
    await page.getByRole('link', { name: 'A clip' }).click();
    expect(await page.getAttribute('.video video', 'src')).toMatch(/\/_assets\/clip-.*\.mp4$/);
    expect(await page.locator('.video video[controls]').count()).toBe(1);
  });
});

describe('a picture', () => {
  it('has its size before it comes', async () => {
    const page = await reader.open();
    const sizes = await page
      .locator('.article img')
      .evaluateAll((all) =>
        all.map((img) => [img.getAttribute('width'), img.getAttribute('height')]),
      );
    expect(sizes).toEqual([
      ['1600', '900'],
      ['2', '3'],
    ]);
  });

  it('opens large by keyboard, closes with Escape, and gives the focus back', async () => {
    const page = await reader.open();
    const button = page.getByRole('button', { name: 'Enlarge image: A wide field' });
    await button.focus();
    const before = await button.boundingBox();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A wide field' });
    await dialog.waitFor();
    // As wide as the picture itself once that has come.
    const large = async () => (await dialog.locator('img').boundingBox())?.width;
    await expect.poll(large).toBeGreaterThan((before?.width ?? 0) * 1.3);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('closes by pointer', async () => {
    const page = await reader.open();
    await page.click('.zoom >> nth=0');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  });
});

describe('a box that scrolls inside itself', () => {
  it('can be reached by keyboard and has a name, as long as it overflows', async () => {
    const page = await reader.open('', { viewport: { width: 390, height: 800 } });
    const reachable = () =>
      page
        .locator('.table, .code pre, .diagram-scroll')
        .evaluateAll((all) =>
          all
            .filter(
              (box) => box.scrollWidth > box.clientWidth + 1 || (box as HTMLElement).tabIndex === 0,
            )
            .map((box) => [(box as HTMLElement).tabIndex, box.getAttribute('aria-label')]),
        );
    await expect.poll(async () => (await reachable()).length).toBeGreaterThan(0);
    // The script marks the boxes once it runs, and the page is laid out before that.
    await expect
      .poll(async () => (await reachable()).filter(([tab, label]) => tab !== 0 || !label))
      .toEqual([]);
    const short = page.locator('.table').nth(1);
    expect(await short.getAttribute('tabindex')).toBeNull();
    await page.setViewportSize({ width: 110, height: 800 });
    await expect.poll(() => short.getAttribute('tabindex')).toBe('0');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => short.getAttribute('tabindex')).toBeNull();
  });
});

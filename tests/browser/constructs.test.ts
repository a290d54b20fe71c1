// What constructs of a page do when a reader uses them.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../engine/serve/create-site-server.ts';
import { launchBrowser, type OpenPage, openPage, serveFiles } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';

let browser: Browser;
let server: SiteServer;
let open: OpenPage;
const start = async (path = '', options = {}) => {
  open = await openPage(browser, options);
  await open.page.goto(server.url + path);
  return open.page;
};

beforeAll(async () => {
  server = await serveFiles(EVERY_CONSTRUCT);
  browser = await launchBrowser();
});
afterEach(() => open.close());
afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('tabs', () => {
  it('of one group switch together, by pointer and arrow keys, and are remembered', async () => {
    const page = await start();
    await page.click('.tabs >> nth=0 >> [role=tab] >> nth=1');
    expect(await page.isVisible('text=Windows text.')).toBe(true);
    expect(await page.isVisible('text=Second Windows.')).toBe(true);
    expect(await page.isVisible('text=Second Linux.')).toBe(false);
    await page.reload();
    expect(await page.isVisible('text=Windows text.')).toBe(true);
    await page.focus('.tabs >> nth=0 >> [role=tab][aria-selected=true]');
    await page.keyboard.press('ArrowLeft');
    expect(await page.isVisible('text=Linux text.')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Linux');
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Windows');
  });

  it('open for a link to an anchor inside them', async () => {
    const page = await start('#inside');
    expect(await page.isVisible('#inside')).toBe(true);
    const top = await page.evaluate(
      () => document.getElementById('inside')?.getBoundingClientRect().top ?? -1,
    );
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
  });
});

describe('code', () => {
  it('is copied exactly, without what a diff removes', async () => {
    const page = await start('', { permissions: ['clipboard-read', 'clipboard-write'] });
    const copied = async (n: number) => {
      await page.hover(`.code >> nth=${n}`);
      await page.click(`.code >> nth=${n} >> .code-tool.copy`);
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied(0)).toBe('const a = 1;\nconst b = 2;');
    expect(await copied(1)).toBe('const fresh = 2;');
    await page.waitForFunction(() => document.getElementById('live')?.textContent === 'Copied');
  });

  it('wraps on request', async () => {
    const page = await start();
    await page.focus('.article a >> nth=0');
    await page.hover('.code >> nth=0');
    const wrap = page.locator('.code >> nth=0 >> .code-tool.wrap');
    await wrap.click();
    expect(await wrap.getAttribute('aria-pressed')).toBe('true');
    expect(await page.$eval('.code code', (code) => getComputedStyle(code).whiteSpace)).toBe(
      'pre-wrap',
    );
  });

  it('and the whole page as Markdown can be taken', async () => {
    const page = await start('', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.click('[data-copy-markdown]');
    await page.waitForFunction(() => document.getElementById('live')?.textContent === 'Copied');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^# Every construct\n\n> What Every construct/);
    expect(text).toContain('[link](/two)');
  });
});

describe('a video', () => {
  it('asks for nothing until it is chosen, then plays without cookies', async () => {
    const page = await start();
    await page.waitForTimeout(100);
    expect(open.foreign).toEqual([]);
    await page.click('.video a');
    await page.waitForSelector('.video iframe');
    const src = await page.getAttribute('.video iframe', 'src');
    expect(src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
    expect(open.foreign.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(
      true,
    );
  });
});

describe('a picture', () => {
  it('opens large, and closes with Escape', async () => {
    const page = await start();
    const size = await page.$eval('.article img', (image) => [
      image.getAttribute('width'),
      image.getAttribute('height'),
    ]);
    expect(size).toEqual(['2', '3']);
    await page.click('.zoom');
    await page.waitForSelector('dialog.zoomed[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.zoomed', { state: 'detached' });
  });
});

describe('a box that scrolls inside itself', () => {
  it('can be reached by keyboard and has a name', async () => {
    const page = await start('', { viewport: { width: 390, height: 800 } });
    const box = await page.$eval('.table', (table) => [
      (table as HTMLElement).tabIndex,
      table.getAttribute('aria-label'),
    ]);
    expect(box).toEqual([0, 'Scrollable content']);
  });
});

describe('without JavaScript', () => {
  it('everything can be read: tabs one after another, details, diagrams', async () => {
    const page = await start('', { javaScriptEnabled: false });
    for (const text of ['Linux text.', 'Windows text.', 'Second Windows.'])
      expect(await page.isVisible(`text=${text}`)).toBe(true);
    expect(await page.isVisible('.theme-button')).toBe(false);
    expect(await page.isVisible('[data-copy-markdown]')).toBe(false);
    await page.click('summary');
    expect(await page.isVisible('text=Hidden text.')).toBe(true);
  });
});

describe('on paper', () => {
  it('hides the navigation and shows every tab', async () => {
    const page = await start();
    await page.emulateMedia({ media: 'print' });
    expect(await page.isVisible('.header')).toBe(false);
    expect(await page.isVisible('.menu')).toBe(false);
    expect(await page.isVisible('text=Windows text.')).toBe(true);
  });
});

// Several versions: the banner of an old one, and the picker, lead to the same page of another version.
import { describe, expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { GUIDE } from '../support/guide-site.ts';
import { type ServedSite, serveFiles } from '../support/served-site.ts';

const OLD = {
  ...GUIDE,
  'site.config.json': JSON.stringify({ title: 'Guide', base: '/docs/v1/', version: '1' }),
};

let latest: ServedSite;
const reader = useReader(async () => {
  latest = await serveFiles(GUIDE);
  const old = await serveFiles(OLD);
  return {
    url: old.url,
    close: async () => {
      await Promise.all([old.close(), latest.close()]);
    },
  };
});

describe('an old version', () => {
  it('says so, and links to the same page of the latest, also after a move', async () => {
    const page = await reader.open('other');
    expect(await page.textContent('.banner')).toBe(
      'This is documentation for v1, which is no longer maintained. See this page for v2',
    );
    expect(await page.getAttribute('.banner a', 'href')).toBe('/docs/other');
    await page.click('.sidebar a:text-is("Start")');
    await arrivedAt(page, 'Start');
    expect(await page.getAttribute('.banner a', 'href')).toBe('/docs/start');
  });

  it('is not indexed: no page, and nothing in the sitemap', async () => {
    for (const at of ['', 'start', 'browse/guide', 'browse/guide/many']) {
      const page = await reader.open(at);
      expect(await page.getAttribute('meta[name=robots]', 'content'), at).toBe('noindex');
    }
    const sitemap = await (await fetch(`${reader.url}sitemap.xml`)).text();
    expect(sitemap).toContain('<urlset');
    expect(sitemap).not.toContain('<loc>');
  });

  it('is left for the same page of another by the picker', async () => {
    const page = await reader.open('start');
    await page.click('.sidebar a:text-is("Other")');
    await arrivedAt(page, 'Other');
    await page.route(
      (url) => url.pathname.startsWith('/docs/') && !url.pathname.startsWith('/docs/v1/'),
      async (route) => {
        const { pathname } = new URL(route.request().url());
        const response = await route.fetch({ url: new URL(pathname, latest.url).href });
        await route.fulfill({ response });
      },
    );
    expect(await page.isVisible('.version-list')).toBe(false);
    await page.click('.version-picker button');
    expect(await page.textContent('.version-list [aria-current]')).toBe('v1');
    await Promise.all([
      page.waitForURL((url) => url.pathname === '/docs/other'),
      page.click('.version-list a:text-is("v2")'),
    ]);
    expect(await page.locator('.banner').count()).toBe(0);
    expect(await page.textContent('.version-picker button')).toBe('Version v2');
  });

  it('opens its picker by keyboard, and closes it with Escape', async () => {
    const page = await reader.open('start');
    await page.focus('.version-picker button');
    await page.keyboard.press('Enter');
    await page.locator('.version-list').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('v2');
    await page.keyboard.press('Escape');
    await page.locator('.version-list').waitFor({ state: 'hidden' });
  });
});

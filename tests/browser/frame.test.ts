// What a config puts around pages, in a browser: an announcement that stays away, links that fit, at both ends of the widths.
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveFiles } from '../support/served-site.ts';
import { page as pageFile } from '../support/site-folder.ts';

const CONFIG = {
  title: 'Lathe',
  header: [
    { label: 'News', to: 'news' },
    { label: 'Forum', href: 'https://forum.example/' },
  ],
  footer: {
    columns: ['Learn', 'Ask', 'More'].map((title) => ({
      title,
      links: [{ label: `${title} first`, to: 'news' }],
    })),
  },
  head: {
    scripts: [
      { inline: 'document.documentElement.dataset.inline = String(1 < 2);' },
      { src: 'own.js', data: { domain: 'lathe' } },
    ],
  },
  announcement: { id: 'v2', text: 'Lathe 2 is here: [what is new](news).', dismissable: true },
};

const reader = useReader(() =>
  serveFiles({
    'site.config.json': JSON.stringify(CONFIG),
    'public/own.js':
      'document.documentElement.dataset.own = document.currentScript.dataset.domain;',
    'content/pages/index.md': pageFile('Home'),
    'content/pages/news.md': pageFile('News'),
  }),
);

describe('an announcement', () => {
  it('is dismissed by its button, and stays away: at once, on other pages, and later', async () => {
    const page = await reader.open('');
    const announcement = page.locator('.announcement');
    expect(await announcement.innerText()).toContain('Lathe 2 is here: what is new.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await announcement.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('site-content');
    await page.locator('.header-links a', { hasText: 'News' }).click();
    await page.waitForURL('**/news');
    expect(await announcement.isVisible()).toBe(false);
    await page.reload();
    expect(await announcement.count()).toBe(1);
    expect(await announcement.isVisible()).toBe(false);
    // One with another id is news.
    await page.evaluate(() => localStorage.setItem('learn-dismissed', 'v1'));
    await page.reload();
    expect(await announcement.isVisible()).toBe(true);
  });

  it('is read without a script, without a button that would do nothing', async () => {
    const page = await reader.open('news', { javaScriptEnabled: false });
    expect(await page.locator('.announcement a').isVisible()).toBe(true);
    expect(await page.locator('.announcement button').isVisible()).toBe(false);
  });
});

describe('links of the header and the footer', () => {
  it('are in the header where there is room, and in the menu where there is none', async () => {
    const page = await reader.open('news');
    const inHeader = page.locator('.header-links a');
    expect(await inHeader.allInnerTexts()).toEqual(['News', 'Forum']);
    expect(await inHeader.first().isVisible()).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await inHeader.first().isVisible()).toBe(false);
    await page.locator('.header .menu-button').click();
    await page.locator('.menu-sections summary').click();
    expect(await page.locator('.menu-links a').first().isVisible()).toBe(true);
  });

  it.each([1440, 360])('fit and are accessible at a width of %i', async (width) => {
    const page = await reader.open('news', { viewport: { width, height: 800 } });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const tops = await page
      .locator('.footer-columns > div')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    expect(tops).toBe(width > 1000 ? 1 : 3);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

describe('scripts of the config', () => {
  it('run under the policy, and no other inline script does', async () => {
    const page = await reader.open('news');
    const marks = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await expect.poll(marks).toMatchObject({ inline: 'true', own: 'lathe' });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.foreign = "1";';
      document.head.append(script);
    });
    expect(await marks()).not.toHaveProperty('foreign');
    reader.expectTrouble(/^policy violation: script-src-elem inline|^Executing inline script/);
  });
});

// A term in the text: dotted; its meaning comes by pointer, keyboard or finger, goes by Escape, and is on paper.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveFiles } from '../support/served-site.ts';
import { page as written } from '../support/site-folder.ts';

const MEANS = 'A prefab is a component that you build once.';
const BODY = `Text before it.\n\nBuild a prefab, then a variable.\n\n${'A paragraph.\n\n'.repeat(60)}`;

const reader = useReader(() =>
  serveFiles({
    'site.config.json': '{ "strict": true }',
    'content/terms.yaml': `- term: prefab\n  means: ${MEANS}\n  page: a/prefabs\n- term: variable\n  means: A variable keeps data.\n  page: a/variables#what\n`,
    'content/pages/index.md': written('Home'),
    'content/pages/a/build.md': written('Build', BODY),
    'content/pages/a/prefabs.md': written('What Prefabs Are', 'A prefab is its own page.'),
    'content/pages/a/variables.md': written('Variables', '## What {#what}\n\nText.'),
    'content/sidebars/a.yaml':
      'name: A\nslug: a\norder: 1\nitems: [a/build, a/prefabs, a/variables]\n',
  }),
);

const TERM = '[data-term=prefab]';

/** The script that comes with the first sign of use is there: it has remembered the page. */
const inUse = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('learn-read'))).not.toBeNull();

describe('a term', () => {
  it('costs nothing before its first use; a pointer that rests on it opens it, and may go into it', async () => {
    const page = await reader.open('a/build');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.mouse.move(700, 880);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one) => /meanings|_terms/.test(one))).toEqual([]);
    await page.hover(TERM);
    await page.locator('#site-meaning').waitFor();
    expect(asked.filter((one) => /meanings|_terms/.test(one))).toHaveLength(2);
    expect(await page.locator('#site-meaning-text').innerText()).toBe(MEANS);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('#site-meaning').hover();
    await page.waitForTimeout(500);
    expect(await page.locator('#site-meaning').isVisible()).toBe(true);
    await page.mouse.move(700, 880);
    await page.locator('#site-meaning').waitFor({ state: 'detached' });
    await page.hover('[data-term=variable]');
    await page.locator('#site-meaning a').click();
    await page.waitForURL(/\/a\/variables#what$/);
    expect(await page.locator('#site-meaning').count()).toBe(0);
  });

  it('opens by keyboard, is told, leads on by Tab, and Escape closes it and keeps the place', async () => {
    const page = await reader.open('a/build');
    await page.locator('.article').evaluate((one) => {
      one.tabIndex = -1;
      one.focus();
    });
    await page.keyboard.press('Tab');
    await page.locator('#site-meaning').waitFor();
    const told = () => page.locator('#site-live').innerText();
    await expect.poll(told).toBe(MEANS);
    expect(await page.locator(TERM).getAttribute('aria-describedby')).toBe('site-meaning-text');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('What Prefabs Are');
    await page.keyboard.press('Escape');
    expect(await page.locator('#site-meaning').count()).toBe(0);
    expect(await focused()).toBe('prefab');
    expect(await page.locator(TERM).getAttribute('aria-describedby')).toBeNull();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/a\/prefabs$/);
    expect(await page.locator('[data-term]').count()).toBe(0);
  });

  it('opens by a tap, within the window, and closes by a tap beside it', async () => {
    const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
    const page = await reader.open('a/build', phone);
    await page.locator('h1').tap();
    await inUse(page);
    await page.locator('[data-term=variable]').tap();
    const box = page.locator('#site-meaning');
    await box.waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/a\/build$/);
    const { x = -1, width = 999 } = (await box.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    await page.locator('h1').tap();
    await box.waitFor({ state: 'detached' });
  });

  it('is in a list on paper, once', async () => {
    const page = await reader.open('a/build');
    await page.evaluate(() => {
      const list = () => document.querySelector('.terms-on-paper')?.textContent ?? 'none';
      window.print = () => document.body.setAttribute('data-printed', list());
    });
    await page.mouse.move(700, 880);
    await inUse(page);
    await page.keyboard.press('Control+p');
    await page.locator('body[data-printed]').waitFor();
    expect(await page.locator('body').getAttribute('data-printed')).toBe(
      `prefab${MEANS}variableA variable keeps data.`,
    );
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.terms-on-paper').count()).toBe(0);
  });

  it('is a link to its page without scripts, and where its meaning can’t be had', async () => {
    const plain = await reader.open('a/build', { javaScriptEnabled: false });
    await plain.click(TERM);
    expect(new URL(plain.url()).pathname).toMatch(/\/a\/prefabs$/);
    const page = await reader.open('a/build');
    await page.route('**/_terms/*', (route) => route.abort());
    const asked = page.waitForRequest(/_terms/);
    await page.hover(TERM);
    await asked;
    reader.forgive(/Failed to load|ERR_FAILED/);
    await page.click(TERM);
    await page.waitForURL(/\/a\/prefabs$/);
  });
});

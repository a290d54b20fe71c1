// Code is copied exactly and wraps on request; the whole page can be taken as Markdown.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));
const mayCopy = { permissions: ['clipboard-read', 'clipboard-write'] };

const said = (page: Page) => page.locator('[role=status]').textContent();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('a code block', () => {
  it.each([
    ['with a marked line', 0, 'const a = 1;\nconst b = 2;'],
    ['with changes, without what they remove', 1, 'const fresh = 2;\nsame();'],
    [
      'with numbers and an empty line',
      2,
      `first();\n\n  second('a line that is ${'much '.repeat(60)} too long');`,
    ],
    ['that is a patch', 3, '-old\n+new'],
  ])('%s is copied exactly', async (_what, nth, text) => {
    const page = await reader.open('', mayCopy);
    const block = page.locator('.code').nth(nth);
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => said(page)).toBe('Copied');
    expect(await clipboard(page)).toBe(text);
  });

  it('is copied by keyboard too', async () => {
    const page = await reader.open('', { ...mayCopy, viewport: { width: 390, height: 800 } });
    const box = page.locator('.code pre').nth(2);
    await expect.poll(() => box.getAttribute('tabindex')).toBe('0');
    await box.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Copy code',
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toBe('Copied');
  });

  it('has its buttons on touch screens from the start', async () => {
    const page = await reader.open('', { hasTouch: true, isMobile: true });
    await expect.poll(() => page.locator('.code-tool.copy').count()).toBe(5);
  });

  it('says so when the browser forbids copying', async () => {
    const page = await reader.open();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.hover('.code >> nth=0');
    await page.click('.code >> nth=0 >> .code-tool.copy');
    await expect.poll(() => said(page)).toBe('Copying is not allowed here');
  });

  it('wraps on request, and back', async () => {
    const page = await reader.open();
    const block = page.locator('.code').nth(2);
    const isCut = () =>
      block.locator('pre').evaluate((box) => box.scrollWidth > box.clientWidth + 1);
    expect(await isCut()).toBe(true);
    await block.hover();
    const wrap = block.getByRole('button', { name: 'Wrap lines' });
    await wrap.click();
    expect(await wrap.getAttribute('aria-pressed')).toBe('true');
    expect(await isCut()).toBe(false);
    await wrap.click();
    expect(await wrap.getAttribute('aria-pressed')).toBe('false');
    expect(await isCut()).toBe(true);
  });
});

describe('a page', () => {
  it('is copied as Markdown', async () => {
    const page = await reader.open('', mayCopy);
    await page.click('[data-copy-markdown]');
    await expect.poll(() => said(page)).toBe('Copied');
    const text = await clipboard(page);
    expect(text).toMatch(/^# Every construct\n\n> What Every construct/);
    expect(text).toContain('[link](/two)');
    const link = await page.getAttribute('.page-foot a[href$=".md"]', 'href');
    const answer = await page.request.get(new URL(link ?? '', reader.url).href);
    expect(await answer.text()).toBe(text);
  });

  it('that can’t be fetched as Markdown says so', async () => {
    reader.expectTrouble(/404/);
    const page = await reader.open('', mayCopy);
    await page.route('**/index.md', (route) => route.fulfill({ status: 404 }));
    await page.click('[data-copy-markdown]');
    await expect.poll(() => said(page)).toBe('Copying is not allowed here');
  });
});

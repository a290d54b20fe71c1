// Code is copied exactly and wraps on request; the whole page can be taken as Markdown.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { serveFiles } from '../support/served-site.ts';
import { page as written } from '../support/site-folder.ts';

const LONG = 'with-a-name --and-options "that are long" '.repeat(3);
const TAGS = [
  '```html\n<button caption="Save" width="90">Save</button>\n```',
  `\`\`\`bash\nrun ${LONG}\n\`\`\``,
  `\`\`\`js\nrun(\`${LONG}\`);\n\`\`\``,
].join('\n\n');
const reader = useReader(() =>
  serveFiles({ ...EVERY_CONSTRUCT, 'content/pages/two.md': written('Two', TAGS) }),
);
const mayCopy = { permissions: ['clipboard-read', 'clipboard-write'] };

const said = (page: Page) => page.locator('[role=status]').textContent();

/** Do the buttons of a block stand over a word of its code, as it is scrolled now? */
const isCovered = (block: Locator) =>
  block.evaluate((one) => {
    const tools = one.querySelector('.code-tools')?.getBoundingClientRect() ?? new DOMRect();
    const walker = document.createTreeWalker(one.querySelector('pre') ?? one, NodeFilter.SHOW_TEXT);
    const words: DOMRect[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        words.push(...range.getClientRects());
      }
    return words.some(
      ({ left, right, top, bottom }) =>
        left < tools.right && right > tools.left && top < tools.bottom && bottom > tools.top,
    );
  });
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
    await page.locator('.code').nth(2).locator('.code-tool.copy').waitFor();
    await box.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Copy code',
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toBe('Copied');
  });

  it.each([
    390, 1440,
  ])('shows its buttons from the start, beside its title, at %i pixels', async (width) => {
    const page = await reader.open('', { viewport: { width, height: 800 } });
    await expect.poll(() => page.locator('.code-tool.copy').count()).toBe(5);
    const copy = page.locator('.code-tool.copy').first();
    expect(await copy.evaluate((one) => getComputedStyle(one.parentElement ?? one).opacity)).toBe(
      '1',
    );
    const title = await page
      .locator('.code figcaption')
      .first()
      .evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
    const box = await page.locator('.code-tools').first().boundingBox();
    expect(title.right).toBeLessThanOrEqual(box?.x ?? 0);
    // It shows once the box is known to scroll.
    await expect.poll(() => page.locator('.code-tool.wrap:visible').count()).toBe(1);
  });

  it('covers no part of its first line', async () => {
    const page = await reader.open('', { viewport: { width: 390, height: 800 } });
    const block = page.locator('.code').nth(2);
    await block.locator('.code-tool.wrap').waitFor();
    await block.locator('pre[tabindex]').evaluate((one) => one.scrollTo({ left: 10_000 }));
    expect(await isCovered(block)).toBe(false);
  });

  it.each([
    390, 1440,
  ])('has its buttons above a first line that is long, at %i pixels', async (width) => {
    const page = await reader.open('two', { viewport: { width, height: 800 } });
    const block = page.locator('.code[data-lang=js]');
    await block.locator('.code-tool.copy').waitFor();
    await block.locator('.code-tool.wrap').waitFor();
    expect(await isCovered(block)).toBe(false);
  });

  it('that is a command wraps on a phone, beside its buttons', async () => {
    const page = await reader.open('two', { viewport: { width: 390, height: 800 } });
    const block = page.locator('.code[data-lang=bash]');
    await block.locator('.code-tool.copy').waitFor();
    const pre = block.locator('pre');
    expect(await pre.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await pre.evaluate((box) => box.clientHeight)).toBeGreaterThan(60);
    expect(await isCovered(block)).toBe(false);
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
    await page.click('[popovertarget=page-actions]');
    await page.click('[data-copy-markdown]');
    await expect.poll(() => said(page)).toBe('Copied');
    const text = await clipboard(page);
    expect(text).toMatch(/^# Every construct\n\n> What Every construct/);
    expect(text).toContain('[link](/two)');
    const link = await page.getAttribute('#page-actions a[href$=".md"]', 'href');
    const answer = await page.request.get(new URL(link ?? '', reader.url).href);
    expect(await answer.text()).toBe(text);
  });

  it('gives one section as Markdown to who has taken the link of its heading', async () => {
    const page = await reader.open('', mayCopy);
    const heading = page.locator('.article h2').first();
    await heading.click();
    await page.getByRole('button', { name: 'Copy section' }).click();
    await expect.poll(() => page.locator('.copy-section').getAttribute('data-said')).toBe('Copied');
    const text = await clipboard(page);
    const id = await heading.getAttribute('id');
    expect(text.split('\n')[0]).toMatch(new RegExp(`^## .* \\{#${id}\\}$`));
    expect(text.match(/^## /gm)).toHaveLength(1);
    await heading.click();
    // Its link is copied at each click, in the same step that offers the button.
    await expect.poll(() => said(page)).toMatch(/^Link copied/);
    expect(await page.locator('.copy-section').count()).toBe(1);
  });

  it('has a menu of what to do with it: a link to the section that is read is copied', async () => {
    const page = await reader.open('', mayCopy);
    const menu = page.locator('#page-actions');
    expect(await menu.isVisible()).toBe(false);
    await page.click('[popovertarget=page-actions]');
    expect(await menu.locator('li').allTextContents()).toEqual([
      'Copy as Markdown',
      'Copy link to section',
      'View as Markdown',
      'Print',
    ]);
    await menu.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => said(page)).toBe('Link copied: Every construct');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    const heading = page.locator('.article h2').first();
    const id = await heading.getAttribute('id');
    await heading.locator('a').click();
    await expect.poll(() => said(page)).toMatch(/^Link copied: (?!Every construct)/);
    expect(await clipboard(page)).toBe(`${reader.url}#${id}`);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.click('[popovertarget=page-actions]');
    await menu.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => clipboard(page)).toBe(`${reader.url}#${id}`);
  });

  it.each([
    390, 1440,
  ])('has that menu at its button, inside the window, at %i px', async (width) => {
    const page = await reader.open('', { viewport: { width, height: 800 } });
    const button = page.locator('[popovertarget=page-actions]');
    await button.click();
    const [at, menu] = await Promise.all([
      button.boundingBox(),
      page.locator('#page-actions').boundingBox(),
    ]);
    if (!at || !menu) throw new Error('The menu is not shown.');
    expect(menu.y - (at.y + at.height)).toBeGreaterThanOrEqual(0);
    expect(menu.y - (at.y + at.height)).toBeLessThan(20);
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(width);
    expect(menu.x).toBeLessThan(at.x + at.width);
    expect(menu.x + menu.width).toBeGreaterThan(at.x);
  });

  it('that can’t be fetched as Markdown says so', async () => {
    reader.expectTrouble(/404/);
    const page = await reader.open('', mayCopy);
    await page.route('**/index.md', (route) => route.fulfill({ status: 404 }));
    await page.click('[popovertarget=page-actions]');
    await page.click('[data-copy-markdown]');
    await expect.poll(() => said(page)).toBe('Copying is not allowed here');
  });
});

describe('colors of code', () => {
  const light = (one: string) => {
    const parts = (one.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const [r = 0, g = 0, b = 0] = parts.map((part) => {
      const share = one.startsWith('color(') ? part : part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [less = 0, more = 0] = [light(a), light(b)].sort((x, y) => x - y);
    return (more + 0.05) / (less + 0.05);
  };

  it.each([
    'light',
    'dark',
  ] as const)('tell tags, names and strings apart, and can be read: %s', async (colorScheme) => {
    const page = await reader.open('two', { colorScheme });
    const colors = await page
      .locator('[data-lang=html] i')
      .evaluateAll((all) =>
        all.map((one) => [one.textContent, getComputedStyle(one).color] as const),
      );
    const of = (text: string) => colors.find(([own]) => own?.includes(text))?.[1] ?? '';
    const kinds = [of('button'), of('caption'), of('Save')];
    expect(new Set(kinds).size).toBe(3);
    const ground = await page
      .locator('[data-lang=html]')
      .evaluate((one) => getComputedStyle(one).backgroundColor);
    for (const color of kinds) expect(contrast(color, ground)).toBeGreaterThan(4.5);
    const all = await page.evaluate(() => {
      const box = document.querySelector('.code code') as Element;
      return ['k', 's', 'c', 'f', 'n', 'p', 'i', 'd'].map((kind) => {
        const one = document.createElement('i');
        one.className = kind;
        box.append(one);
        return getComputedStyle(one).color;
      });
    });
    for (const color of all) expect(contrast(color, ground), color).toBeGreaterThan(4.5);
  });
});

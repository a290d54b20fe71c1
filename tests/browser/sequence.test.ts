// A sequence in a browser: stepped through by mouse and keyboard, all of it without a script and on paper; nothing moves.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { screenGallery } from '../support/screen-gallery.ts';
import { isTooWide } from '../support/search.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(screenGallery()));
type Options = Parameters<typeof reader.open>[1];

/** Alive: the script has come with the first sign of use. */
async function openAlive(options: Options = {}): Promise<Page> {
  const page = await reader.open('sequence', options);
  await page.mouse.move(5, 5);
  await page.locator('.sequence[data-at]').first().waitFor();
  return page;
}

const first = (page: Page) => page.locator('.sequence').first();
const next = (page: Page) => first(page).getByRole('button', { name: 'Next step' });
const previous = (page: Page) => first(page).getByRole('button', { name: 'Previous step' });
/** Numbers of the states that are seen. */
const seen = (page: Page) => first(page).locator('.sq-n:visible').allInnerTexts();
const heard = (page: Page) => first(page).getByRole('status').textContent();
/** States that came into sight have all of their colors. */
const atRest = (page: Page) =>
  page.locator('.sequence > ol > .on').evaluateAll(async (all) => {
    await Promise.all(all.flatMap((one) => one.getAnimations().map(({ finished }) => finished)));
  });

describe('a sequence', () => {
  it('begins with its first state, and costs no script until it is used', async () => {
    const page = await reader.open('about:blank');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${reader.url}sequence`);
    await page.waitForLoadState('networkidle');
    expect(await seen(page)).toEqual(['1']);
    expect(await heard(page)).toBe('1 of 4');
    expect(scripts.filter((url) => /sequence-[\w-]+\.js/.test(url))).toEqual([]);
    await page.mouse.move(5, 5);
    await expect
      .poll(() => scripts.filter((url) => /\/sequence-[\w-]+\.js/.test(url)).length)
      .toBe(1);
    expect(await seen(page)).toEqual(['1']);
  });

  it('goes on and back with its buttons, and ends at its ends', async () => {
    const page = await openAlive();
    expect(await previous(page).getAttribute('aria-disabled')).toBe('true');
    await previous(page).click({ force: true });
    expect(await seen(page)).toEqual(['1']);
    await next(page).click();
    expect(await seen(page)).toEqual(['2']);
    expect(await heard(page)).toBe('2 of 4: Under Target, choose Create.');
    for (let i = 0; i < 4; i++) await next(page).click({ force: true });
    expect(await seen(page)).toEqual(['4']);
    expect(await next(page).getAttribute('aria-disabled')).toBe('true');
    expect(await next(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await previous(page).click();
    expect(await heard(page)).toBe('3 of 4: The check box comes. See the guide.');
    // The other sequence of the page stays where it is.
    expect(await page.locator('.sequence').nth(1).getAttribute('data-at')).toBe('0');
  });

  it('goes on and back with arrow keys while the focus is inside, the other way from right to left', async () => {
    const page = await openAlive();
    await page.keyboard.press('ArrowRight');
    expect(await seen(page)).toEqual(['1']);
    await next(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await seen(page)).toEqual(['3']);
    await page.keyboard.press('ArrowLeft');
    expect(await seen(page)).toEqual(['2']);
    await page.keyboard.press('End');
    expect(await seen(page)).toEqual(['4']);
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+ArrowRight');
    expect(await seen(page)).toEqual(['1']);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.keyboard.press('ArrowLeft');
    expect(await seen(page)).toEqual(['2']);
  });

  it('offers the tab key its buttons and the links of the state that is seen', async () => {
    const page = await openAlive();
    await next(page).focus();
    const tabbed = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => document.activeElement?.textContent);
    };
    expect(await tabbed()).not.toBe('the guide');
    await next(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await tabbed()).toBe('the guide');
  });

  it('opens at the state that the address names', async () => {
    const page = await reader.open('two-screens#~kinds-all');
    await expect.poll(() => seen(page)).toEqual(['3']);
    expect(await page.locator('[id="~kinds-all"]').isVisible()).toBe(true);
  });

  it('keeps its height, and what is below it where it is', async () => {
    for (const width of [390, 1440]) {
      const page = await openAlive({ viewport: { width, height: 900 } });
      const after = page.getByText('After.', { exact: true });
      const where = async () => (await after.boundingBox())?.y;
      const before = await where();
      for (let i = 0; i < 3; i++) {
        await next(page).press('Enter');
        expect(await where(), `${width}`).toBe(before);
      }
      expect(await seen(page)).toEqual(['4']);
    }
  });

  it('marks what has changed, and nothing else', async () => {
    const page = await openAlive();
    await next(page).click();
    const marked = first(page).locator('.on .sc-new');
    expect(await marked.count()).toBe(2);
    expect(await marked.first().innerText()).toBe('Create');
    const grounds = await first(page)
      .locator('.on [role=treeitem]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(grounds.slice(0, 2)).size).toBe(1);
    expect(grounds[2]).not.toBe(grounds[0]);
  });

  it('counts a click that came before its script', async () => {
    const page = await reader.open('about:blank');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_assets\/(?:steps|sequence)-[\w-]+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${reader.url}sequence`);
    await next(page).click();
    expect(await seen(page)).toEqual(['1']);
    release();
    await expect.poll(() => seen(page)).toEqual(['2']);
  });

  it('does not move for readers who want no motion', async () => {
    const page = await openAlive({ reducedMotion: 'reduce' });
    await next(page).click();
    const name = await first(page)
      .locator('li.on')
      .evaluate((one) => getComputedStyle(one).animationName);
    expect(name).toBe('none');
  });
});

describe('all states, below each other,', () => {
  const tops = (page: Page) =>
    first(page)
      .locator('li[data-state]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

  it('are seen without a script, with nothing to press', async () => {
    const page = await reader.open('sequence', { javaScriptEnabled: false });
    expect(await seen(page)).toEqual(['1', '2', '3', '4']);
    expect(await first(page).locator('.sq-bar button:visible').count()).toBe(0);
    const all = await tops(page);
    expect([...all].sort((a, b) => a - b)).toEqual(all);
    expect(new Set(all).size).toBe(4);
  });

  it('are on paper, also after a reader has stepped through', async () => {
    const page = await openAlive();
    await next(page).click();
    await page.emulateMedia({ media: 'print' });
    expect(await seen(page)).toEqual(['1', '2', '3', '4']);
    expect(new Set(await tops(page)).size).toBe(4);
    expect(await first(page).locator('.sq-bar button:visible').count()).toBe(0);
  });
});

describe('everybody can use it:', () => {
  it('axe finds nothing in light and dark, first and last, and it fits a phone and a desk', async () => {
    for (const width of [390, 1440]) {
      const page = await openAlive({
        bypassCSP: true,
        colorScheme: 'light',
        viewport: { width, height: 900 },
      });
      await atRest(page);
      expect(await violationsInBothThemes(page, 'main')).toEqual([]);
      for (let i = 0; i < 3; i++) await next(page).press('Enter');
      await atRest(page);
      expect(await violationsInBothThemes(page, 'main')).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }
  });

  it('shows what has changed in forced colors', async () => {
    const page = await openAlive({ forcedColors: 'active' });
    await next(page).click();
    const outline = await first(page)
      .locator('.on .sc-new:not(.sc-in)')
      .evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(outline).toBe('dashed');
  });
});

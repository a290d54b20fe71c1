// Where a reader was, on pages that scripts draw; and that something is on its way while it is.
import { describe, expect, it } from 'vitest';
import { holdBack, scrollOf, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const PAGES = {
  'the upgrade report': ['upgrade?from=10.6.4&to=11.14.0', '.report-part'],
  'the search page': ['search?q=table', '.search-row'],
} as const;

describe.each(Object.entries(PAGES))('%s', (_name, [at, drawn]) => {
  it('is where its reader left it, after a reload and on the way back', async () => {
    const page = await reader.open(at);
    await page.locator(drawn).nth(3).waitFor();
    // A page that is still short takes less of the wheel.
    const room = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(room).toBeGreaterThan(600);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 500);
    // The wheel scrolls in steps; the place is kept once the page has come to rest.
    const isKept = () => page.evaluate(() => scrollY >= 500 && history.state?.y === scrollY);
    await expect.poll(isKept).toBe(true);
    const left = await scrollOf(page);
    await page.reload();
    await expect.poll(() => scrollOf(page)).toBe(left);
    await page.locator(drawn).nth(3).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('.footer a')?.click());
    await expect.poll(() => page.url()).not.toContain(at);
    await page.waitForTimeout(300);
    await page.goBack();
    await expect.poll(() => scrollOf(page)).toBe(left);
  });
});

describe('over a slow line', () => {
  it('a report whose parts come one after the other is where its reader left it', async () => {
    const page = await reader.open(PAGES['the upgrade report'][0]);
    const parts = page.locator('.report-part');
    await parts.nth(10).waitFor();
    const all = await parts.count();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const kept = () => page.evaluate(() => history.state?.y);
    await expect.poll(kept).toBe(500);
    const answers: (() => void)[] = [];
    await page.route(/_releases\/(index|widgets)\.json/, async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    const answer = async () => {
      await expect.poll(() => answers.length).toBe(1);
      answers.pop()?.();
    };
    await page.reload();
    await expect.poll(() => answers.length).toBe(1);
    await page.waitForTimeout(500);
    expect(await scrollOf(page)).toBeLessThan(500);
    await expect.poll(kept).toBe(500);
    await answer();
    await parts.nth(9).waitFor();
    expect(await parts.count()).toBe(all - 1);
    await expect.poll(() => scrollOf(page)).toBe(500);
    await answer();
    await expect.poll(() => parts.count()).toBe(all);
    await expect.poll(() => scrollOf(page)).toBe(500);
    // What the reader does then is the reader's.
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollOf(page)).toBe(800);
    await expect.poll(kept).toBe(800);
    await page.waitForTimeout(300);
    expect(await kept()).toBe(800);
  });

  it('a shared report says that it is loading, and never asks for versions', async () => {
    const page = await reader.open('teams/overview');
    const answer = await holdBack(page, '**/_releases/index.json');
    await page.goto(`${reader.url}upgrade?from=10.6.4&to=11.14.0`);
    const status = page.locator('.report-empty');
    await status.waitFor();
    expect(await status.innerText()).toContain('Loading');
    await page.waitForTimeout(500);
    expect(await status.innerText()).toContain('Loading');
    answer();
    await page.locator('.report-part').first().waitFor();
  });

  it('an island that takes long to load shows it', async () => {
    const page = await reader.open('teams/overview');
    const answer = await holdBack(page, /_assets\/(react|UpgradeReport)-/);
    await page.goto(`${reader.url}upgrade`);
    const island = page.locator('[data-island]').first();
    await expect.poll(() => island.getAttribute('aria-busy')).toBe('true');
    expect(await island.evaluate((one) => getComputedStyle(one, '::before').borderTopStyle)).toBe(
      'solid',
    );
    answer();
    await page.locator('.upgrade[data-live]').waitFor();
    expect(await island.getAttribute('aria-busy')).toBeNull();
  });
});

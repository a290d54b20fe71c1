// A tutorial of several parts, pages or passages of one: its parts, where one is, what one has at the end; going on where one stopped; without scripts.
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const START = 'tutorials/build-app-in-5-minutes/app-demo';
const SECOND = 'tutorials/build-app-in-5-minutes/drag-and-drop-widget';

describe('a tutorial', () => {
  it('says on each part which it is, what it leaves one with at top and end, and what comes next', async () => {
    const page = await reader.open(SECOND, { viewport: { width: 390, height: 844 } });
    const head = page.locator('nav.tutorial');
    expect(await head.locator('p').first().innerText()).toBe('Employee directory: part 2 of 4');
    expect(await head.locator('[aria-current=step]').innerText()).toBe('Lay out the page');
    const result = /The page has a heading/;
    expect(await head.innerText()).toMatch(result);
    const end = page.locator('div.tutorial');
    expect(await end.innerText()).toMatch(result);
    await end.getByRole('link', { name: 'Show the data' }).click();
    await page.locator('nav.tutorial', { hasText: 'part 3 of 4' }).waitFor();
    // Screens that scroll on a phone are reached by keyboard once their script is there.
    await expect.poll(() => violations(page)).toEqual([]);
  });

  it('goes on where its reader stopped', async () => {
    const page = await reader.open(START);
    const again = page.getByRole('link', { name: /^Continue where you stopped/ });
    await page.waitForLoadState('networkidle');
    expect(await again.count()).toBe(0);
    await page.goto(reader.url + SECOND);
    const kept = () => page.evaluate(() => localStorage.getItem('learn-tutorials'));
    await page.mouse.move(5, 300);
    await expect.poll(kept).toContain('drag-and-drop-widget');
    await page.goto(reader.url + START);
    await page.mouse.move(5, 300);
    await again.waitFor();
    expect(await again.innerText()).toBe('Continue where you stopped: Lay out the page');
    await again.click();
    await page.locator('nav.tutorial', { hasText: 'part 2 of 4' }).waitFor();
  });

  it('on one page leads to its parts, and keeps the one that was read', async () => {
    const page = await reader.open('tutorials/leave-management-app');
    const head = page.locator('nav.tutorial');
    expect(await head.locator('ol a').count()).toBe(5);
    expect(await head.innerText()).toContain('In 5 parts.');
    await page.mouse.move(5, 300);
    await page.locator('nav.tutorial[data-ready]').waitFor();
    await head.getByRole('link', { name: 'Build the pages' }).click();
    const kept = () => page.evaluate(() => localStorage.getItem('learn-tutorials'));
    await expect.poll(kept).toContain('leave-management-app#pages');
    await page.goto(`${reader.url}tutorials/leave-management-app`);
    await page.mouse.move(5, 300);
    const again = page.getByRole('link', { name: 'Continue where you stopped: Build the pages' });
    await again.waitFor();
    await again.click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#pages');
  });

  it('shows its parts without JavaScript, and nothing dead', async () => {
    const page = await reader.open(START, { javaScriptEnabled: false });
    expect(await page.locator('nav.tutorial ol a:visible').count()).toBe(4);
    expect(await page.locator('[data-tutorial-again]').isVisible()).toBe(false);
  });
});

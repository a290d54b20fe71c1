// The home page: within one screen of a desk, where to begin, what is new, and the tools; every link leads somewhere.
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { WRITTEN, type WrittenRelease } from '../support/releases.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const DESK = { viewport: { width: 1440, height: 900 } };

describe('the home page', () => {
  it('shows beginnings, the latest release and the tools without scrolling', async () => {
    const page = await reader.open('', DESK);
    for (const part of ['.intents', '.latest', '.tools']) {
      const box = await page.locator(`main ${part}`).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 1e9), part).toBeLessThanOrEqual(900);
    }
    expect(await page.locator('.intents h2').allTextContents()).toEqual([
      'Build an app',
      'Administer a team',
      'Install the platform',
      'Upgrade',
    ]);
  });

  it('tells the newest release, and three of its changes with what breaks first', async () => {
    const page = await reader.open('');
    const { version, changes } = WRITTEN.at(-1) as WrittenRelease;
    expect(await page.locator('.latest h2').innerText()).toContain(version);
    expect(await page.locator('.latest li').count()).toBe(3);
    const first = page.locator('.latest li').first();
    const breaks = changes.some(({ kind }) => kind === 'breaking');
    expect(await first.locator('.kind').innerText()).toBe(breaks ? 'Breaking' : 'New');
    await first.getByRole('link').click();
    await page.locator('h1').filter({ hasText: version }).waitFor();
    const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
    expect(await page.locator(`[id="${anchor}"]`).count()).toBe(1);
  });

  it('leads to pages that are there', async () => {
    const page = await reader.open('');
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(25);
    for (const link of new Set(links))
      expect((await page.request.get(link)).status(), link).toBe(200);
  });

  it('on a phone begins with what to do, after a title and the search field', async () => {
    const page = await reader.open('', { viewport: { width: 390, height: 844 } });
    const box = await page.locator('.intents > li').first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 1e9)).toBeLessThanOrEqual(844);
    expect(box?.width).toBeGreaterThan(330);
  });
});

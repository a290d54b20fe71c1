// What axe finds on every kind of page, in light and dark, on a phone and a desk, open and closed: nothing.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeTheme, violations, violationsInBothThemes } from '../support/axe.ts';
import { tabsReady, useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { GUIDE } from '../support/guide-site.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';

const TEMPLATES = {
  home: '',
  page: 'teams/overview',
  category: 'browse/docs',
  'not found': 'no/such/page',
};
const WIDTHS = [390, 820, 1440];

const optionsOf = (width: number) => ({
  colorScheme: 'light' as const,
  viewport: { width, height: 900 },
  bypassCSP: true,
});

describe('the real site', () => {
  const reader = useReader(serveRealSite);
  const cases = Object.entries(TEMPLATES).flatMap(([name, at]) =>
    WIDTHS.map((width) => ({ name, at, width })),
  );

  it.each(cases)('$name, light and dark, $width', async ({ name, at, width }) => {
    if (name === 'not found') reader.expectTrouble(/404/);
    const page = await reader.openNext(at, optionsOf(width));
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

describe('every construct', () => {
  const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));

  /** Scripts have done what they do to a page: tabs, pictures, boxes that scroll. */
  const enhanced = async (page: Page) => {
    await tabsReady(page);
    await page.locator('.zoom').first().waitFor();
    await page.locator('.code pre[tabindex="0"]').first().waitFor();
  };

  it.each(WIDTHS)('at rest, light and dark, %s', async (width) => {
    const page = await reader.openNext('', optionsOf(width));
    await enhanced(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('in use, light and dark', async () => {
    const page = await reader.openNext('', optionsOf(1440));
    await enhanced(page);
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.click('.article summary');
    for (const block of await page.locator('.code:visible').all()) await block.hover();
    await page.locator('.code-tool.wrap:visible').first().click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await changeTheme(page, 'light');
    await page.click('.zoom >> nth=0');
    await page.locator('dialog.zoomed').waitFor();
    expect(await violations(page)).toEqual([]);
    await changeTheme(page, 'dark');
    expect(await violations(page)).toEqual([]);
  });
});

describe('the navigation', () => {
  const reader = useReader(() => serveFiles(GUIDE));

  it.each(WIDTHS)('open, light and dark, %s', async (width) => {
    const page = await reader.openNext('inner/leaf', optionsOf(width));
    if (width < 992) await page.click('.header .menu-button');
    await page.locator('.sidebar .toggle:visible').last().click();
    await page.locator('.sidebar a:text-is("Last page")').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('versions and outline open, light and dark', async () => {
    const page = await reader.openNext('start', optionsOf(390));
    await page.click('.version-picker button');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.click('.outline-button');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

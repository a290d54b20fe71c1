// Release Notes as a reader opens them from the header: the latest release is there before any scrolling.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { nameOf, WRITTEN } from '../support/releases.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

const PAGES = [
  ['millwork-release-notes', 'online'],
  ['enterprise-release-notes', 'enterprise'],
] as const;

const latestOf = (channel: string) =>
  WRITTEN.filter(({ channels }) => channels.includes(channel))
    .map(nameOf)
    .at(-1);

/** From the top of the page to the end of the paragraph with the release. */
const endOfLatest = (page: Page) =>
  page
    .locator('.article p')
    .filter({ hasText: 'Latest:' })
    .evaluate((one) => one.getBoundingClientRect().bottom + scrollY);

describe.each([
  [390, 844],
  [1440, 900],
])('the latest release at %i × %i pixels', (width, height) => {
  it.each(PAGES)('is in the first screen of %s', async (at, channel) => {
    const page = await reader.open(at, { viewport: { width, height } });
    const link = page.locator('.article p').filter({ hasText: 'Latest:' }).getByRole('link');
    expect(await link.innerText()).toBe(latestOf(channel));
    expect(await endOfLatest(page)).toBeLessThanOrEqual(height);
    await link.click();
    await expect.poll(() => page.locator('h1').innerText()).toContain(latestOf(channel));
  });
});

it('is one click away from the header, which leads to these pages', async () => {
  const page = await reader.open();
  await page.locator('.sections [data-section=release-notes]').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/learn/millwork-release-notes');
});

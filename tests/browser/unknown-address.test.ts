// An address that leads nowhere: the page for it says so, and suggests pages with a near address.
import { describe, expect, it } from 'vitest';
import { arrivedAt, markDocument, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const suggestions = '[data-near-pages] a';

describe('an unknown address', () => {
  it.each([
    ['teams/manage-rolls', '/learn/teams/manage-roles'],
    ['old/place/of/manage-roles', '/learn/teams/manage-roles'],
    ['teams/manage-roles.html', '/learn/teams/manage-roles'],
    ['team-setup/', '/learn/teams/team-setup'],
  ])('%s suggests the pages nearest to it', async (address, nearest) => {
    reader.expectTrouble(/404/);
    const page = await reader.open(address);
    await page.locator(suggestions).first().waitFor();
    expect(await page.locator(suggestions).first().getAttribute('href')).toBe(nearest);
    expect(await page.locator(suggestions).count()).toBeLessThanOrEqual(5);
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
  });

  it('without anything near it suggests nothing', async () => {
    reader.expectTrouble(/404/);
    const page = await reader.open('qqqqqqqq/xxxxxxxxxxxx');
    await page.waitForLoadState('networkidle');
    expect(await page.isVisible('[data-near-pages]')).toBe(false);
    expect(await page.isVisible('.section-links a')).toBe(true);
  });

  it('is left by its links without another document', async () => {
    reader.expectTrouble(/404/);
    const page = await reader.open('teams/manage-rolls');
    const isSame = await markDocument(page);
    await page.locator(suggestions).first().click();
    await arrivedAt(page, 'Manage Roles');
    expect(await isSame()).toBe(true);
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toMatch(/manage-roles$/);
  });

  it('is answered without JavaScript too', async () => {
    reader.expectTrouble(/404/);
    const page = await reader.open('no/such/page', { javaScriptEnabled: false });
    expect(await page.textContent('h1')).toBe('This page is not here');
    expect(await page.isVisible('[data-near-pages]')).toBe(false);
    await page.click('.not-found .button');
    expect(page.url()).toBe(reader.url);
  });
});

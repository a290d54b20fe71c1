// Above an article: crumbs, title, one quiet row; the text begins soon.
import { describe, expect, it } from 'vitest';
import { topOf, useReader } from '../support/browser.ts';
import { serveFiles } from '../support/served-site.ts';
import { PLATFORMS, page as written } from '../support/site-folder.ts';

const FACTS = 'platforms: [web, react-native, cordova]\nlast_update: 2025-10-27\n';
const BODY = 'The first words.\n\n## One\n\nText.\n\n## Two\n\nText.';

const reader = useReader(() =>
  serveFiles({
    'site.config.json': JSON.stringify({ strict: true, platforms: PLATFORMS }),
    'content/pages/index.md': written('Home'),
    'content/pages/part/long.md': written('Build a New Connector for Your Team', BODY, FACTS),
    'content/sidebars/a.yaml': 'name: Part\nslug: part\norder: 1\nitems: [part/long]\n',
  }),
);

describe('the head of an article', () => {
  it('leaves the text begin within 180 pixels of the header on a phone', async () => {
    const page = await reader.open('part/long', { viewport: { width: 390, height: 844 } });
    const header = await page
      .locator('.header')
      .evaluate((one) => one.getBoundingClientRect().bottom);
    expect((await topOf(page, '.article > p:first-child')) - header).toBeLessThanOrEqual(180);
  });

  it('says in one row what it applies to, how fresh it is, and offers outline and actions', async () => {
    const page = await reader.open('part/long', { viewport: { width: 1240, height: 844 } });
    const row = page.locator('.page-facts');
    expect(await row.innerText()).toMatch(/Web\s+React Native\s+Cordova\s+Updated 27 October/);
    await row.getByRole('button', { name: 'Page actions' }).waitFor();
    expect((await row.boundingBox())?.height).toBeLessThan(32);
    await row.getByRole('button', { name: 'On this page' }).click();
    expect(await page.locator('#site-outline').isVisible()).toBe(true);
  });

  it('offers no outline where there is one beside the text', async () => {
    const page = await reader.open('part/long', { viewport: { width: 1440, height: 844 } });
    expect(await page.locator('#site-outline').isVisible()).toBe(true);
    expect(await page.locator('.outline-button').isVisible()).toBe(false);
  });

  it('keeps the name of its menu where only the picture is seen', async () => {
    const page = await reader.open('part/long', { viewport: { width: 390, height: 844 } });
    const menu = page.getByRole('button', { name: 'Page actions' });
    const box = await menu.boundingBox();
    expect(box?.width).toBeLessThan(40);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

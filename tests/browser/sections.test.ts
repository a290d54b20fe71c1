// The header's sections: a link leads into its own, every page has one, the current one is in sight; the drawer is modal.
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const CURRENT = '.header [data-section][aria-current]';

describe('the sections of the header', () => {
  it('lead each into its own', async () => {
    const page = await reader.open();
    const links = await page
      .locator('.header [data-section]')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')] as const));
    for (const [label, href] of links) {
      await page.goto(new URL(href ?? '', reader.url).href);
      expect(await page.locator(CURRENT).innerText()).toBe(label);
    }
  });

  it.each([
    ['app-development/widgets/platforms', 'Widgets'],
    ['app-development/widgets/chart/charts-basic-usage', 'Widgets'],
    ['runbook', 'Enterprise'],
    ['upgrade', 'Release Notes'],
  ])('are marked on %s, which no sidebar lists', async (at, label) => {
    const page = await reader.open(at);
    expect(await page.locator(CURRENT).innerText()).toBe(label);
  });

  it('scroll to the current one in a narrow window', async () => {
    const page = await reader.open('app-development/widgets/form-widgets/slider', {
      viewport: { width: 820, height: 900 },
    });
    const isInSight = () =>
      page.locator(CURRENT).evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
    await expect.poll(isInSight).toBe(true);
  });
});

describe('the drawer of a phone', () => {
  it('keeps the keyboard inside, and gives it back', async () => {
    const page = await reader.open('teams/overview', { viewport: { width: 390, height: 844 } });
    await page.waitForLoadState('networkidle');
    await page.locator('.header .menu-button').focus();
    await page.keyboard.press('Enter');
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest('#site-menu') !== null);
    await expect.poll(inside).toBe(true);
    expect(await page.locator('#site-menu').getAttribute('aria-modal')).toBe('true');
    await page.keyboard.press('Shift+Tab');
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('#site-menu') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.locator('#site-menu').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.matches('.header .menu-button'))).toBe(
      true,
    );
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});

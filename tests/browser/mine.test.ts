// The version that a reader runs: chosen once, kept on the device, and every page as of it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { shifts } from './shifts.ts';

const reader = useReader(serveRealSite);
const PICTURE = 'app-development/widgets/basic/picture';

const badge = (page: Page) => page.locator('.header [data-choice]');
const dialog = (page: Page) => page.getByRole('dialog', { name: /Which version do you run/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('learn-mine'));
const shown = (page: Page) =>
  page.evaluate(() => {
    const { mine, mineShown } = document.documentElement.dataset;
    return mineShown === undefined ? undefined : (mine ?? '');
  });

async function choose(page: Page, version: string, platform = 'React Native'): Promise<void> {
  await badge(page).click();
  await dialog(page).getByLabel('Version').fill(version);
  await dialog(page).getByLabel('Platform').selectOption({ label: platform });
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog(page).count()).toBe(0);
}

describe('the version that a reader runs', () => {
  it('is typed once, is shown beside the badge, and goes with one click', async () => {
    const page = await reader.open(PICTURE);
    expect(await page.locator('.later-rows').count()).toBe(0);
    await choose(page, '11.9');
    expect(await kept(page)).toBe('11.9.0 platform=react-native edition=online');
    const beside = () =>
      badge(page).evaluate((one) => getComputedStyle(one, '::after').content.replaceAll('"', ''));
    expect(await beside()).toContain('11.9.0');
    expect(await page.locator('.later-rows').first().innerText()).toContain('Not in 11.9.0 (');
    await badge(page).click();
    await dialog(page).getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => page.locator('.later-rows').count()).toBe(0);
    expect(await kept(page)).toBeNull();
    expect(await beside()).toBe('none');
  });

  it('is asked for by keyboard, from a list by major, and says what it does not know', async () => {
    const page = await reader.open(PICTURE);
    await badge(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.type('9.9.9');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => dialog(page).getByRole('alert').innerText())
      .toBe('There is no version “9.9.9”. Choose one from the list.');
    expect(await violations(page)).toEqual([]);
    await dialog(page).getByText('10 (63)').click();
    await dialog(page).getByRole('button', { name: '10.6.0', exact: true }).click();
    expect(await dialog(page).getByLabel('Version').inputValue()).toBe('10.6.0');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(await kept(page)).toBeNull();
    expect(await badge(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('comes with a link, and stays with the reader on the way through the site and back', async () => {
    const page = await reader.open(`${PICTURE}?mine=11.9`);
    await expect.poll(() => shown(page)).toBe('11.9.0');
    expect(new URL(page.url()).search).toBe('');
    const before = await page.locator('.later-rows').count();
    expect(before).toBeGreaterThan(0);
    await page.locator('.sidebar').getByRole('link', { name: 'Video', exact: true }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Video');
    expect(await shown(page)).toBe('11.9.0');
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Picture');
    await expect.poll(() => page.locator('.later-rows').count()).toBe(before);
  });

  it('is the same in two tabs', async () => {
    const page = await reader.open(PICTURE);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await choose(other, '11.9.0');
    await expect.poll(() => shown(page)).toBe('11.9.0');
    expect(await page.locator('.later-rows').count()).toBeGreaterThan(0);
  });

  it('folds what came later, and opens it for who asks or follows a link there', async () => {
    const page = await reader.open(`${PICTURE}?mine=11.9.0`);
    await expect.poll(() => shown(page)).toBe('11.9.0');
    const rows = page.locator('tbody.later tr').first();
    const id = await rows.getAttribute('id');
    expect(await rows.isVisible()).toBe(false);
    await page.locator('.later-rows').first().click();
    expect(await rows.isVisible()).toBe(true);
    await page.locator('.later-rows').first().click();
    await page.evaluate((hash) => {
      location.hash = hash ?? '';
    }, id);
    await expect.poll(() => rows.isVisible()).toBe(true);
  });

  it('leaves in an illustration what it lacks without effect, and says why', async () => {
    const page = await reader.open('app-development/widgets/form-widgets/slider?mine=11.7.0');
    await expect.poll(() => shown(page)).toBe('11.7.0');
    const control = (name: string) =>
      page.locator('.demo-control', { has: page.locator(`label code:text-is("${name}")`) });
    // A focus counts whenever the script comes, which a pointer that rests does not.
    await control('minvalue').locator('input').focus();
    await page.locator('.demo').getByRole('button', { name: 'React Native' }).click();
    await expect.poll(() => control('range').innerText()).toContain('Newer than your version.');
    expect(await control('range').locator('select, input').first().isDisabled()).toBe(true);
    expect(await page.locator('.demo-control :is(select, input):enabled').count()).toBeGreaterThan(
      2,
    );
  });

  it('tells what has changed since, newest first', async () => {
    const page = await reader.open(`${PICTURE}?mine=11.9.0`);
    const line = page.locator('.changes-since > summary');
    await expect
      .poll(() => line.innerText())
      .toMatch(/^Changes to this subject since 11\.9\.0: \d+/);
    const count = Number(/: (\d+)/.exec(await line.innerText())?.[1]);
    await line.click();
    await expect.poll(() => page.locator('.changes-since li').count()).toBe(count);
    const latest = await reader.open(`${PICTURE}?mine=11.14.0`);
    await expect.poll(() => shown(latest)).toBe('11.14.0');
    expect(await latest.locator('.changes-since').isVisible()).toBe(false);
  });

  it('moves nothing on a page that loads, and costs who never chooses no request', async () => {
    const page = await reader.open(PICTURE);
    const requests: string[] = [];
    page.on('request', (one) => requests.push(new URL(one.url()).pathname));
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((one) => /mine|apply|dialog/.test(one))).toEqual([]);
    await choose(page, '11.9.0');
    // On a busy machine, pages would be seen before they are the reader's, as a last resort.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main > *, .footer { animation: none !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.reload();
    await expect.poll(() => shown(page)).toBe('11.9.0');
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBe(0);
    for (const [at, mine] of [
      ['browse/docs/development/user-interface/configure', '10.5.6'],
      ['app-development/ui-design/page-concepts/page-cache', '10.5.6'],
      ['your-version', '10.15.0'],
    ]) {
      await page.evaluate((one) => localStorage.setItem('learn-mine', one ?? ''), mine);
      await page.goto(reader.url + at);
      await expect.poll(() => shown(page)).toBe(mine);
      await page.waitForLoadState('networkidle');
      expect(await shifts(page), at).toBe(0);
    }
  });

  it('is chosen on a phone, from the menu', async () => {
    const page = await reader.open(PICTURE, { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: /Choose the version you run/ }).click();
    await dialog(page).getByLabel('Version').fill('11.9.0');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toBe('11.9.0');
  });

  it('says which pages are newer: on the page, in its category, and in what a search finds', async () => {
    const cache = 'app-development/ui-design/page-concepts/page-cache';
    const page = await reader.open(`${cache}?mine=10.5.6`);
    await expect
      .poll(() => page.locator('.page-facts .as-of').innerText())
      .toBe('newer than yours');
    await page.goto(`${reader.url}browse/docs/development/user-interface/configure`);
    const item = page.locator('.index-item').filter({ hasText: 'Page Cache' });
    await expect.poll(() => item.locator('.as-of').innerText()).toBe('newer than yours');
    expect(await page.locator('.index-item .as-of').count()).toBe(1);
    await page.goto(`${reader.url}search?q=page+cache`);
    const hit = page.getByRole('option', { name: /^Page Cache/ }).first();
    await expect.poll(() => hit.locator('.as-of').innerText()).toBe('not in 10.5.6');
    const other = page.getByRole('option', { name: /^Navigation Action/ }).first();
    expect(await other.locator('.as-of').count()).toBe(0);
    await page.goto(`${reader.url}search?q=page+cache&mine=10.6.0`);
    await expect.poll(() => shown(page)).toBe('10.6.0');
    await expect.poll(() => hit.count()).toBe(1);
    await expect.poll(() => hit.locator('.as-of').count()).toBe(0);
  });

  it('is summed up on a page of its own: what breaks ahead, what widgets gained, and the report', async () => {
    const page = await reader.open('your-version');
    expect(await page.locator('.your-versions').first().isVisible()).toBe(true);
    await choose(page, '10.15.0', 'Web');
    await expect
      .poll(() => page.locator('.your-summary .lead').textContent())
      .toMatch(/^You run 10\.15\.0 of 25 July 2022\. Releases after it: \d+\./);
    expect(await page.locator('.your-versions').first().isVisible()).toBe(false);
    expect(await page.locator('.your-summary .support-ended').innerText()).toBe(
      'Projects of version 10 have not been supported since 4 September 2023: 11.4.0',
    );
    const count = Number(
      await page.locator('.your-figures [data-part="breaking"] strong').innerText(),
    );
    expect(count).toBeGreaterThan(10);
    expect(await page.locator('[data-part="breaking"] .report-changes > li').count()).toBe(count);
    // What moved in widgets is a file of its own.
    await expect.poll(() => page.locator('.your-gained > li').count()).toBeGreaterThan(20);
    const report = page.getByRole('link', { name: 'From 10.15.0 to 11.14.0' }).first();
    expect(await report.getAttribute('href')).toContain('from=10.15.0&to=11.14.0&edition=online');
    expect(await violations(page)).toEqual([]);
    await choose(page, '11.14.0');
    await page.getByText('Nothing lies ahead of you').waitFor();
  });

  it('without a script leads to a page with the way from each version', async () => {
    const page = await reader.open(PICTURE, { javaScriptEnabled: false });
    await badge(page).click();
    expect(await page.locator('h1').innerText()).toBe('The version you run');
    const link = page.getByRole('link', { name: 'From 11.9.0 to 11.14.0' });
    expect(await link.getAttribute('href')).toMatch(/upgrade\?from=11\.9\.0&to=11\.14\.0$/);
  });
});

// A bundle of the project's own site: opened from the disk in two browsers, and served from below any path.
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { onDisk, servedBelow, type UnzippedBundle, unzipBundle } from '../support/bundle.ts';
import { useFirefox } from '../support/firefox.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { createSiteFolder, type SiteFolder } from '../support/site-folder.ts';
import { arrived, unfold } from './runbook.ts';

let bundle: UnzippedBundle;
beforeAll(async () => {
  bundle = await unzipBundle(inject('realSite'));
});
afterAll(() => bundle?.dispose());

const names = (page: Page) => page.locator('.search [role=option] .search-name').allInnerTexts();
const isDark = async (page: Page) => {
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  return Number(ground.match(/\d+/)?.[0]) < 60;
};

/** By its key, as soon as the script that reads keys is there. */
const openSearch = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('/');
      return page.locator('dialog.search[open]').count();
    })
    .toBe(1);

/** By its misspelled name. */
async function findDataTable(page: Page): Promise<void> {
  await openSearch(page);
  await page.keyboard.type('data tabel');
  await expect.poll(async () => (await names(page))[0]).toBe('Data Table Overview');
  await page.keyboard.press('Enter');
  await arrivedAt(page, 'Data Table Overview');
}

describe('from a disk', () => {
  const reader = useReader(async () => onDisk(bundle));

  it('is small enough to carry', () => {
    expect(bundle.zipBytes).toBeLessThan(40e6);
  });

  it('search finds what is misspelled, and leads there; links lead on', async () => {
    const page = await reader.open('index.html');
    await findDataTable(page);
    expect(page.url()).toMatch(/^file:.*\/data-table\/index\.html/);
    await page.getByRole('navigation', { name: 'Sections' }).getByText('Teams').click();
    await arrivedAt(page, 'Teams Overview');
    await page.locator('.sidebar').getByText('Manage Roles').click();
    await arrivedAt(page, 'Manage Roles');
  });

  it('a font of the device is in the place of the typeface', async () => {
    const page = await reader.open('teams/overview/index.html');
    await page.mouse.move(5, 300);
    await page.locator('.sidebar').getByText('Manage Roles').click();
    await arrivedAt(page, 'Manage Roles');
    const first = () =>
      page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
    expect(await first()).toMatch(/^"?Inter near"?$/);
  });

  it('the whole navigation opens, and its links lead to files', async () => {
    const page = await reader.open('on-premise/welcome/index.html');
    const sidebar = page.locator('.sidebar');
    await sidebar.locator('button[aria-expanded=false]').first().click();
    await expect.poll(() => sidebar.getAttribute('data-whole')).toBe('');
    const leads = await sidebar
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(leads.length).toBeGreaterThan(30);
    expect(leads.filter((url) => !/^file:.*\/index\.html$/.test(url))).toEqual([]);
  });

  it('an anchor that has moved leads on', async () => {
    const page = await reader.open('hybrid-mobile/mobile-tabbar/index.html#property-action-icon');
    await expect.poll(() => new URL(page.url()).hash).toBe('#property-itemicon');
  });

  it('the search page shows what its address asks for', async () => {
    const page = await reader.open('search/index.html?q=data%20tabel');
    await expect.poll(async () => (await names(page))[0]).toBe('Data Table Overview');
    await page.getByRole('combobox').fill('zebra stripes');
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?q=zebra%20stripes');
  });

  it('a property of an illustration changes it', async () => {
    const page = await reader.open('app-development/widgets/form-widgets/slider/index.html');
    const demo = page.locator('.demo').first();
    await demo.hover({ position: { x: 4, y: 4 } });
    // Text that is typed before its script has drawn it is overwritten.
    await expect
      .poll(async () => {
        await demo.getByLabel('Minimum Value').fill('10');
        return demo.getByRole('slider').getAttribute('min');
      })
      .toBe('10');
  });

  it('the upgrade report and the explorer have their records', async () => {
    const page = await reader.open('upgrade/index.html?from=10.6.4&to=11.14.0');
    await expect
      .poll(() => page.locator('.report-name strong').innerText())
      .toBe('Upgrade from 10.6.4 to 11.14.0');
    await page.locator('#part-widgets').waitFor();
    await page.goto(new URL('releases/index.html', reader.url).href);
    await page.mouse.move(200, 200);
    await expect.poll(() => page.locator('main a[href^="file:"]').count()).toBeGreaterThan(10);
  });

  it('a version is chosen by a link, marks its pages, what a search finds, and the way to the latest', async () => {
    const at = 'app-development/ui-design/page-concepts/page-cache/index.html';
    const page = await reader.open(`${at}?mine=10.5.6`);
    await expect
      .poll(() => page.locator('.page-facts .as-of').innerText())
      .toBe('newer than yours');
    await openSearch(page);
    await page.keyboard.type('page cache');
    const hit = page.getByRole('option', { name: /^Page Cache/ }).first();
    await expect.poll(() => hit.locator('.as-of').innerText()).toBe('not in 10.5.6');
    await page.keyboard.press('Escape');
    const widget = 'app-development/widgets/basic/picture/index.html';
    await page.goto(new URL(`${widget}?mine=11.9.0`, reader.url).href);
    await expect.poll(() => page.locator('.later-rows').count()).toBeGreaterThan(0);
    await page.locator('.changes-since > summary').click();
    await expect.poll(() => page.locator('.changes-since li').count()).toBeGreaterThan(2);
    await page.goto(new URL('your-version/index.html?mine=10.15.0', reader.url).href);
    await expect
      .poll(() => page.locator('.your-summary .lead').textContent())
      .toContain('You run 10.15.0');
  });

  it('the runbook has its guides, with their screens', async () => {
    const page = await reader.open(
      'runbook/index.html?kind=fresh&target=aws&os=rhel&user=root&network=offline',
    );
    await page.mouse.move(200, 200);
    await arrived(page);
    await unfold(page, "What You'll Need for Millwork Enterprise");
    await page.locator('.runbook-part input[type=checkbox]').first().check();
    expect(await page.locator('.runbook a[href^="/"]').count()).toBe(0);
  });

  it('has both themes', async () => {
    const page = await reader.open('teams/overview/index.html', { colorScheme: 'light' });
    const button = page.locator('.theme-button');
    expect(await isDark(page)).toBe(false);
    await button.click();
    await expect.poll(() => isDark(page)).toBe(true);
    // What is stored leaves the process of this page a moment later; nobody clicks at once.
    await page.waitForTimeout(500);
    await page.locator('.sidebar').getByText('Manage Roles').click();
    await arrivedAt(page, 'Manage Roles');
    // Pages on a disk may run in separate processes: what one stores reaches the others a moment later.
    await expect
      .poll(async () => {
        await page.reload();
        return isDark(page);
      })
      .toBe(true);
  });

  it('a page is copied as Markdown', async () => {
    const page = await reader.open('teams/overview/index.html', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('[popovertarget=page-actions]').click();
    await page.locator('[data-copy-markdown]').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('# Teams Overview');
  });

  it('nothing breaks where storage is refused', async () => {
    const page = await reader.open('index.html');
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    });
    await page.goto(new URL('teams/manage-roles/index.html', reader.url).href);
    await page.locator('.theme-button').click();
    await openSearch(page);
    await page.keyboard.type('roles');
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.locator('h1').waitFor();
  });
});

describe('below any path of a server', () => {
  const reader = useReader(() => servedBelow('/any/path/', bundle));

  it('reads, searches and reports', async () => {
    const page = await reader.open('index.html');
    await findDataTable(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/any\/path\/.*\/data-table\/index\.html$/);
    await page.goto(new URL('upgrade/index.html?from=10.6.4&to=11.14.0', reader.url).href);
    await page.locator('#part-widgets').waitFor();
  });
});

describe('one section, from a disk', () => {
  let site: SiteFolder;
  let part: UnzippedBundle;
  const reader = useReader(async () => {
    site = createSiteFolder(SEARCHED);
    site.learn('build');
    part = await unzipBundle(path.join(site.dir, 'dist'), '--section', 'guide');
    return onDisk(part);
  });
  afterAll(() => {
    part?.dispose();
    site?.dispose();
  });

  it('begins with its first page, searches in itself, and offers no other section', async () => {
    const page = await reader.open('index.html');
    await arrivedAt(page, 'Start');
    await page.getByText('This copy holds Guide').waitFor();
    await openSearch(page);
    await page.keyboard.type('table');
    await expect.poll(() => names(page)).toEqual(['Data Table', 'Export Data']);
    expect(await page.locator('.search-filter').count()).toBe(0);
  });
});

/** Undefined between two pages: the driver has no document then. */
const titleOf = (page: FirefoxPage): Promise<string | undefined> =>
  page
    .evaluate(() => document.querySelector('h1')?.textContent ?? undefined)
    .catch(() => undefined);

describe.skipIf(!inject('firefox'))('from a disk in Firefox', () => {
  const reader = useFirefox(async () => onDisk(bundle));

  it('a page that is left while it loads scripts says nothing', async () => {
    const at = 'app-development/widgets/datalive/data-table/index.html';
    const page = await reader.open(at);
    const title = () => titleOf(page);
    for (let times = 0; times < 4; times++) {
      await page.$eval('.demo', (demo) => demo.scrollIntoView());
      await page.evaluate(() => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
        setTimeout(() => document.querySelector<HTMLElement>('[data-section=teams]')?.click(), 40);
      });
      await expect.poll(title).toBe('Teams Overview');
      await page.goto(new URL(at, reader.url).href);
    }
  });

  it('search, links, an illustration, the report and the runbook work', async () => {
    const page = await reader.open('index.html');
    await expect
      .poll(async () => {
        await page.keyboard.press('/');
        return page.$$eval('dialog.search[open]', (found) => found.length);
      })
      .toBe(1);
    await page.keyboard.type('data tabel');
    const first = () =>
      page.$$eval('.search [role=option] .search-name', ([one]) => one?.textContent);
    await expect.poll(first).toBe('Data Table Overview');
    await page.keyboard.press('Enter');
    const title = () => titleOf(page);
    await expect.poll(title).toBe('Data Table Overview');
    await page.click('.sections a[data-section=teams]');
    await expect.poll(title).toBe('Teams Overview');

    await page.goto(
      new URL('app-development/widgets/form-widgets/slider/index.html', reader.url).href,
    );
    // A pointer that comes before the script that waits for it is heard of when it moves again.
    await expect
      .poll(async () => {
        await page.mouse.move(2, 2);
        await page.hover('.demo');
        return page.$$eval('[data-island][data-ready]', (found) => found.length);
      })
      .toBeGreaterThan(0);
    await page.waitForSelector('.demo-panel input');
    await page.goto(new URL('upgrade/index.html?from=10.6.4&to=11.14.0', reader.url).href);
    await page.waitForSelector('#part-widgets');
    await page.goto(
      new URL('runbook/index.html?kind=fresh&target=aws&os=rhel&user=root', reader.url).href,
    );
    const status = () => page.$eval('.runbook [role=status]', (one) => one.textContent);
    await expect.poll(status, { timeout: 20_000 }).toBe('The runbook is complete');
  });

  it('has both themes', async () => {
    const page = await reader.open('teams/overview/index.html');
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await ground();
    await page.click('.theme-button');
    await expect.poll(ground).not.toBe(before);
  });
});

// A reader asks, searches and gets lost; a writer sees it on the page for writers: the site and the service as one program.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createService, type InsightService } from '../../tools/insight/serve/create-service.ts';
import { createResponder } from '../../tools/insight/serve/respond.ts';
import { createSiteServer } from '../../tools/serve/create-site-server.ts';
import { violationsInBothThemes } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { createSiteFolder, type SiteFolder, page as toPage } from '../support/site-folder.ts';

const STEPS = '## Install\n\n:::steps\n1. Download it.\n2. Run it.\n:::\n\nThe end.';
const FILES = {
  'site.config.json': JSON.stringify({ base: '/learn/', insight: { sample: 1 } }),
  'content/pages/start.md': toPage('Start', STEPS),
  'content/pages/table.md': toPage('Data table', '## Columns\n\nA table has columns.'),
};

let folder: SiteFolder;
let data: string;
let service: InsightService;

const reader = useReader(async () => {
  folder = createSiteFolder(FILES);
  const { status, text } = folder.learn('build');
  if (status !== 0) throw new Error(text);
  data = mkdtempSync(path.join(os.tmpdir(), 'learn-insight-'));
  const dir = path.join(folder.dir, 'dist');
  service = await createService({ dir, dataFolder: data, log: () => {} });
  const server = await createSiteServer({ dir, others: createResponder(service) });
  return {
    url: server.url,
    async close() {
      await server.close();
      await service.close();
      folder.dispose();
      rmSync(data, { recursive: true, force: true });
    },
  };
});

/** The script that listens to readers has begun to: nothing on a page shows it. */
async function isListening(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  await session.detach();
  return listeners.some(({ type }) => type === 'learn:search');
}

/** What the service answers to writers. */
const tell = async (name: string) =>
  (await fetch(new URL(`_insight/api/${name}`, reader.url))).text();

const yes = (page: Page) => page.getByRole('button', { name: 'Yes', exact: true });
const openNo = (page: Page) => page.locator('.ask summary').click();

describe('a reader', () => {
  it('says yes without leaving the page, and is thanked', async () => {
    const page = await reader.open('start');
    await page.mouse.wheel(0, 200);
    await page.locator('form.ask[data-ready]').waitFor();
    await yes(page).click();
    await expect
      .poll(() => page.locator('.ask p').textContent())
      .toBe('Thank you for your answer.');
    expect(page.url()).toBe(`${reader.url}start`);
    await expect.poll(() => page.locator('#site-live').textContent()).toContain('Thank you');
  });

  it('says what was missing, by keyboard, and personal data is masked', async () => {
    const page = await reader.open('table');
    await page.keyboard.press('Tab');
    await page.locator('form.ask[data-ready]').waitFor();
    await page.locator('.ask summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('It’s hard');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Which <b>column</b>? Ask ada@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.ask p').textContent()).toContain('Thank you');
  });

  it('without JavaScript sends the form and gets a page of thanks', async () => {
    const page = await reader.open('start', { javaScriptEnabled: false });
    await openNo(page);
    await page.locator('.ask textarea').fill('No script here');
    await page.locator('.ask').getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/_insight\/thanks$/);
    await expect.poll(() => page.locator('h1').textContent()).toBe('Thank you');
  });

  it('is stuck at a step, and reports a problem of the section in view', async () => {
    const page = await reader.open('start');
    await page.mouse.move(10, 10);
    await page.getByRole('button', { name: 'Stuck at step 2' }).click();
    await expect.poll(() => page.locator('.stuck').last().textContent()).toContain('Thank you');
    await page.locator('[popovertarget="page-actions"]').click();
    await page.locator('#page-actions').getByRole('button', { name: 'Report a problem' }).click();
    expect(await page.locator('#page-actions').isVisible()).toBe(false);
    expect(await page.locator('.ask details p').textContent()).toBe('About: Install');
    await page.locator('.ask textarea').fill('The link is broken');
    await page.locator('.ask').getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.locator('.ask p').textContent()).toContain('Thank you');
  });

  it('searches, and finds nothing; searches again, and opens a page', async () => {
    const page = await reader.open('start');
    await page.mouse.move(5, 5);
    await expect.poll(() => isListening(page)).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('xylophone zzz');
    await page.getByText('Nothing found').first().waitFor();
    await page.locator('.search input').fill('table');
    await page.locator('.search [role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/table/);
    // The visit ends here, and is sent.
    await page.goto('about:blank');
    await expect.poll(() => tell('searches')).toContain('xylophone zzz');
  });

  it('comes to an address that leads nowhere', async () => {
    reader.forgive(/404/);
    const page = await reader.open('start');
    await page.goto(`${reader.url}old/page`);
    await page.mouse.wheel(0, 100);
    await page.mouse.move(5, 5);
    await expect.poll(() => isListening(page)).toBe(true);
    await page.goto(reader.url);
    await expect.poll(() => tell('missing')).toContain('old/page');
  });

  it('who asks not to be followed isn’t listened to', async () => {
    const page = await reader.open();
    await page.context().addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto(`${reader.url}start`);
    await page.mouse.wheel(0, 200);
    await page.locator('form.ask[data-ready]').waitFor();
    await page.goto(`${reader.url}table`);
    expect(sent.filter((url) => url.includes('_insight/'))).toEqual([]);
  });
});

describe('the page for writers', () => {
  const open = async (query: string, options = {}) => {
    const page = await reader.open(`_insight/${query}`, { bypassCSP: true, ...options });
    await page.locator('main h1').waitFor();
    return page;
  };
  /** What readers did above has arrived. */
  beforeAll(() =>
    vi.waitFor(() => expect(service.counts.render()).toMatch(/result="accepted"\} \d\d/), {
      timeout: 60_000,
    }),
  );

  it('sums the period, and links keep what is chosen', async () => {
    const page = await open('');
    const card = page.locator('.card').filter({ hasText: 'something was missing' });
    await expect.poll(() => card.locator('.sum').textContent()).toBe('2');
    await page.getByLabel('Period').selectOption('7');
    await page.getByRole('link', { name: 'Pages' }).click();
    await expect.poll(() => page.url()).toMatch(/view=pages.*from=/);
    await page.reload();
    expect(await page.getByLabel('Period').inputValue()).toBe('7');
  });

  it('shows what readers wrote, as text, and where they were stuck', async () => {
    const page = await open('?view=pages');
    const row = page.locator('tbody').filter({ hasText: 'Data table' });
    await row.getByText('What readers wrote').click();
    await expect
      .poll(() => row.locator('blockquote').textContent())
      .toBe('Which <b>column</b>? Ask [mail]');
    const start = page.locator('tbody').filter({ hasText: 'Stuck at' });
    expect(await start.textContent()).toContain('install.2 1');
  });

  it('shows searches, and asks what the search answers today', async () => {
    const page = await open('?view=searches&sort=-nothing');
    const row = page.locator('tbody').first();
    await expect.poll(() => row.textContent()).toContain('xylophone zzz');
    await row.getByText('What would our search answer today?').click();
    await expect.poll(() => row.textContent()).toContain('Nothing, still.');
    const found = page.locator('tbody').filter({ hasText: /^table/ });
    const arrived = async () => {
      await page.reload();
      await found.first().waitFor();
      return found.allTextContents();
    };
    await expect.poll(arrived).toEqual([expect.stringContaining('Opened: table 1')]);
  });

  it('marks an address as done, with a note, and hides it', async () => {
    const page = await open('?view=missing');
    const row = page.locator('tbody').filter({ hasText: 'old/page' });
    await row.getByText('Mark as done').click();
    await row.getByLabel('What was done').fill('redirected');
    await row.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.locator('tbody').count()).toBe(0);
    await page.getByRole('button', { name: /Show what is done/ }).click();
    expect(await row.textContent()).toContain('Done: redirected');
  });

  it('says that there is nothing, and that the service can’t answer', async () => {
    const empty = await open('?from=2020-01-01&to=2020-01-07');
    await empty.getByText('Nothing has happened in this period').waitFor();
    reader.forgive(/503/);
    await empty.route('**/api/pages*', (route) => route.fulfill({ status: 503, body: '' }));
    await empty.getByRole('link', { name: 'Pages' }).click();
    await empty.getByText('The database doesn’t answer').waitFor();
    await empty.unroute('**/api/pages*');
    await empty.getByRole('button', { name: 'Try again' }).click();
    await empty.getByText('No page was seen').waitFor();
  });

  it.each([
    'overview',
    'pages',
    'searches',
    'speed',
  ])('%s passes axe, and fits a phone', async (view) => {
    const page = await open(`?view=${view}&all=1`, { viewport: { width: 390, height: 800 } });
    await page.locator('.card, table').first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

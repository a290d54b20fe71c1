// Search when things go wrong: files that fail, no line, queries that no one expects, a strict policy.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { type MoodySite, serveMoody } from '../support/moody-site.ts';
import {
  closeSearch,
  inputOf,
  isTooWide,
  optionsOf,
  searchAgain,
  searchFor,
} from '../support/search.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { serveFiles } from '../support/served-site.ts';

let site: MoodySite;
const reader = useReader(async () => {
  site = await serveMoody(await serveFiles(SEARCHED));
  return site;
});
afterEach(() => {
  site.mood = undefined;
});

/** By then, the number of results has been announced. */
const TOLD_MS = 500;

const failure = (page: Page) => page.getByRole('alert').getByText('could not be loaded');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

describe('a part of the index that fails', () => {
  it.each([
    ['words', /_search\/words\//],
    ['names', /_search\/names\//],
  ])('%s: says so, and trying again works', async (_, paths) => {
    const page = await reader.open('start');
    let refused = 0;
    site.mood = {
      paths,
      get answer() {
        refused += 1;
        return 500;
      },
    };
    await page.keyboard.press('/');
    await page.keyboard.type('zebra');
    await failure(page).waitFor();
    await page.waitForTimeout(TOLD_MS);
    expect(await page.getByText('Nothing found').count()).toBe(0);
    expect(await inputOf(page).inputValue()).toBe('zebra');
    const before = refused;
    await tryAgain(page);
    // The alert of the first try stays until the second one has its answer.
    await expect.poll(() => refused).toBeGreaterThan(before);
    await failure(page).waitFor();
    site.mood = undefined;
    await tryAgain(page);
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
    await failure(page).waitFor({ state: 'detached' });
  });

  it('its root: says so, and trying again works', async () => {
    reader.expectTrouble(/500/);
    const page = await reader.open('start');
    site.mood = { paths: /_search\/root/, answer: 500 };
    await searchFor(page, 'zebra');
    await failure(page).waitFor();
    site.mood = undefined;
    await tryAgain(page);
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
    expect(await failure(page).count()).toBe(0);
  });

  it('texts: the pages are there without their sections, and these after trying again', async () => {
    const page = await reader.open('start');
    site.mood = { paths: /_search\/text\//, answer: 500 };
    await searchFor(page, 'zebra');
    await failure(page).waitFor();
    expect(await optionsOf(page).innerText()).toMatch(/^Data Table/);
    expect(await page.locator('mark').count()).toBe(0);
    site.mood = undefined;
    await tryAgain(page);
    await page.locator('mark', { hasText: 'zebra' }).waitFor();
    expect(await failure(page).count()).toBe(0);
  });

  it('keeps what was found before, and typing on finds again', async () => {
    const page = await reader.open('start');
    await searchFor(page, 'export');
    site.mood = { paths: /_search\/(names|text)\//, answer: 500 };
    await searchAgain(page, 'table');
    await failure(page).waitFor();
    expect(await optionsOf(page).filter({ hasText: 'Export Data' }).count()).toBe(1);
    site.mood = undefined;
    await page.keyboard.type('s');
    await optionsOf(page).filter({ hasText: 'Before drawing' }).waitFor();
    expect(await failure(page).count()).toBe(0);
  });

  it('without a line: says so, and goes on when there is one again', async () => {
    const page = await reader.open('start');
    await searchFor(page, 'export');
    site.mood = { paths: /./, answer: 'cut' };
    await searchAgain(page, 'onBeforeRender');
    await failure(page).waitFor();
    site.mood = undefined;
    await tryAgain(page);
    await optionsOf(page).filter({ hasText: 'Before drawing' }).waitFor();
  });

  it('the script of search: its page takes over, and says how to go on if it fails there too', async () => {
    reader.expectTrouble(/500/);
    const page = await reader.open('start');
    site.mood = { paths: /_assets\/search-.*js/, answer: 500 };
    await page.keyboard.press('/');
    await page.waitForURL('**/docs/search');
    const sections = page.locator('.section-links a');
    await sections.first().waitFor();
    site.mood = undefined;
    await page.reload();
    await inputOf(page).waitFor();
    expect(await sections.first().isVisible()).toBe(false);
  });

  it('the part that draws it: says so, and opening it again works', async () => {
    reader.expectTrouble(/500|dynamically imported module/);
    const page = await reader.open('start');
    site.mood = { paths: /_assets\/mount/, answer: 500 };
    await page.keyboard.press('/');
    await page.locator('dialog').getByText('Search could not be loaded.').waitFor();
    site.mood = undefined;
    await closeSearch(page);
    await page.keyboard.press('/');
    // In the dialog, or on the page of search where the browser keeps to the failed script.
    await page.locator('.search input[role=combobox]').waitFor();
    await page.keyboard.type('zebra');
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
    expect(await page.getByText('Search could not be loaded.').count()).toBe(0);
  });
});

it('opens by its key in the moment after it was closed, while its field still has the focus', async () => {
  const page = await reader.open('start');
  await page.keyboard.press('/');
  await inputOf(page).waitFor();
  const isOpen = await page.locator('dialog.search').evaluate((dialog: HTMLDialogElement) => {
    const input = dialog.querySelector('input') as HTMLInputElement;
    dialog.close();
    input.focus();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
    return dialog.open;
  });
  expect(isOpen).toBe(true);
});

describe('any query', () => {
  const QUERIES: Record<string, string> = {
    '1,000 letters': 'x'.repeat(1000),
    '1,000 short words': 'ab '.repeat(333),
    emoji: '👩‍👩‍👧🦓🎉'.repeat(5),
    'half a letter': 'a\ud83d',
    'right-to-left text': 'مرحبا بالعالم שלום',
    'signs of regular expressions': '.*+?^$()|[]{}\\/(a+)+$',
    markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
    'quotes and blanks': ' "\'`\t&amp;%00%zz ',
    'names of every object': '__proto__ constructor toString',
    'no letters': '…—!?',
  };

  it.each(['start', 'search'])('is shown as text on "%s" and breaks nothing', async (at) => {
    const page = await reader.open(at, { viewport: { width: 390, height: 844 } });
    if (at === 'start') await page.keyboard.press('/');
    await inputOf(page).waitFor();
    for (const [name, query] of Object.entries(QUERIES)) {
      await inputOf(page).evaluate((input: HTMLInputElement, text) => {
        input.value = text;
        input.dispatchEvent(new Event('input'));
      }, query);
      await page.locator('.search-list, .search-nothing, .search-hint').first().waitFor();
      expect(await isTooWide(page), name).toBe(false);
      expect(await page.locator('.search :is(script, img, b)').count(), name).toBe(0);
      await inputOf(page).fill('zebra');
      await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
      await inputOf(page).fill('');
      await optionsOf(page).first().waitFor({ state: 'detached' });
    }
  });

  it.each([
    ['<script>', 'Odd Signs'],
    ['مرحبا', 'Odd Signs'],
  ])('%s finds the page that says it', async (query, title) => {
    const page = await reader.open('start');
    await searchFor(page, query);
    await optionsOf(page).filter({ hasText: title }).first().waitFor();
  });
});

describe('the strict Content-Security-Policy', () => {
  it('is broken neither by the page nor by its worker', async () => {
    const page = await reader.open('start');
    const policy = (await page.request.get(page.url())).headers()['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    const started = page.waitForEvent('worker');
    await page.keyboard.press('/');
    const worker = await started;
    await worker.evaluate(() => {
      const broken: string[] = [];
      Object.assign(self, { broken });
      self.addEventListener('securitypolicyviolation', (event) =>
        broken.push((event as SecurityPolicyViolationEvent).violatedDirective),
      );
    });
    const broken = () => worker.evaluate(() => (self as unknown as { broken: string[] }).broken);
    await page.keyboard.insertText('table');
    await page.locator('mark').first().waitFor();
    await searchAgain(page, 'exprot');
    expect(await broken()).toEqual([]);
    await worker.evaluate(() => fetch('https://elsewhere.example/').catch(() => {}));
    await expect.poll(broken, { message: 'a violation is seen' }).toEqual(['connect-src']);
  });
});

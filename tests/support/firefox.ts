// A Firefox for browser tests. Errors in a page fail the test, as in Chromium.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { ServedSite } from './served-site.ts';

export type FirefoxReader = {
  /** Address of the home page. */
  readonly url: string;
  /** A page of the site, opened by a new reader with nothing stored. */
  open(at?: string): Promise<Page>;
};

/** Preferences that keep it from calling home. */
const QUIET = {
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** Call once in a test file, where `inject('firefox')` names one. */
export function useFirefox(serve: () => Promise<ServedSite>): FirefoxReader {
  let site: ServedSite;
  let browser: Browser;
  const troubles: string[] = [];
  const pages: Page[] = [];
  beforeAll(async () => {
    site = await serve();
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: inject('firefox'),
      headless: true,
      // Older versions of Firefox have no command to set it later.
      defaultViewport: null,
      args: ['--width=1440', '--height=900'],
      extraPrefsFirefox: QUIET,
    });
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.browserContext().close()));
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get url() {
      return site.url;
    },
    async open(at = '') {
      const page = await (await browser.createBrowserContext()).newPage();
      pages.push(page);
      page.on('console', (message) => {
        if (['error', 'warn', 'assert'].includes(message.type())) troubles.push(message.text());
      });
      page.on('request', (request) => {
        const isOwn = request.url().startsWith(site.url) || request.url().startsWith('data:');
        if (site.url.startsWith('file:') && !isOwn)
          troubles.push(`request outside the folder: ${request.url()}`);
      });
      page.on('pageerror', (error) => {
        const reported = error instanceof Error ? (error.stack ?? error.message) : String(error);
        if (!isOfDriver(reported)) troubles.push(reported);
      });
      await page.evaluateOnNewDocument(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          throw new Error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await page.goto(new URL(at, site.url).href);
      return page;
    },
  };
}

/**
 * The driver runs its scripts in a separate sandbox, where they may lose their object when the page changes. Firefox
 * reports that as an error of the page, but without a line of a script; errors of the page's own scripts have a line.
 */
const isOfDriver = (reported: string): boolean =>
  /^(?:\w*Error: )*Permission denied to access property "\w+"(?: on cross-origin object)?$/.test(
    reported.trim(),
  );

// A Chromium for browser tests. Whatever a page does is watched: after each test there must have
// been no error, no violation of the Content-Security-Policy, and no request to any other host.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { ServedSite } from './served-site.ts';

/** The flags that keep a headless Chromium from calling home, and from reaching any host but this one. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as in a window: without one, Chromium fits them to whole pixels.
  '--font-render-hinting=none',
  // The empty page that each begins with has the process of the one that is opened, in place of another that is started.
  '--renderer-process-limit=1',
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * By how many milliseconds scripts are late: `SLOW=400 npx vitest run --project browser`. It switches off the
 * browser's cache: tests without a network, and of what is loaded once, fail under it.
 */
const SLOW_MS = Number(process.env.SLOW ?? 0);
/** Which files are late: `SLOW_FILES='\.json$'` has data come late in place of scripts. */
const SLOW_FILES = new RegExp(process.env.SLOW_FILES ?? '/_assets/.*\\.js$');

const VIEWPORT = { width: 1440, height: 900 };

export type Reader = {
  /** Address of the home page. */
  readonly url: string;
  /** A new reader, with nothing remembered, at a page of the site. */
  open(at?: string, options?: BrowserContextOptions): Promise<Page>;
  /**
   * A page with nothing remembered or cached, whose context bypasses the policy: the one that the test before had.
   * Opening a page costs a third of what a new reader does.
   */
  openAgain(): Promise<Page>;
  /**
   * A page of the site with nothing remembered, under its policy, in the tab of the test before: what that has loaded is
   * cached. It costs half of what a new reader does, and a quarter where there are large scripts. For each set of options
   * there is one tab. What a test adds to it that a new page would not have, such as scripts and permissions, stays.
   */
  openNext(at?: string, options?: BrowserContextOptions): Promise<Page>;
  /** What has gone wrong in this test so far. */
  readonly troubles: readonly string[];
  /** The test causes trouble on purpose: there must be some like this, and it is then forgiven. */
  expectTrouble(pattern: RegExp): void;
  /** Trouble like this may come or not. */
  forgive(pattern: RegExp): void;
};

/** Of all test files of a worker, which ends it: each reader has its own context, and nothing else is remembered. */
let launched: Browser | undefined;

async function launch(): Promise<Browser> {
  if (!launched?.isConnected())
    launched = await chromium.launch({
      executablePath: inject('chromium'),
      args: CHROMIUM_FLAGS,
    });
  return launched;
}

/** Call once in a test file: serves the site, starts the browser, and watches over every test. */
export function useReader(serve: () => Promise<ServedSite>): Reader {
  let site: ServedSite;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  let again: Tab | undefined;
  /** By their options. */
  const nexts = new Map<string, Tab>();
  const usedTabs = new Set<Tab>();
  const troubles: string[] = [];
  const expected: RegExp[] = [];
  const forgiven: RegExp[] = [];
  beforeAll(async () => {
    site = await serve();
    browser = await launch();
  });
  afterEach(async () => {
    const tabs = [...usedTabs].map((tab) => tab.page);
    usedTabs.clear();
    const pages = [...contexts.flatMap((context) => context.pages()), ...tabs];
    // What a test answers in place of the server may still be on its way.
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    // A page of another site would cost a process.
    for (const page of tabs) await page.goto(new URL('version.json', site.url).href);
    const found = troubles.splice(0);
    const patterns = expected.splice(0);
    for (const pattern of patterns) expect(found).toContainEqual(expect.stringMatching(pattern));
    const known = [...patterns, ...forgiven.splice(0)];
    const isExpected = (trouble: string) => known.some((pattern) => pattern.test(trouble));
    const others = found.filter((trouble) => !isExpected(trouble));
    expect(others).toEqual([]);
  });
  afterAll(async () => {
    for (const tab of [again, ...nexts.values()]) await tab?.page.context().close();
    await site?.close();
  });
  const newContext = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ viewport: VIEWPORT, ...options });
    watch(context, troubles, site.url);
    if (SLOW_MS > 0) await slowDown(context);
    return context;
  };
  return {
    get url() {
      return site.url;
    },
    async open(at = '', options = {}) {
      const context = await newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(new URL(at, site.url).href);
      return page;
    },
    async openAgain() {
      again ??= await openTab(await newContext({ bypassCSP: true }));
      usedTabs.add(again);
      await again.session.send('Network.enable');
      await again.session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await forget(again, site.url, {});
      return again.page;
    },
    async openNext(at = '', options = {}) {
      const key = JSON.stringify(options);
      const tab = nexts.get(key) ?? (await openTab(await newContext(options)));
      nexts.set(key, tab);
      usedTabs.add(tab);
      await forget(tab, site.url, options);
      await tab.page.goto(new URL(at, site.url).href);
      return tab.page;
    },
    troubles,
    expectTrouble: (pattern) => expected.push(pattern),
    forgive: (pattern) => forgiven.push(pattern),
  };
}

/** One that tests of a file have, one after the other. */
type Tab = { page: Page; session: CDPSession };

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

/** What the test before has left in it. */
async function forget(
  { page, session }: Tab,
  site: string,
  { viewport, colorScheme }: BrowserContextOptions,
): Promise<void> {
  const { origin } = new URL(site);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear());
  for (const event of ['request', 'requestfinished'] as const) page.removeAllListeners(event);
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? null });
  const wanted = viewport ?? VIEWPORT;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width !== wanted.width || height !== wanted.height) await page.setViewportSize(wanted);
}

/** Files arrive late, as on a bad network: shows which test only passes where they are at once. */
async function slowDown(context: BrowserContext): Promise<void> {
  await context.route(SLOW_FILES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    // The page may be closed by now.
    await route.continue().catch(() => {});
  });
}

/** @param site  where nothing else may be asked for, if it is a folder on a disk. */
function watch(context: BrowserContext, troubles: string[], site: string): void {
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) troubles.push(message.text());
  });
  context.on('weberror', (error) => troubles.push(error.error().message));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      troubles.push(`request to another host: ${request.url()}`);
    else if (
      site.startsWith('file:') &&
      !/^data:/.test(protocol) &&
      !request.url().startsWith(site)
    )
      troubles.push(`request outside the folder: ${request.url()}`);
  });
  void context.addInitScript(() => {
    // A browser without windows says of each page that a pointer rests in its corner, which no reader moved there.
    for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'] as const)
      addEventListener(
        type,
        (event) => {
          if (event.isTrusted && event.clientX === 0 && event.clientY === 0)
            event.stopImmediatePropagation();
        },
        { capture: true },
      );
    document.addEventListener('securitypolicyviolation', (event) =>
      console.assert(false, `policy violation: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

/**
 * Answers from these addresses wait from now on.
 *
 * @returns  lets them come.
 */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

/** Wait until the page with this title is shown. */
export function arrivedAt(page: Page, title: string): Promise<void> {
  return page
    .locator('h1')
    .and(page.getByText(title, { exact: true }))
    .waitFor();
}

/** Tabs are alive: their script comes after the page. */
export function tabsReady(page: Page): Promise<void> {
  return expect.poll(() => page.locator('.tabs:not([data-ready])').count()).toBe(0);
}

/**
 * An island is meant, and its script comes: what waits for that listens a little after the page has loaded, and never
 * hears of a pointer that was there before.
 *
 * @param name  of the island, which waits for somebody who uses it.
 */
export function meanIsland(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island="${name}"]`);
  return expect
    .poll(async () => {
      await island.dispatchEvent('pointermove');
      return island.getAttribute('data-ready');
    })
    .toBe('');
}

export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Distance of an element from the top of the window. */
export function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

/** @returns a function that tells whether the page is still the same document. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Paths that are asked for from now on. */
export function noteRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

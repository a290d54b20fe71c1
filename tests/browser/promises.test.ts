// What the site promises of every page: weight, no shift, nothing from outside, accessible, no sideways scroll.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../engine/serve/create-site-server.ts';
import { launchBrowser, openPage, serveFiles, serveRealSite } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { page as mdPage } from '../support/site-folder.ts';

const TEMPLATES = {
  home: '',
  page: 'teams/overview',
  category: 'browse/docs',
  'not found': 'no/such/page',
};
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

let browser: Browser;
let server: SiteServer;
let constructs: SiteServer;

beforeAll(async () => {
  server = await serveRealSite();
  constructs = await serveFiles(EVERY_CONSTRUCT);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await constructs.close();
});

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const result = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
  );
  return result.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .join(' ')
        .slice(0, 300)}`,
  );
}

describe('accessibility', () => {
  const cases = Object.keys(TEMPLATES).flatMap((name) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      [390, 1440].map((width) => ({ name, colorScheme, width })),
    ),
  );

  it.each(cases)('axe finds nothing on $name, $colorScheme, $width', async ({
    name,
    colorScheme,
    width,
  }) => {
    const open = await openPage(browser, {
      colorScheme,
      viewport: { width, height: 900 },
      bypassCSP: true,
    });
    await open.page.goto(server.url + TEMPLATES[name as keyof typeof TEMPLATES]);
    await open.page.waitForLoadState('networkidle');
    expect(await violations(open.page)).toEqual([]);
    await open.close();
  });

  it.each([
    'light',
    'dark',
  ] as const)('axe finds nothing on a page with every construct, %s', async (colorScheme) => {
    const open = await openPage(browser, { colorScheme, bypassCSP: true });
    await open.page.goto(constructs.url);
    expect(await violations(open.page)).toEqual([]);
    await open.close();
  });

  it('the skip link comes first and leads to the content; focus is seen', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${server.url}teams/overview`);
    await page.keyboard.press('Tab');
    const shown = await page.evaluate(() => ({
      text: document.activeElement?.textContent,
      outline: getComputedStyle(document.activeElement as Element).outlineStyle,
      top: document.activeElement?.getBoundingClientRect().top,
    }));
    expect(shown).toEqual({ text: 'Skip to content', outline: 'solid', top: 8 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await close();
  });
});

describe('a page', () => {
  it('weighs at most 20 KB in at most 4 requests, runs no script before the first paint, and never shifts', async () => {
    for (const path of [
      'teams/overview',
      'design-system/overview',
      'connectors/connectors-building',
    ]) {
      const { page, close } = await openPage(browser);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      let bytes = 0;
      let requests = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
        requests += 1;
      });
      await page.goto(server.url + path);
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            });
            observer.observe({ type: 'layout-shift', buffered: true } as PerformanceObserverInit);
            setTimeout(() => resolve(sum), 100);
          }),
      );
      expect(bytes, path).toBeLessThanOrEqual(20_000);
      expect(requests, path).toBeLessThanOrEqual(4);
      expect(shift, path).toBe(0);
      const scripts = await page.$$eval('head script[src]', (all) =>
        all.map((one) => one.getAttribute('type')),
      );
      expect(scripts).toEqual(['module']);
      await close();
    }
  });

  it.each([
    [320, 'home'],
    [320, 'page'],
    [390, 'category'],
    [720, 'page'],
    [820, 'home'],
  ])('does not scroll sideways at %i pixels: %s', async (width, name) => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 900 } });
    await page.goto(server.url + TEMPLATES[name as keyof typeof TEMPLATES]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    await close();
  });

  it('with every construct does not scroll sideways on a phone', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 320, height: 800 } });
    await page.goto(constructs.url);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    await close();
  });
});

describe('without JavaScript', () => {
  it('every page is reached from the home page by links', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const seen = new Set<string>();
    const queue = [server.url];
    while (queue.length) {
      const url = queue.pop() ?? '';
      if (seen.has(url)) continue;
      seen.add(url);
      await page.goto(url, { waitUntil: 'commit' });
      const links = await page.$$eval('a[href]', (all) =>
        all.map((one) => (one as HTMLAnchorElement).href.split('#')[0] ?? ''),
      );
      queue.push(
        ...links.filter(
          (link) => link.startsWith(server.url) && !link.endsWith('.md') && !seen.has(link),
        ),
      );
    }
    const index = (await (await fetch(`${server.url}docs-index.json`)).json()) as Record<
      string,
      unknown
    >;
    expect(Object.keys(index).filter((id) => !seen.has(server.url + id))).toEqual([]);
    await context.close();
  });

  it('the drawer of a phone opens and its links work', async () => {
    const { page, close } = await openPage(browser, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    await page.goto(`${server.url}teams/overview`);
    await page.click('.header .menu-button');
    await page.click('.sidebar a:text-is("Dashboard")');
    expect(await page.textContent('h1')).toBe('Dashboard');
    await close();
  });
});

describe('another version, another direction', () => {
  it('says that the version is unmaintained, links to the same page in the latest, and is not indexed', async () => {
    const old = await serveFiles({
      'site.config.json': '{"version": "10", "base": "/v10/"}',
      'content/pages/a/b.md': mdPage('B'),
      'content/versions.yaml':
        '- version: current\n  label: v11\n  isLast: true\n  base: /learn/\n- version: "10"\n  label: v10\n  banner: unmaintained\n  noIndex: true\n  base: /v10/\n',
    });
    const { page, close } = await openPage(browser);
    await page.goto(`${old.url}a/b`);
    expect(await page.textContent('.banner')).toBe(
      'This is documentation for v10, which is no longer maintained. See this page for v11',
    );
    expect(await page.getAttribute('.banner a', 'href')).toBe('/learn/a/b');
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
    await page.click('.version-picker button');
    await page.hover('[data-version-base="/learn/"]');
    const sitemap = await (await fetch(`${old.url}sitemap.xml`)).text();
    expect(sitemap).not.toContain('<loc>');
    await close();
    await old.close();
  });

  it('works from right to left', async () => {
    const arabic = await serveFiles({
      ...EVERY_CONSTRUCT,
      'site.config.json': '{"lang": "ar", "dir": "rtl"}',
    });
    const { page, close } = await openPage(browser);
    await page.goto(`${arabic.url}two`);
    const boxes = await page.evaluate(() => {
      const left = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      return {
        menu: left('.menu'),
        main: left('.main'),
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(boxes.menu).toBeGreaterThan(boxes.main);
    expect(boxes.overflow).toBeLessThanOrEqual(0);
    await close();
    await arabic.close();
  });
});

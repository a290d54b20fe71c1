// What a page costs a reader who comes for the first time: bytes, requests, shifts; and what it may ask for.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { SLOWEST, serveFiles, serveRealSite, serveSlowly } from '../support/served-site.ts';
import { shifts } from './shifts.ts';

const LIMITS = { sizeBytes: 20_000, requests: 4 };
const WITH_SCREENS = { sizeBytes: 24_000, requests: 5 };

/** Load a page in an empty browser, and count until the network is idle. */
async function weigh(page: Page, url: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let sizeBytes = 0;
  const requests: string[] = [];
  const encodings = new Set<string | undefined>();
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sizeBytes += encodedDataLength;
  });
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.startsWith('http')) {
      requests.push(response.url);
      encodings.add(response.headers['Content-Encoding']);
    }
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return { sizeBytes, requests, encodings: [...encodings] };
}

describe('the real site', () => {
  const reader = useReader(serveRealSite);

  it.each([
    'app-development/deployment/deployment-using-docker-compose',
    'design-system/overview',
    'connectors/connectors-building',
    'teams/faqs',
  ])('%s weighs at most 20 KB in at most 4 requests', async (at) => {
    const page = await reader.open('about:blank');
    const { sizeBytes, requests, encodings } = await weigh(page, reader.url + at);
    expect(encodings).toEqual(['br']);
    expect(sizeBytes).toBeGreaterThan(5_000);
    expect(sizeBytes).toBeLessThanOrEqual(LIMITS.sizeBytes);
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(LIMITS.requests);
  });

  it.each([
    'teams/overview',
    'teams/dashboard',
    'teams/manage-projects',
    'tutorials/build-app-in-5-minutes/app-demo',
  ])('%s, which shows a screen of the product, weighs at most 24 KB in at most 5 requests', async (at) => {
    const page = await reader.open('about:blank');
    const { sizeBytes, requests } = await weigh(page, reader.url + at);
    expect(requests.join(' ')).toContain('/screen-');
    expect(sizeBytes).toBeLessThanOrEqual(WITH_SCREENS.sizeBytes);
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(WITH_SCREENS.requests);
  });

  it('runs no script before the first paint but the one line that sets the theme', async () => {
    const page = await reader.open('teams/overview');
    const scripts = await page
      .locator('script:not([type="application/ld+json"])')
      .evaluateAll((all) =>
        all.map((one) => [one.getAttribute('type'), one.textContent?.length ?? 0] as const),
      );
    expect(scripts.map(([type]) => type)).toEqual([null, 'module']);
    expect(scripts[0]?.[1]).toBeLessThan(260);
    expect(scripts[1]?.[1]).toBe(0);
  });

  it('asks for the interaction chunk once it is used, and for a second page with one request', async () => {
    const page = await reader.open('connectors/connectors-introduction');
    await page.waitForLoadState('networkidle');
    const script = page.waitForRequest(/_assets\/interaction-/);
    await page.mouse.move(5, 300);
    await script;
    // It has remembered the page: all that it is made of is there.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('learn-read'))).not.toBeNull();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => document.querySelector<HTMLElement>('.pager-next')?.click());
    await page.locator('h1:text-is("Connector Architecture")').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/learn/connectors/connectors-architecture']);
  });
});

describe('over a slow line', () => {
  const reader = useReader(async () => serveSlowly(await serveRealSite()));

  it.each([
    ['', 1440],
    ['', 390],
    ['teams/overview', 1440],
    ['teams/overview', 390],
    ['connectors/connectors-architecture', 1440],
    ['browse/docs', 390],
  ])('"%s" never shifts at %i pixels', async (at, width) => {
    const page = await reader.open(at, { viewport: { width, height: 900 } });
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBe(0);
  });
});

describe('over a slower line, which ends in the middle of the header and of an illustration', () => {
  const reader = useReader(async () => serveSlowly(await serveRealSite(), SLOWEST));

  it.each([
    ['app-development/widgets/datalive/list', 1440],
    ['teams/overview', 820],
    ['app-development/widgets/form-widgets/slider', 390],
  ])('"%s" never shifts at %i pixels', async (at, width) => {
    const page = await reader.open(at, { viewport: { width, height: 1400 } });
    await page.waitForLoadState('networkidle');
    // Controls inside an illustration, and labels of a screen, may still move by less than anyone sees: it was 0.0016.
    expect(await shifts(page)).toBeLessThan(0.0005);
  });
});

describe('a page with pictures and every construct, over a slow line', () => {
  const reader = useReader(async () => serveSlowly(await serveFiles(EVERY_CONSTRUCT)));

  it.each([390, 1440])('never shifts at %i pixels', async (width) => {
    const page = await reader.open('', { viewport: { width, height: 900 } });
    await page.locator('.zoom').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBe(0);
  });
});

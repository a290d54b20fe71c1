// A served site → what a page weighs, how soon it is drawn on a slow line, how soon the next one is.
import { summary } from './process.mjs';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, 150 ms there and back; the processor four times slower. */
export const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export async function measurePage(browser, url, { runs }) {
  const weight = await weigh(browser, url);
  const slow = [];
  for (let n = 0; n < runs; n++) slow.push(await timeSlow(browser, url));
  const of = (key) => summary(slow.map((one) => one[key]));
  return {
    ...weight,
    fcpMs: of('fcp'),
    lcpMs: of('lcp'),
    blockedMs: of('blocked'),
    shift: of('shift'),
  };
}

async function openWith(browser) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
}

async function weigh(browser, url) {
  const { context, page, session } = await openWith(browser);
  const sizes = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
}

async function timeSlow(browser, url) {
  const { context, page, session } = await openWith(browser);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    globalThis.bench = { lcp: 0, shift: 0, blocked: 0 };
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', (entry) => (globalThis.bench.lcp = entry.startTime));
    watch('layout-shift', (entry) => (globalThis.bench.shift += entry.value));
    watch('longtask', (entry) => (globalThis.bench.blocked += Math.max(0, entry.duration - 50)));
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const measured = await page.evaluate(() => ({
    ...globalThis.bench,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return measured;
}

/** From the click to the frame that shows the new heading. `hover` lets the page be fetched before. */
export async function measureClicks(browser, url, { clicks, hover }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const times = [];
  for (let n = 0; n < clicks; n++) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const link = page.locator('.pager-next');
    await link.scrollIntoViewIfNeeded();
    if (hover) {
      await link.hover();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(100);
    }
    times.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const before = document.querySelector('h1').textContent;
            const started = performance.now();
            const look = () => {
              if (document.querySelector('h1')?.textContent !== before)
                resolve(performance.now() - started);
              else requestAnimationFrame(look);
            };
            document.querySelector('.pager-next').click();
            requestAnimationFrame(look);
          }),
      ),
    );
  }
  await context.close();
  return summary(times);
}

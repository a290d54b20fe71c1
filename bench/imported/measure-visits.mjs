// A page of a served site → its weight, its largest paint, and the time from a click on "next" to the next page.
import { measurePage, SLOW } from '../pages.mjs';
import { summary } from '../process.mjs';

/** All on slow 4G with a processor four times slower, but for the weight. */
export async function measureVisits(browser, url, { next, runs }) {
  const { bytes, requests, lcpMs } = await measurePage(browser, url, { runs });
  const clicks = [];
  for (let run = 0; run < runs; run++) clicks.push(await timeClick(browser, url, next));
  return { bytes, requests, lcpMs, clickMs: summary(clicks) };
}

/** The link is in view for a second before, so that either engine may fetch ahead as it does. */
async function timeClick(browser, url, next) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.locator(next).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const before = document.querySelector('h1').textContent;
        const started = performance.now();
        const look = () => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading && heading !== before) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        document.querySelector(selector).click();
        requestAnimationFrame(look);
      }),
    next,
  );
  await context.close();
  return time;
}

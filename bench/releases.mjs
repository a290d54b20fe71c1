// The built site → how soon explorer and upgrade report are there once their data has come, and what a key costs.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { keyCosts } from './key-costs.mjs';
import { summary } from './process.mjs';

const WORDS = ['data table', 'spring', 'onbeforerender', 'login page', 'android', 'xyz'];
const REPORTS = ['from=10.6.4&to=11.14.0', 'from=8.5.0&to=9.4.0', 'from=7.0.0&to=11.14.0'];

/** @param dist  the built site. */
export async function measureReleases(browser, url, dist, { runs }) {
  const explorer = [];
  const reports = [];
  for (let run = 0; run < runs; run++) {
    explorer.push(await timeUntil(browser, `${url}releases/`, '.explored-release'));
    for (const query of REPORTS)
      reports.push(await timeUntil(browser, `${url}upgrade/?${query}`, '.report-part'));
  }
  return {
    dataBytes: dataBytes(dist),
    explorer: summary(explorer),
    report: summary(reports),
    keys: await measureKeys(browser, `${url}releases/`),
  };
}

/** As our server sends them. */
function dataBytes(dist) {
  const folder = path.join(dist, '_releases');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const sizes = readdirSync(folder).map(
    (name) => brotliCompressSync(readFileSync(path.join(folder, name)), { params }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Milliseconds from the arrival of the last file of data to what is asked for, and no change after it for half a second. */
async function timeUntil(browser, at, selector) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.lastChange = 0;
    const note = () => {
      window.lastChange = performance.now();
    };
    addEventListener('DOMContentLoaded', () => {
      const box = document.querySelector('.explorer, .upgrade');
      if (box)
        new MutationObserver(note).observe(box, {
          subtree: true,
          childList: true,
          characterData: true,
        });
    });
  });
  await page.goto(at);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  const took = await page.evaluate(() => {
    const data = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /_releases\//.test(name));
    return window.lastChange - Math.max(...data.map(({ responseEnd }) => responseEnd));
  });
  await context.close();
  return Math.max(0, took);
}

async function measureKeys(browser, at) {
  const page = await browser.newPage();
  await page.goto(at);
  await page.locator('.explored-release').first().waitFor();
  await page.waitForLoadState('networkidle');
  const costs = await keyCosts(page, page.locator('.filters input[type=search]'), WORDS);
  await page.close();
  const sorted = [...costs].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(0.95 * sorted.length)];
  return { count: costs.length, ...summary(costs), p95 };
}

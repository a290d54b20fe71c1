// A page behind a slow line → time and bytes until the first results of a query, for each engine. Every query
// in a browser that has nothing kept.
import { summary } from '../process.mjs';
import { openDialog, typeAndWait, watchResults } from './dialog.mjs';

/**
 * @param at   the page that the reader is on.
 * @param how  how the dialog is opened: `pointer` or `key`.
 */
export async function measureOurs({ browser, line, at, queries, how, isPasted = false }) {
  const runs = [];
  for (const query of queries)
    runs.push(
      await withPage(browser, async (page) => {
        await watchResults(page);
        await page.goto(at);
        await page.waitForLoadState('networkidle');
        const began = await openDialog(page, how);
        const { firstMs, shownAt, settledMs } = await typeAndWait(page, query, isPasted);
        const firstBytes = line.bytesBetween(began, shownAt);
        const indexBytes = line.bytesBetween(began, shownAt, '/_search/');
        const allBytes = line.bytesBetween(began);
        return { firstMs, settledMs, firstBytes, indexBytes, allBytes };
      }),
    );
  return summarize(runs);
}

/** @param isWarm  its script and the start of its index were loaded before the query, as on focus. */
export async function measurePagefind({ browser, line, queries, isWarm }) {
  const runs = [];
  for (const query of queries)
    runs.push(
      await withPage(browser, async (page) => {
        await page.goto(line.url);
        const began = Date.now();
        const { started, ended } = await page.evaluate(searchPagefind, { query, isWarm });
        return timed(line, { began, started, ended });
      }),
    );
  return summarize(runs);
}

/** The whole index is one file, loaded when search is opened: a query before it is there waits for it. */
export async function measureMiniSearch({ browser, line, queries, options }) {
  const runs = [];
  for (const query of queries)
    runs.push(
      await withPage(browser, async (page) => {
        await page.goto(line.url);
        const began = Date.now();
        const times = await page.evaluate(searchMiniSearch, { query, options });
        return timed(line, { began, ...times });
      }),
    );
  return summarize(runs);
}

const timed = (line, { began, started, ended }) => ({
  firstMs: ended - started,
  firstBytes: line.bytesBetween(began, ended),
});

/** Runs in the browser. */
async function searchPagefind({ query, isWarm }) {
  const now = () => performance.timeOrigin + performance.now();
  let started = now();
  const pagefind = await import('/pagefind.js');
  await pagefind.init();
  if (isWarm) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    started = now();
  }
  const { results } = await pagefind.search(query);
  await Promise.all(results.slice(0, 5).map((result) => result.data()));
  return { started, ended: now() };
}

/** Runs in the browser. */
async function searchMiniSearch({ query, options }) {
  const now = () => performance.timeOrigin + performance.now();
  const started = now();
  const [{ default: MiniSearch }, json] = await Promise.all([
    import('/minisearch.js'),
    fetch('/index.json').then((answer) => answer.text()),
  ]);
  MiniSearch.loadJSON(json, options).search(query);
  return { started, ended: now() };
}

async function withPage(browser, use) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    return await use(page);
  } finally {
    await context.close();
  }
}

function summarize(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((key) => [key, summary(runs.map((run) => run[key]))]),
  );
}

// An index → time per key in the worker that readers have, in Chromium; and how long the page's own thread is busy.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { median } from '../process.mjs';
import { openDialog } from './dialog.mjs';
import { openLine } from './slow-line.mjs';

const worker = fileURLToPath(new URL('../../engine/client/search/worker.ts', import.meta.url));

/** The worker as one script. */
export async function bundleWorker(file) {
  const bundle = await rolldown({ input: worker, platform: 'browser' });
  await bundle.write({ file, format: 'esm', minify: true });
  await bundle.close();
}

/**
 * Each query key by key, twice over: first as files of the index come from this machine, then with all in memory.
 *
 * @param answer   serves the worker as `/worker.js`, the index below `/_search/`.
 * @returns `{ keys, first: { median, p95, high }, again: … }` in milliseconds from question to first answer.
 */
export async function measureKeys(browser, answer, queries) {
  const line = await openLine(answer);
  const page = await browser.newPage();
  await page.goto(line.url);
  const [first, again] = await page.evaluate(typeIntoWorker, queries);
  await page.close();
  await line.close();
  return { keys: first.length, first: quantiles(first), again: quantiles(again) };
}

/** Runs in the browser. Each key waits for the last answer to the one before. */
async function typeIntoWorker(queries) {
  const started = new Worker('/worker.js', { type: 'module' });
  let number = 0;
  started.postMessage({ type: 'start', folder: '/_search/' });
  started.postMessage({ type: 'root', content: undefined });
  const ask = (query) =>
    new Promise((resolve) => {
      const own = ++number;
      const asked = performance.now();
      let took;
      const listen = ({ data }) => {
        if (data.number !== own) return;
        took ??= performance.now() - asked;
        if (!data.answer.isComplete) return;
        started.removeEventListener('message', listen);
        resolve(took);
      };
      started.addEventListener('message', listen);
      started.postMessage({ type: 'ask', number: own, request: { query } });
    });
  const rounds = [];
  for (let round = 0; round < 2; round++) {
    const times = [];
    for (const query of queries)
      for (let end = 1; end <= query.length; end++) times.push(await ask(query.slice(0, end)));
    rounds.push(times);
  }
  started.terminate();
  return rounds;
}

/**
 * Longest task of the page's own thread for each query typed into the dialog, as the browser traced it.
 *
 * @returns `{ wall, cpu }`; on a machine with other work a task's wall time is mostly waiting for its turn.
 */
export async function measureMainThread(browser, at, queries) {
  const page = await browser.newPage();
  await page.goto(at);
  await page.waitForLoadState('networkidle');
  await openDialog(page);
  await page.waitForTimeout(500);
  const longest = [];
  for (const query of queries) {
    await page.keyboard.press('Control+A');
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await page.keyboard.type(query, { delay: 60 });
    await page.waitForTimeout(300);
    longest.push(longestTask(JSON.parse(await browser.stopTracing())));
  }
  await page.close();
  const of = (key) => quantiles(longest.map((one) => one[key]));
  return { wall: of('dur'), cpu: of('tdur') };
}

function longestTask({ traceEvents }) {
  const main = new Set(
    traceEvents
      .filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`),
  );
  const most = (key) => Math.max(0, ...tasks.map((task) => (task[key] ?? 0) / 1000));
  return { dur: most('dur'), tdur: most('tdur') };
}

/** `{ median, p95, high }` of a list of numbers. */
function quantiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(0.95 * sorted.length)] ?? 0;
  return { median: median(sorted), p95, high: sorted.at(-1) ?? 0 };
}

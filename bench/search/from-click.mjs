// A served site behind a slow line → from the click on its search field: to a field that takes keys, to first results.
import { summary } from '../process.mjs';
import { startServer } from '../served.mjs';
import { openLine, SLOW_4G, throughServer } from './slow-line.mjs';

/** As in the rest of the benchmarks; the processor of a phone. */
const SLOWER = 4;
const FIELD = '.header .search-field';
const PAGE = 'learn/teams/overview';
const QUERY = 'data table';
const SETTLED_MS = 1500;

/** Of a quick typist, whose hand goes from the pointer to the keys first. */
const TYPIST = { firstKeyMs: 300, keyMs: 120 };

/**
 * A tap: no pointer rests on the field before it, so nothing is loaded ahead.
 *
 * @returns milliseconds from the click: `usable`, the field takes keys; `typed`, first results of a typist; `pasted`, of a
 *          query that is there as soon as the field is. `bytes` on the wire until the typist's. Each is a summary.
 */
export async function measureFromClick({ browser, learn, dist, runs }) {
  const server = await startServer(learn, dist);
  const line = await openLine(throughServer(new URL(server.url).origin), SLOW_4G);
  try {
    // Once unmeasured: a host has its files compressed before they are asked for.
    await tapAndSearch(browser, line, TYPIST);
    const [typed, pasted] = [[], []];
    for (let n = 0; n < runs; n++) {
      typed.push(await tapAndSearch(browser, line, TYPIST));
      pasted.push(await tapAndSearch(browser, line));
    }
    const of = (measured, key) => summary(measured.map((one) => one[key]));
    return {
      usable: of([...typed, ...pasted], 'usable'),
      typed: of(typed, 'results'),
      pasted: of(pasted, 'results'),
      bytes: of(typed, 'bytes'),
    };
  } finally {
    await line.close();
    await server.stop();
  }
}

/** @param typist  undefined: the query is pasted. */
async function tapAndSearch(browser, line, typist) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(line.url + PAGE);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const began = Date.now();
    const times = await page.evaluate(tap, { field: FIELD, query: QUERY, typist });
    const bytes = line.bytesBetween(began);
    // The server ends once nothing is asked of it any more.
    await page.waitForTimeout(SETTLED_MS);
    return { ...times, bytes };
  } finally {
    await context.close();
  }
}

/** Runs in the browser. A time is that of the frame in which the thing is drawn. */
async function tap({ field, query, typist }) {
  const frame = () => new Promise(requestAnimationFrame);
  const started = performance.now();
  const since = () => performance.now() - started;
  document.querySelector(field).click();
  while (!document.activeElement?.matches('dialog.search input')) await frame();
  await frame();
  const usable = since();
  const input = document.activeElement;
  const type = (length) => {
    input.value = query.slice(0, length);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    if (length < query.length) setTimeout(type, typist.keyMs, length + 1);
  };
  if (typist) setTimeout(type, typist.firstKeyMs - since(), 1);
  else type(query.length);
  while (!document.querySelector('dialog.search [role=option]')) await frame();
  await frame();
  return { usable, results: since() };
}

// Measured values of search → their rows in the table of budgets.
import { count, kilobytes, milli, seconds, share, spread } from '../format.mjs';

/** `[what, bar, measured, isReached]` of each budget. */
export function searchRows({ quality, costs }) {
  const rows = [];
  const { ours, ...peers } = quality.engines;
  for (const [key, name, bar] of [
    ['first', 'success@1', 0.85],
    ['five', 'success@5', 0.97],
    ['reciprocal', 'mean reciprocal rank', 0.9],
  ]) {
    const best = Math.max(...Object.values(peers).map(({ all }) => all[key]));
    rows.push([
      `search: ${name} of ${quality.queries} golden queries`,
      `≥ ${bar}, and above the peers`,
      `${share(ours.all[key])} (best peer ${share(best)})`,
      ours.all[key] >= bar && ours.all[key] > best,
    ]);
  }
  for (const [pages, { ours: own }] of Object.entries(costs)) rows.push(...costRows(pages, own));
  const [[, small], ...larger] = Object.entries(costs);
  for (const [n, [pages, large]] of larger.entries()) {
    const of = ({ ours: { use } }, key) => use.typed[key].median;
    const growth = (key) => of(large, key) / of(small, key);
    const times = (key) => `× ${growth(key).toFixed(2)}`;
    const bar = 1.5 ** (n + 1);
    rows.push([
      `search: growth of the bytes to first results, 1,000 → ${count(pages)} pages`,
      `≤ × ${bar.toFixed(2)}`,
      `${times('firstBytes')} (the index alone ${times('indexBytes')}, whole queries ${times('allBytes')})`,
      growth('firstBytes') <= bar,
    ]);
  }
  return rows;
}

function costRows(pages, { index, keys, use }) {
  const at = `${count(pages)} pages`;
  const rows = [];
  if (pages === '1000') {
    const twoCores = index.weighMs / 2 + index.indexMs;
    rows.push([
      `search: index of ${at}: weighing pages on two cores, joining them on one`,
      '≤ 1 s',
      `${seconds(twoCores)} (${seconds(index.weighMs)} / 2 + ${seconds(index.indexMs)})`,
      twoCores <= 1000,
    ]);
  }
  rows.push([
    `search: time per key in the worker, ${at}: 95 of 100 keys`,
    '≤ 20 ms',
    milli(keys.again.p95),
    keys.again.p95 <= 20,
  ]);
  const { firstMs, firstBytes } = use.typed;
  rows.push([
    `search: first key → first results, slow 4G, ${at}`,
    '≤ 400 ms, ≤ 150 KB',
    `${spread(firstMs)}, ${kilobytes(firstBytes.median)}`,
    firstMs.median <= 400 && firstBytes.high <= 150_000,
  ]);
  rows.push([
    `search: longest task of the page’s own thread while typing, ${at}, processor time`,
    '≤ 16 ms',
    `${milli(use.thread.cpu.median)} (≤ ${milli(use.thread.cpu.high)}); by the clock ${milli(use.thread.wall.median)}`,
    use.thread.cpu.high <= 16,
  ]);
  return rows;
}

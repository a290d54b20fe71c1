// `node scripts/bench.mjs --only insight`: all that is promised of `learn insight`, one run after the other → rows for bench/RESULTS.md.
// A PostgreSQL of its own is started where Debian's is installed; it is killed in the middle of one run, the service in two.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const here = import.meta.dirname;

/** A TypeScript module of the project, such as the one by which the tests start a server of their own, as JavaScript. */
export async function loadModule(file) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'learn-bench-module-'));
  try {
    const bundle = await rolldown({ input: path.join(here, '..', file), platform: 'node' });
    const { output } = await bundle.generate({ format: 'esm' });
    const made = path.join(folder, 'module.mjs');
    writeFileSync(made, output[0].code);
    return await import(pathToFileURL(made).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const loadPostgres = () => loadModule('tests/support/postgres.ts');

/** @param between  called with the time that has passed of the run, 0 to 1, every tenth of it. */
function runLoad(site, { rate, seconds, database, kills = 0 }, between = async () => {}) {
  const flags = { site, rate, seconds, kills, ...(database ? { database } : {}) };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const load = spawn(process.execPath, [path.join(here, 'insight.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  load.stdout.on('data', (part) => {
    text += String(part);
  });
  let tenths = 0;
  const timer = setInterval(() => void between(++tenths / 10), (seconds * 1000) / 10);
  return new Promise((resolve, reject) => {
    load.once('exit', (status) => {
      clearInterval(timer);
      const line = text.trim().split('\n').at(-1);
      if (status === 0) console.error(line);
      if (status === 0) resolve(JSON.parse(line));
      else reject(new Error(`The load ended with ${status}: ${text}`));
    });
  });
}

/** @param site  the output of a build with `insight`. */
export async function measureInsight(site, seconds) {
  const runs = [
    ['PGlite, 300 events a second', await runLoad(site, { rate: 300, seconds })],
    ['… the service killed ten times', await runLoad(site, { rate: 300, seconds, kills: 10 })],
  ];
  const { postgresBin, startPostgres } = await loadPostgres();
  if (!postgresBin) return runs;
  const server = await startPostgres();
  try {
    const run = (name, more, between) =>
      runLoad(
        site,
        { rate: 2_000, seconds, database: server.createDatabase(name), ...more },
        between,
      );
    runs.push(['PostgreSQL, 2,000 events a second', await run('plain')]);
    runs.push(['… the service killed ten times', await run('killed', { kills: 10 })]);
    const power = async (passed) => {
      if (![0.3, 0.5, 0.7].includes(passed)) return;
      await server.kill();
      await server.start();
    };
    runs.push(['… PostgreSQL killed three times', await run('power', {}, power)]);
  } finally {
    await server.stop();
  }
  return runs;
}

/** Accepted events are there exactly once where both counts are the same; the service answers again what a kill has cut off. */
export function renderInsight(runs, { cpu, date }) {
  const rows = runs.map(([name, { seconds, accepted, stored, statuses, ms, memoryMb, load }]) => {
    const others = Object.entries(statuses).filter(([status]) => status !== '204');
    const said = others.map(([status, count]) => `${status}: ${count}`).join(', ') || '–';
    return `| ${name} | ${seconds} s | ${accepted} | ${stored} | ${said} | ${ms.p50} / ${ms.p95} / ${ms.p99} ms | ${memoryMb.first} → ${memoryMb.last} MB | ${load.before.toFixed(1)} |`;
  });
  return [
    '## What readers say',
    '',
    `Load and service on the same machine (${cpu}), ${date}. Bar: p99 ≤ 50 ms, memory flat, every accepted event stored once.`,
    'A run with kills may store a few more than were answered: what was stored when the answer was cut off.',
    '',
    '| run | time | accepted | stored | other answers | p50 / p95 / p99 | memory | load before |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

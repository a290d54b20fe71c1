// A small site, served by `learn serve` → what thousands of connections get while it is published again and again.
// On this machine alone, for a time and with numbers that are given.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, writeCorpus } from './corpus.mjs';
import { createCounts, keepAsking, leaveAll } from './load/clients.mjs';

const PAGES = 100;
const SAMPLE_MS = 1_000;
/** How late a busy client may be. */
const LATE_MS = 2_000;

/**
 * @param idle          connections that ask seldom: a third when the announced keep-alive ends, a third up to two seconds too late.
 * @param active        connections that ask `perSecond` times in all.
 * @param publications  builds in between, evenly spread.
 */
export async function measureLoad(
  learn,
  folder,
  { seconds, idle, active, perSecond, publications },
) {
  const ids = writeCorpus(folder, PAGES);
  await run(learn, ['build', folder]);
  const server = await start(learn, path.join(folder, 'dist'));
  const { hostname, port, pathname } = new URL(server.url);
  const paths = ids.map((id) => pathname + id);
  const counts = createCounts();
  const until = Date.now() + seconds * 1000;
  const isOver = () => Date.now() >= until;
  const random = createRandom(11);
  const one = { hostname, port: Number(port), paths, counts, isOver };
  const memoryMb = [];
  const sampling = setInterval(() => memoryMb.push(residentMb(server.pid)), SAMPLE_MS);
  const clients = [];
  for (let i = 0; i < idle + active; i++) {
    const isIdle = i < idle;
    const seldom = (announcedMs) =>
      [announcedMs, announcedMs + random() * LATE_MS, random() * announcedMs][i % 3];
    const often = () => (random() * 2 * 1000 * active) / perSecond;
    clients.push(keepAsking({ ...one, pause: isIdle ? seldom : often }));
    // So that they don't all ask at the same moment.
    if (i % 50 === 49) await sleep(20);
  }
  const published = await publish(learn, folder, ids, { publications, until });
  while (!isOver()) await sleep(100);
  leaveAll();
  await Promise.all(clients);
  clearInterval(sampling);
  await server.stop();
  const third = Math.floor(memoryMb.length / 3);
  return {
    ...{ seconds, idle, active, published, ...counts },
    memoryMb: {
      peak: Math.max(...memoryMb),
      second: median(memoryMb.slice(third, third * 2)),
      last: median(memoryMb.slice(-third)),
    },
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function publish(learn, folder, ids, { publications, until }) {
  const file = path.join(folder, 'content/pages', `${ids[3]}.md`);
  const original = readFileSync(file, 'utf8');
  const everyMs = (until - Date.now()) / (publications + 1);
  let published = 0;
  for (let i = 0; i < publications && Date.now() < until; i++) {
    const started = Date.now();
    writeFileSync(file, `${original}\nEdit number ${i}.\n`);
    await run(learn, ['build', folder]);
    published += 1;
    await sleep(Math.max(0, everyMs - (Date.now() - started)));
  }
  return published;
}

function run(learn, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [learn, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.on('data', (part) => (text += part));
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(text))));
  });
}

/** With a log that is read, as in a service. */
function start(learn, dir) {
  const child = spawn(process.execPath, [learn, 'serve', dir, '--port', '0', '--log', 'json']);
  const stop = () =>
    new Promise((done) => {
      child.once('exit', done);
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part) => {
      if (text.includes('Stop with')) return;
      text += part;
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url && text.includes('Stop with')) resolve({ url, pid: child.pid, stop });
    });
    child.stderr.on('data', (part) => (text += part));
    child.once('exit', () => reject(new Error(text)));
  });
}

function residentMb(pid) {
  const [, kb = 0] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}

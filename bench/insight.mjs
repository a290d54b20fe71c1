// `node bench/insight.mjs [--database URL] [--seconds N] [--rate N]`: events a second that the service takes, and how long it takes.
// A load in this process, the service in another, on the same machine: figures are for both together.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startInsight, stopInsight, TOKEN } from './insight-service.mjs';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    database: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '300' },
    /** Events in a request. */
    batch: { type: 'string', default: '5' },
    kills: { type: 'string', default: '0' },
  },
});
const seconds = Number(values.seconds);
const perRequest = Number(values.batch);
const perSecond = Number(values.rate) / perRequest;
const kills = Number(values.kills);
const port = 4890;
const data = mkdtempSync(path.join(os.tmpdir(), 'learn-bench-insight-'));

let service;
async function start() {
  const { site, database } = values;
  service = await startInsight({ site, port, data, database });
}

function makeId() {
  const time = Date.now().toString(16).padStart(12, '0');
  const rest = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

const card = JSON.parse(readFileSync(path.join(values.site, '_site.json'), 'utf8'));
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
const times = [];
const statuses = new Map();
let accepted = 0;

/** Pages of different visits: the load comes from many addresses, as a proxy names them. */
function send() {
  const events = Array.from({ length: perRequest }, () => ({
    id: makeId(),
    kind: 'view',
    page: `section/page-${Math.floor(Math.random() * 1000)}`,
  }));
  const body = JSON.stringify({ events });
  const started = performance.now();
  return new Promise((resolve) => {
    const request = http.request(
      {
        ...{ agent, port, host: '127.0.0.1', method: 'POST', path: `${card.base}_insight/events` },
        headers: {
          Origin: `http://127.0.0.1:${port}`,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'X-Forwarded-For': `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          times.push(performance.now() - started);
          statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
          if (response.statusCode === 204) accepted += perRequest;
          resolve();
        });
      },
    );
    request.on('error', () => {
      statuses.set('lost', (statuses.get('lost') ?? 0) + 1);
      resolve();
    });
    request.end(body);
  });
}

await start();
const loadBefore = os.loadavg()[0];
const memory = [];
const begun = performance.now();
const open = new Set();
let sent = 0;
let killed = 0;
while (performance.now() - begun < seconds * 1000) {
  const due = ((performance.now() - begun) / 1000) * perSecond;
  for (; sent < due; sent++) {
    const one = send().finally(() => open.delete(one));
    open.add(one);
  }
  const passed = (performance.now() - begun) / 1000;
  if (killed < kills && passed > ((killed + 1) * seconds) / (kills + 1)) {
    killed += 1;
    service.kill('SIGKILL');
    await new Promise((resolve) => service.once('exit', resolve));
    await start();
  }
  if (memory.length < passed) {
    const status = readFileSync(`/proc/${service.pid}/status`, 'utf8');
    memory.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }
  await new Promise((resolve) => setTimeout(resolve, 5));
}
await Promise.all(open);
const today = new Date().toISOString().slice(0, 10);
const answer = await fetch(
  `http://127.0.0.1:${port}${card.base}_insight/api/overview?from=${today}&to=${today}`,
  {
    headers: { Authorization: `Bearer ${TOKEN}` },
  },
).then((response) => response.json());
const stored = answer.days.reduce((sum, { views }) => sum + views, 0);
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor((times.length - 1) * share)]?.toFixed(1);
console.log(
  JSON.stringify({
    store: values.database ? 'postgres' : 'pglite',
    seconds,
    rate: Number(values.rate),
    accepted,
    stored,
    statuses: Object.fromEntries(statuses),
    ms: { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) },
    memoryMb: {
      first: memory[1]?.toFixed(0),
      last: memory.at(-1)?.toFixed(0),
      most: Math.max(...memory).toFixed(0),
    },
    killed,
    load: { before: loadBefore, after: os.loadavg()[0] },
  }),
);
agent.destroy();
await stopInsight(service);
rmSync(data, { recursive: true, force: true });

// `learn serve --insight` and `learn insight …` as commands: a kill, a backup, what is forgotten; and what a page weighs.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteFolder, page, projectDir, type SiteFolder } from './support/site-folder.ts';

const pages = {
  'content/pages/start.md': page('Start', '## Install\n\n:::steps\n1. Run it.\n:::'),
  'content/pages/gauge.md': page('Gauge'),
  'content/synonyms.yaml': 'meter: [gauge]\n',
};
const siteOf = (config: object) =>
  createSiteFolder({
    'site.config.json': JSON.stringify({ base: '/learn/', ...config }),
    ...pages,
  });

let site: SiteFolder;
let plain: SiteFolder;
let data: string;
const learn = path.join(projectDir, 'engine/bin/learn.mjs');

beforeAll(() => {
  site = siteOf({ insight: {} });
  plain = siteOf({});
  data = path.join(mkdtempSync(path.join(os.tmpdir(), 'learn-insight-')), 'data');
  for (const one of [site, plain]) expect(one.learn('build').text).toContain('Built');
});
afterAll(() => {
  for (const one of [site, plain]) one.dispose();
  rmSync(path.dirname(data), { recursive: true, force: true });
});

/** Everything that a page loads before it is used, compressed. */
function weigh(folder: SiteFolder) {
  const files = folder.output();
  const html = files.get('start/index.html') ?? '';
  const loaded = [...new Set(html.match(/_assets\/[\w.-]+\.(?:js|css)/g))];
  const texts = [html, ...loaded.map((name) => files.get(name) ?? '')];
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return { html, bytes, requests: texts.length };
}

describe('a page', () => {
  it('asks at its end, for at most 500 bytes more, and no request more', () => {
    const [own, other] = [weigh(site), weigh(plain)];
    expect(own.html).toContain('action="/learn/_insight/feedback"');
    expect(own.bytes - other.bytes).toBeLessThanOrEqual(500);
    expect(own.requests).toBe(other.requests);
    expect(own.html).not.toMatch(/ style=|<script>[^<]*insight/);
  });

  it('of a site without `insight` has nothing of it', () => {
    for (const [name, text] of plain.output()) expect(text, name).not.toMatch(/_insight|"ask"/);
  });
});

function makeId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const rest = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

type Running = {
  url: string;
  metrics: string;
  process: ChildProcess;
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** `learn serve --insight`, when it has said where. */
async function serve(): Promise<Running> {
  const flags = ['--insight', '--port', '0', '--metrics', '0', '--data', data];
  const started = spawn(process.execPath, [learn, 'serve', 'dist', ...flags], { cwd: site.dir });
  let text = '';
  const match = (pattern: RegExp) => pattern.exec(text)?.[1];
  const ended = new Promise<number | null>((resolve) => started.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (/Ctrl\+C/.test(text)) resolve();
    });
    started.stderr.on('data', (chunk) => {
      text += String(chunk);
    });
    started.once('exit', () => reject(new Error(text)));
  });
  return {
    url: match(/What readers say: (\S+)/) ?? '',
    metrics: match(/Counts at (\S+)/) ?? '',
    process: started,
    stop(signal) {
      started.kill(signal);
      return ended;
    },
  };
}

const post = (url: string, name: string, body: string | URLSearchParams) =>
  fetch(new URL(name, url), {
    method: 'POST',
    headers: { Origin: new URL(url).origin },
    body,
    redirect: 'manual',
  });
const view = () => ({ id: makeId(), kind: 'view', page: 'start' });
const missing = () => ({ id: makeId(), kind: 'missing', page: 'old/gauge', from: 'start' });

describe('the commands', () => {
  it('what was accepted is there after a kill, once, and after a stop', async () => {
    const first = await serve();
    const events = [view(), view(), missing(), missing()];
    const body = JSON.stringify({ events });
    expect((await post(first.url, 'events', body)).status).toBe(204);
    await first.stop('SIGKILL');
    const second = await serve();
    // The browser of a reader may send again what was answered while the service died.
    expect((await post(second.url, 'events', body)).status).toBe(204);
    const form = new URLSearchParams({ page: 'start', answer: 'no', text: '<b>Why?</b>' });
    const thanked = await post(second.url, 'feedback', form);
    expect([thanked.status, thanked.headers.get('location')]).toEqual([
      303,
      '/learn/_insight/thanks',
    ]);
    const answer = await fetch(new URL('api/overview', second.url));
    const { days } = (await answer.json()) as { days: object[] };
    expect(days.at(-1)).toMatchObject({ views: 2, missing: 2, no: 1 });
    const counts = await (await fetch(second.metrics)).text();
    expect(counts).toContain('learn_insight_events_total{result="repeated"} 4');
    expect(counts).toContain('learn_requests_total');
    expect(await second.stop('SIGTERM')).toBe(0);
  });

  // Each starts the embedded database, which takes seconds where two cores are busy.
  it('export, restore, suggest and forget', { timeout: 180_000 }, () => {
    const backup = site.learn('insight', 'export', 'dist', '--data', data);
    expect(backup.status).toBe(0);
    const file = path.join(site.dir, 'backup.ndjson');
    writeFileSync(file, backup.text);
    const other = ['dist', '--data', `${data}-restored`];
    const restored = site.learn('insight', 'restore', file, ...other);
    expect(restored.text).toMatch(/^\d+ rows restored\./);
    const { text: patch } = site.learn('insight', 'suggest', '.', '--from', file);
    expect(patch).toContain('+- from: old/gauge\n+  to: gauge');
    expect(patch).toContain('#     “<b>Why?</b>”');
    const forgotten = site.learn('insight', 'forget', ...other, '--before', '2999-01-01');
    expect(forgotten.text).toMatch(/^Forgotten: 5 events and 3 daily counts\./);
  });

  it('say what is wrong with a call', () => {
    const said = (...args: string[]) => site.learn('insight', ...args).text;
    expect(said('serv')).toContain('Closest: learn insight serve');
    expect(said('forget', 'dist')).toContain('--before 2026-01-31');
    expect(said('report')).toContain('--from');
    expect(said('export', 'dist', '--database', 'mysql://user:secret@host/x')).toMatch(
      /^learn: "mysql:\/\/…@host\/x" is no address of a PostgreSQL server/,
    );
    expect(said('export', 'dist', '--data', site.dir)).toContain("isn't ours");
    expect(readdirSync(site.dir)).toContain('content');
  });
});

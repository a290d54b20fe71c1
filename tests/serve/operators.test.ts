// What operators see of `learn serve`: health, counts, a log; and publications and stops that no reader notices.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, get as openGet } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerConfig } from '../../engine/build/servers/server-config.ts';
import { projectDir, runLearn } from '../support/site-folder.ts';
import { createSiteFixture, type SiteFixture } from './site-fixture.ts';

const RULES: ServerConfig = { base: '/learn/', headers: [], redirects: [] };
const LARGE_BYTES = 30 * 1024 * 1024;
const learn = join(projectDir, 'engine/bin/learn.mjs');

let site: SiteFixture;
let running: ChildProcess[];

beforeEach(() => {
  site = createSiteFixture(RULES);
  running = [];
});

afterEach(() => {
  for (const one of running) one.kill('SIGKILL');
  site.remove();
});

type Started = { url: string; counts: string; lines: string[]; process: ChildProcess };

/** In a separate process, on free ports. */
async function start(...more: string[]): Promise<Started> {
  const flags = ['--port', '0', '--metrics', '0', '--log', 'json', ...more];
  const child = spawn(process.execPath, [learn, 'serve', site.dir, ...flags], { stdio: 'pipe' });
  running.push(child);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const ready = new Promise<void>((resolve) => {
    reader.on('line', (line) => {
      lines.push(line);
      if (line.startsWith('Stop')) resolve();
    });
  });
  await ready;
  const address = (start: string) =>
    /http:\S+/.exec(lines.find((one) => one.startsWith(start)) ?? '');
  return {
    url: address('Serving')?.[0] ?? '',
    counts: address('Counts')?.[0] ?? '',
    lines,
    process: child,
  };
}

/** Publish a copy of the first build, as a build does it. */
function publish(number: number): void {
  cpSync(join(site.root, 'dist.builds/1'), join(site.root, `dist.builds/${number}`), {
    recursive: true,
    verbatimSymlinks: true,
  });
  symlinkSync(`dist.builds/${number}`, join(site.root, 'next'));
  renameSync(join(site.root, 'next'), site.dir);
}

test('health names the build that is published, and fails while there is none', async () => {
  const { url } = await start();
  const health = async () => {
    const answer = await fetch(new URL('/healthz', url));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return [answer.status, await answer.json()];
  };
  const age = expect.any(Number);
  expect(await health()).toEqual([200, { status: 'ok', build: '1', ageSeconds: age }]);
  publish(2);
  expect(await health()).toEqual([200, { status: 'ok', build: '2', ageSeconds: age }]);
  rmSync(site.dir);
  expect(await health()).toEqual([503, { status: 'no site' }]);
  publish(3);
  expect(await health()).toEqual([200, { status: 'ok', build: '3', ageSeconds: age }]);
});

test('counts are on a port of their own, and tell nothing of what was read', async () => {
  const { url, counts } = await start();
  const page = await (await fetch(new URL('teams/overview', url))).text();
  await fetch(new URL('none/of/this?query=secret', url));
  await fetch(new URL('teams/overview', url), { method: 'HEAD' });
  expect((await fetch(new URL('/metrics', url))).status).toBe(404);
  expect((await fetch(new URL('/learn/', counts))).status).toBe(404);
  const answer = await fetch(counts);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  expect(text).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+\n|[a-z_]+(?:\{[a-z]+="[^"]+"\})? \S+\n)+$/);
  const numberOf = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  expect(numberOf('learn_requests_total{status="200"}')).toBe(2);
  expect(numberOf('learn_requests_total{status="404"}')).toBe(2);
  expect(numberOf('learn_request_duration_seconds_bucket{le="+Inf"}')).toBe(4);
  expect(numberOf('learn_request_duration_seconds_count')).toBe(4);
  // Bodies are compressed for this client, and a HEAD has none.
  expect(numberOf('learn_response_bytes_total')).toBeGreaterThan(0);
  expect(numberOf('learn_response_bytes_total')).toBeLessThan(page.length * 2);
  expect(numberOf('learn_build_info{build="1"}')).toBe(1);
  expect(numberOf('learn_site_up')).toBe(1);
  expect(numberOf('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(text).not.toMatch(/teams|none|secret/);
});

test('a host that other machines reach is told with its addresses; the counts have a host of their own', async () => {
  const reported = (lines: readonly string[]) =>
    lines.filter((line) => line.startsWith('Other machines can reach'));
  expect(reported((await start()).lines)).toEqual([]);
  const own = Object.values(networkInterfaces())
    .flatMap((all = []) => all)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  const shown = own.length > 0 ? own : ['0.0.0.0'];
  const open = await start('--host', '0.0.0.0');
  const { port } = new URL(open.url);
  expect(reported(open.lines)).toEqual([
    `Other machines can reach it: ${shown.map((one) => `http://${one}:${port}/learn/`).join(', ')}`,
  ]);
  expect(open.url).toBe(`http://localhost:${port}/learn/`);
  // The counts are on this machine alone, unless they are given a host, too.
  expect(open.counts).toMatch(/^http:\/\/127\.0\.0\.1:/);
  const both = await start('--host', '0.0.0.0', '--metrics-host', '0.0.0.0');
  expect(reported(both.lines)).toEqual([
    expect.stringMatching(/^Other machines can reach it: .*\/learn\/$/),
    expect.stringMatching(/^Other machines can reach the counts: .*\/metrics$/),
  ]);
  const { status, text } = runLearn(
    site.root,
    ...['serve', 'dist', '--port', '0', '--metrics', '0', '--metrics-host', '192.0.2.1'],
  );
  expect([status, text]).toEqual([
    1,
    'learn: 192.0.2.1 is not an address of this machine; choose another with --metrics-host.\n',
  ]);
});

test('each answer is a line of JSON, without what somebody searched for', async () => {
  const { url, lines } = await start();
  await fetch(new URL('search?q=secret', url), { headers: { 'user-agent': 'secret' } });
  await expect.poll(() => lines.length).toBe(4);
  expect(JSON.parse(lines[3] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    address: '127.0.0.1',
    method: 'GET',
    path: '/learn/search',
    status: 404,
    bytes: expect.any(Number),
    ms: expect.any(Number),
  });
});

test('a download goes on from its build through a publication and a stop', async () => {
  writeFileSync(join(site.dir, 'large.zip'), Buffer.alloc(LARGE_BYTES, 'old'));
  const { url, process: child } = await start();
  const answer = await new Promise<IncomingMessage>((resolve) =>
    openGet(`${url}large.zip`, resolve),
  );
  await once(answer, 'readable');
  publish(2);
  rmSync(join(site.root, 'dist.builds/1'), { recursive: true });
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  let sizeBytes = 0;
  for await (const piece of answer) sizeBytes += piece.length;
  expect(sizeBytes).toBe(LARGE_BYTES);
  const [status] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
  expect(status).toBe(0);
});

test('a wrong form of the log, and a port that is taken, are told in a sentence', async () => {
  expect(runLearn(site.root, 'serve', 'dist', '--log', 'text')).toEqual({
    status: 1,
    text: 'learn: There is no log of the form "text".\nWrite: --log json\n',
  });
  const { port } = new URL((await start()).counts);
  const taken = runLearn(site.root, 'serve', 'dist', '--port', '0', '--metrics', port);
  expect(taken.status).toBe(1);
  expect(taken.text).toContain(
    `Port ${port} on 127.0.0.1 is taken by another program; choose another with --metrics.`,
  );
});

test('the service of systemd calls the command as it is', () => {
  const unit = readFileSync(join(projectDir, 'deploy/learn.service'), 'utf8');
  const flags = /^ExecStart=.* serve .*$/m.exec(unit)?.[0].match(/--[a-z-]+/g) ?? [];
  const help = runLearn(site.root, 'help').text;
  expect(flags).toEqual(['--port', '--metrics', '--log']);
  for (const flag of flags) expect(help).toContain(`  ${flag} `);
});

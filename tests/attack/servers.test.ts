// What may end or hold up a command that serves: readers of its log, callers with many questions, lines without end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineTool } from '../../engine/build/files/tool.ts';
import { openBuiltSite } from '../../tools/mcp/built-site.ts';
import { ownTools } from '../../tools/mcp/own-tools.ts';
import { openSectionSearch } from '../../tools/mcp/search-sections.ts';
import { type HttpAssistant, serveHttp } from '../../tools/mcp/serve-http.ts';
import { createSiteFolder, page, projectDir, type SiteFolder } from '../support/site-folder.ts';

const learn = path.join(projectDir, 'engine/bin/learn.mjs');
/** A loaded machine takes longer than Vitest waits by itself. */
const PATIENT = { timeout: 20_000 };
let folder: SiteFolder;
let running: ChildProcess[] = [];

beforeAll(() => {
  folder = createSiteFolder({
    'site.config.json': '{"title": "Case", "base": "/docs/", "url": "https://docs.example"}',
    'content/pages/index.md': page('Home', 'Welcome.'),
    'content/pages/guide/start.md': page('Start', '## Limits\n\nTen accounts.'),
  });
  const { status, text } = folder.learnAlone('build');
  expect(status, text).toBe(0);
});
afterEach(() => {
  for (const one of running) one.kill('SIGKILL');
  running = [];
});
afterAll(() => folder.dispose());

type Started = ChildProcess & { said: () => string; wrong: () => string };

const start = (...args: string[]): Started => startWith({}, ...args);

function startWith(more: Record<string, string>, ...args: string[]): Started {
  const env = { ...process.env, ...more };
  const child = spawn(process.execPath, [learn, ...args], { cwd: folder.dir, env, stdio: 'pipe' });
  running.push(child);
  let said = '';
  let wrong = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    wrong += part;
  });
  // Some of them end while they are written to.
  child.stdin.on('error', () => {});
  return Object.assign(child, { said: () => said, wrong: () => wrong });
}

describe('learn serve with a log', () => {
  const LOG = ['serve', 'dist', '--port', '0', '--metrics', '0', '--log', 'json'];
  const ready = async () => {
    const server = start(...LOG);
    await expect.poll(server.said, { timeout: 20_000 }).toContain('Stop with');
    const [url = '', counts = ''] = server.said().match(/http:\S+/g) ?? [];
    const dropped = async () => {
      const text = await (await fetch(counts)).text();
      return Number(/^learn_log_lines_dropped_total (\d+)$/m.exec(text)?.[1]);
    };
    const ask = async (times: number, name = '') => {
      for (let i = 0; i < times; i++) await (await fetch(url + name)).text();
    };
    return { server, ask, dropped };
  };

  it('goes on when the reader of the log ends, and says so once', async () => {
    const { server, ask, dropped } = await ready();
    server.stdout?.destroy();
    await ask(10);
    await expect.poll(dropped, PATIENT).toBeGreaterThanOrEqual(9);
    expect(server.exitCode).toBeNull();
    expect(server.wrong()).toBe(
      'learn: Nobody reads the log any more. Lines are dropped; the server goes on.\n',
    );
  });

  it('goes on when the readers of all that it prints end', async () => {
    const { server, ask, dropped } = await ready();
    server.stdout?.destroy();
    server.stderr?.destroy();
    await ask(10);
    await expect.poll(dropped, PATIENT).toBeGreaterThanOrEqual(9);
    expect(server.exitCode).toBeNull();
  });

  it('goes on when the reader stalls, keeps little, and writes again when it reads', async () => {
    const { server, ask, dropped } = await ready();
    server.stdout?.pause();
    const long = 'x'.repeat(12_000);
    await ask(200, long);
    expect(await dropped()).toBeGreaterThan(20);
    expect(server.wrong()).toBe(
      'learn: The log is read too slowly. Lines are dropped; the server goes on.\n',
    );
    server.stdout?.resume();
    await expect.poll(() => server.said().length, { timeout: 20_000 }).toBeGreaterThan(1024 * 1024);
    const before = await dropped();
    await ask(1, 'read/again');
    await expect.poll(server.said, PATIENT).toContain('read/again');
    expect(await dropped()).toBe(before);
  });
});

/** Whatever runs in the process prints something, again and again. */
const CHATTER =
  "--import=data:text/javascript,setInterval(()=>{process.stdout.write('.');process.stderr.write('.')},20).unref()";

describe.each([['dev'], ['serve', 'dist'], ['mcp', '--http']])('learn %s', (...args) => {
  it('goes on when the readers of what it prints end', async () => {
    const flags = args.includes('--http') ? ['0'] : ['--port', '0'];
    const server = startWith({ NODE_OPTIONS: CHATTER }, ...args, ...flags);
    await expect.poll(server.said, { timeout: 60_000 }).toContain('Stop with');
    const url = /http:[^\s]+/.exec(server.said())?.[0] ?? '';
    server.stdout?.destroy();
    server.stderr?.destroy();
    for (let i = 0; i < 10; i++) {
      await (await fetch(url)).text();
      await sleep(20);
    }
    expect(server.exitCode).toBeNull();
  });
});

describe('learn mcp over stdio', () => {
  const HELLO = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    },
  };
  const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };

  it('refuses a line that is too long, and answers the next', async () => {
    const server = start('mcp', 'dist');
    server.stdin?.write(`${JSON.stringify(HELLO)}\n`);
    server.stdin?.write(`${'x'.repeat(3_000_000)}\n`);
    server.stdin?.write(`${JSON.stringify(LIST)}\n`);
    await expect.poll(server.said, { timeout: 20_000 }).toContain('"id":2');
    expect(server.said()).toContain(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"The line is too long: 256 KB at most."}}\n',
    );
  });

  it('ends when a line doesn’t', async () => {
    const server = start('mcp', 'dist');
    const ended = once(server, 'exit');
    const piece = 'x'.repeat(64 * 1024);
    let written = 0;
    while (server.exitCode === null && written < 400) {
      if (server.stdin?.write(piece) === false) await sleep(5);
      written += 1;
    }
    expect(await ended).toEqual([1, null]);
    expect(server.wrong()).toContain(
      "learn: A line of the input has more than 16 MB and doesn't end.\n",
    );
    expect(server.said()).toContain('256 KB at most');
  });

  it('reads no further while its answers are not read', async () => {
    const server = start('mcp', 'dist');
    server.stdin?.write(`${JSON.stringify(HELLO)}\n`);
    await expect.poll(server.said, { timeout: 20_000 }).toContain('"id":1');
    server.stdout?.pause();
    const line = `${JSON.stringify(LIST)}\n`;
    let waitsBytes = 0;
    for (let i = 0; i < 200; i++) {
      server.stdin?.write(line.repeat(500));
      await sleep(5);
      waitsBytes = server.stdin?.writableLength ?? 0;
    }
    expect(waitsBytes).toBeGreaterThan(1_000_000);
    server.stdout?.resume();
    await expect.poll(() => server.said().length, { timeout: 20_000 }).toBeGreaterThan(1_000_000);
  });
});

describe('learn mcp over HTTP', () => {
  let server: HttpAssistant;
  afterEach(() => server.close());

  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const call = (id: number, name = 'read_page', args: object = { page: 'guide/start' }) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: args },
  });
  const post = (body: unknown, more: Record<string, string> = {}) =>
    fetch(server.url, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
  const serve = async (perMinute: number, answer?: () => Promise<void>) => {
    const built = await openBuiltSite(path.join(folder.dir, 'dist'));
    const slow = defineTool({
      name: 'slow',
      title: 'Slow',
      description: 'Takes its time.',
      input: z.strictObject({}),
      async answer() {
        await answer?.();
        return { text: 'Done.', cite: [] };
      },
    });
    const tools = [...ownTools(openSectionSearch(built)), slow];
    server = await serveHttp({ built, tools }, { port: 0, perMinute });
  };

  it('spends nothing on what is refused', async () => {
    await serve(4);
    const foreign = { origin: 'https://evil.example' };
    for (let i = 0; i < 20; i++) expect((await post(call(i), foreign)).status).toBe(403);
    for (let i = 0; i < 5; i++) expect((await fetch(server.url)).status).toBe(405);
    expect((await fetch(new URL('/other', server.url))).status).toBe(404);
    const words = { method: 'POST', headers, body: 'words' };
    expect((await fetch(server.url, words)).status).toBe(400);
    expect((await post([call(1), call(2)])).status).toBe(413);
    expect((await post(call(1))).status).toBe(200);
    const refused = await post(call(2));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  });

  it('weighs the calls of a request', async () => {
    // 300 at once.
    await serve(1_200);
    const batch = (count: number) => Array.from({ length: count }, (_, i) => call(i));
    const tooMany = await post(batch(101));
    expect([tooMany.status, await tooMany.text()]).toEqual([
      413,
      'The request has 101 calls: send 100 at most.',
    ]);
    for (const status of [200, 200]) expect((await post(batch(100))).status).toBe(status);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => post(batch(100))));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([429]));
    expect((await post(call(1))).status).toBe(200);
  });

  it('answers one who asks once between the hundred calls of another', async () => {
    let answered = 0;
    await serve(12_000, async () => {
      await sleep(2);
      answered += 1;
    });
    const hundred = post(Array.from({ length: 100 }, (_, i) => call(i, 'slow', {})));
    await expect.poll(() => answered, PATIENT).toBeGreaterThan(0);
    expect((await post(call(1))).status).toBe(200);
    expect(answered).toBeLessThan(100);
    expect((await hundred).status).toBe(200);
  });

  it('drops the calls of a caller who has gone', async () => {
    let answered = 0;
    await serve(12_000, async () => {
      await sleep(5);
      answered += 1;
    });
    const leaving = new AbortController();
    const body = JSON.stringify(Array.from({ length: 100 }, (_, i) => call(i, 'slow', {})));
    const gone = fetch(server.url, { method: 'POST', headers, body, signal: leaving.signal });
    await expect.poll(() => answered, PATIENT).toBeGreaterThan(0);
    leaving.abort();
    await expect(gone).rejects.toThrow();
    await expect.poll(() => server.open(), PATIENT).toBe(0);
    expect((await post(call(1))).status).toBe(200);
    expect(answered).toBeLessThan(100);
  });

  it('keeps no more than two hundred calls of one connection waiting', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await serve(120_000, () => held);
    // A connection whose requests follow each other before any is answered.
    const { hostname, port, pathname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.on('data', (part) => {
      said += part;
    });
    const body = JSON.stringify(Array.from({ length: 100 }, (_, i) => call(i, 'slow', {})));
    const head = Object.entries({ ...headers, host: `${hostname}:${port}` })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    const request = `POST ${pathname} HTTP/1.1\r\n${head}content-length: ${body.length}\r\n\r\n${body}`;
    for (let i = 0; i < 3; i++) {
      socket.write(request);
      await expect.poll(() => server.open(), PATIENT).toBe(i + 1);
    }
    expect((await post(call(1))).status).toBe(200);
    go();
    await expect.poll(() => said, PATIENT).toContain('429 Too Many Requests');
    expect(said).toContain('Too many calls wait for an answer');
    socket.destroy();
  });
});

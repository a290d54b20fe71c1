import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, request as openRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ServeError } from '../../engine/dev/serve-error.ts';
import { createSiteServer, type SiteServer, type SiteServerOptions } from './create-site-server.ts';

type Files = Record<string, string | Buffer>;

const rules = (cacheControl = 'no-cache', base = '/learn/') =>
  JSON.stringify({
    base,
    headers: [{ path: '/*', set: { 'Cache-Control': cacheControl } }],
    redirects: [],
  });

const page = (text: string) => `<!doctype html><p>${`${text} `.repeat(200)}</p>\n`;

let root: string;
let dir: string;
let servers: SiteServer[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  dir = join(root, 'dist');
  servers = [];
  writeFiles(dir, {
    '_server.json': rules(),
    'index.html': page('home'),
    '404.html': page('missing'),
    'a/index.html': page('a'),
    '_assets/a.123.js': page('script'),
    'large.pdf': Buffer.alloc(17 * 1024 * 1024, 'abcdefghij'),
  });
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(root, { recursive: true, force: true });
});

function writeFiles(folder: string, files: Files): void {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}

async function serve(options: Partial<SiteServerOptions> = {}): Promise<SiteServer> {
  const server = await createSiteServer({ dir, ...options });
  servers.push(server);
  return server;
}

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

function get(port: number, path: string, headers: Record<string, string> = {}, agent?: Agent) {
  return new Promise<Got>((resolve, reject) => {
    const request = openRequest({ port, path, headers, agent: agent ?? false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

const failure = (options: Partial<SiteServerOptions>) =>
  serve(options).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('starting', () => {
  test('the address is that of the home page', async () => {
    const server = await serve();
    expect(server.url).toBe(`http://127.0.0.1:${server.port}/learn/`);
    expect((await get(server.port, '/learn/')).bytes.toString()).toBe(page('home'));
  });

  test('every host of the machine is shown as localhost', async () => {
    expect((await serve({ host: '0.0.0.0' })).url).toMatch(/^http:\/\/localhost:\d+\/learn\/$/);
  });

  test('a missing folder is named', async () => {
    const none = join(root, 'none');
    expect(await failure({ dir: none })).toMatchObject({
      code: 'serve/missing-folder',
      message: `There is no folder ${none}; run "learn build" first.`,
    });
  });

  test('a folder that no build wrote is named', async () => {
    expect(await failure({ dir: join(dir, 'a') })).toMatchObject({
      code: 'serve/missing-rules',
      message: `${join(dir, 'a')} has no _server.json, so it is not the output of a build; run "learn build" first.`,
    });
  });

  test.each([
    ['{', 'is not JSON.'],
    [
      '{}',
      'is not what a build writes: Invalid input: expected string, received undefined → at base',
    ],
    [
      rules('a', 'learn'),
      'is not what a build writes: it begins and ends with a slash, with letters a to z, digits and "-" between → at base.',
    ],
  ])('rules that read %j are refused', async (text, message) => {
    writeFiles(dir, { '_server.json': text });
    const error = await failure({});
    expect(error).toBeInstanceOf(ServeError);
    expect(error).toMatchObject({ code: 'serve/invalid-rules' });
    expect(String(error)).toContain(`${join(dir, '_server.json')} ${message}`);
  });

  test('a taken port is named', async () => {
    const { port } = await serve();
    expect(await failure({ port })).toMatchObject({
      code: 'serve/port-taken',
      message: `Port ${port} on 127.0.0.1 is taken by another program; choose another with --port.`,
    });
  });

  test('a host that is not this machine is named', async () => {
    expect(await failure({ host: '192.0.2.1' })).toMatchObject({
      code: 'serve/cannot-listen',
      message: '192.0.2.1 is not an address of this machine; choose another with --host.',
    });
  });
});

describe('representations', () => {
  test('each has its own strong tag, the same after a rebuild', async () => {
    const { port } = await serve();
    const tags = async () => {
      const encodings = ['identity', 'gzip', 'br'].map((name) => ({ 'Accept-Encoding': name }));
      const answers = encodings.map((headers) => get(port, '/learn/a', headers));
      return (await Promise.all(answers)).map(({ headers }) => headers.etag);
    };
    const first = await tags();
    expect(new Set(first).size).toBe(3);
    expect(first.join()).toMatch(/^"[\w-]{22}","[\w-]{22}-gz","[\w-]{22}-br"$/);
    writeFiles(dir, { 'a/index.html': page('b') });
    expect(await tags()).not.toEqual(first);
    writeFiles(dir, { 'a/index.html': page('a') });
    expect(await tags()).toEqual(first);
  });

  test('the tag of one encoding is no match for another', async () => {
    const { port } = await serve();
    const { headers } = await get(port, '/learn/a', { 'Accept-Encoding': 'br' });
    const condition = { 'If-None-Match': String(headers.etag) };
    expect((await get(port, '/learn/a', { ...condition, 'Accept-Encoding': 'br' })).status).toBe(
      304,
    );
    expect((await get(port, '/learn/a', { ...condition, 'Accept-Encoding': 'gzip' })).status).toBe(
      200,
    );
  });

  test('hashed files are compressed as far as brotli goes', async () => {
    const { port } = await serve();
    const hashed = await get(port, '/learn/_assets/a.123.js', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(hashed.bytes).toString()).toBe(page('script'));
    expect(Number(hashed.headers['content-length'])).toBe(hashed.bytes.length);
  });

  test('a range of the right tag is cut, one of an older file is not', async () => {
    const { port } = await serve();
    const { headers } = await get(port, '/learn/a');
    const range = { Range: 'bytes=0-3' };
    const current = await get(port, '/learn/a', { ...range, 'If-Range': String(headers.etag) });
    expect([current.status, current.bytes.toString()]).toEqual([206, '<!do']);
    expect((await get(port, '/learn/a', { ...range, 'If-Range': '"older"' })).status).toBe(200);
  });

  test('a file too large for memory comes from disk, whole or in part', async () => {
    const { port } = await serve();
    const whole = await get(port, '/learn/large.pdf');
    expect(whole.bytes.length).toBe(17 * 1024 * 1024);
    const part = await get(port, '/learn/large.pdf', { Range: 'bytes=17000005-17000014' });
    expect([part.status, part.bytes.toString()]).toEqual([206, 'fghijabcde']);
    expect(part.headers.etag).toBe(whole.headers.etag);
    const known = await get(port, '/learn/large.pdf', {
      'If-None-Match': String(whole.headers.etag),
    });
    expect(known.status).toBe(304);
  });

  test('a site without a 404 page answers with a line of text', async () => {
    rmSync(join(dir, '404.html'));
    const { port } = await serve();
    const { status, headers, bytes } = await get(port, '/learn/none');
    expect([status, headers['content-type'], bytes.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found\n',
    ]);
  });
});

describe('a folder that changes', () => {
  test('new rules hold from the next request, broken ones are reported and ignored', async () => {
    const lines: string[] = [];
    const { port } = await serve({ log: (line) => lines.push(line) });
    writeFiles(dir, { '_server.json': rules('max-age=60') });
    expect((await get(port, '/learn/')).headers['cache-control']).toBe('max-age=60');
    writeFiles(dir, { '_server.json': '{' });
    expect((await get(port, '/learn/')).headers['cache-control']).toBe('max-age=60');
    expect((await get(port, '/learn/')).status).toBe(200);
    expect(lines.filter((line) => line.includes('is not JSON. The rules before it'))).toHaveLength(
      1,
    );
    writeFiles(dir, { '_server.json': rules('max-age=90') });
    expect((await get(port, '/learn/')).headers['cache-control']).toBe('max-age=90');
  });

  test('while builds take each other’s place, a page they share is never missing', async () => {
    const { port } = await serve();
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    let isDone = false;
    const swap = async () => {
      for (let build = 1; build <= 40; build++) {
        const next = join(root, `next-${build}`);
        writeFiles(next, { '_server.json': rules(), 'a/index.html': page(`a ${build}`) });
        renameSync(dir, join(root, `old-${build}`));
        await sleep(build % 4);
        renameSync(next, dir);
        await sleep(2);
      }
      isDone = true;
    };
    const ask = async () => {
      const statuses = new Set<number>();
      while (!isDone) statuses.add((await get(port, '/learn/a', {}, agent)).status);
      return [...statuses];
    };
    const [first, second] = await Promise.all([ask(), ask(), swap()]);
    agent.destroy();
    expect([first, second]).toEqual([[200], [200]]);
    expect((await get(port, '/learn/a')).bytes.toString()).toBe(page('a 40'));
  });

  test('the folder may itself be a link that is turned to the next build', async () => {
    const link = join(root, 'current');
    symlinkSync(dir, link);
    const { port } = await serve({ dir: link });
    expect((await get(port, '/learn/a')).bytes.toString()).toBe(page('a'));
    const next = join(root, 'next');
    writeFiles(next, { '_server.json': rules(), 'a/index.html': page('next') });
    symlinkSync(next, join(root, 'turned'));
    renameSync(join(root, 'turned'), link);
    expect((await get(port, '/learn/a')).bytes.toString()).toBe(page('next'));
  });
});

describe('after a publication', () => {
  const publish = (isLink: boolean) => {
    const store = join(root, 'site.builds');
    const site = join(root, 'site');
    const current = isLink ? join(store, '8') : site;
    writeFiles(join(store, '7'), {
      '_server.json': rules(),
      'gone/index.html': page('gone'),
      '_assets/old.1.js': page('old'),
      '_assets/.hidden': page('hidden'),
    });
    writeFiles(join(store, 'spare'), { '_assets/spare.1.js': page('spare') });
    writeFiles(current, { '_server.json': rules(), '_assets/new.1.js': page('new') });
    if (isLink) symlinkSync('site.builds/8', site);
    return site;
  };

  test.each([
    ['a link', true],
    ['a folder', false],
  ])('the hashed files of the build before are there, and nothing else of it: %s', async (_how, isLink) => {
    const { port } = await serve({ dir: publish(isLink) });
    const statusOf = async (path: string) => (await get(port, `/learn/${path}`)).status;
    expect((await get(port, '/learn/_assets/old.1.js')).bytes.toString()).toBe(page('old'));
    expect(await statusOf('_assets/new.1.js')).toBe(200);
    for (const path of [
      'gone',
      'gone/',
      '_assets/.hidden',
      '_assets/spare.1.js',
      '_assets/../gone',
    ])
      expect(await statusOf(path), path).toBe(404);
  });
});

describe('closing', () => {
  const open = (port: number) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => {});
    });

  const closed = (socket: Socket) =>
    new Promise<void>((resolve) => socket.once('close', () => resolve()));

  test('lets a request in flight end, and takes no new one', async () => {
    const server = await serve();
    const socket = await open(server.port);
    socket.write('GET /learn/large.pdf HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
    let sizeBytes = 0;
    const closing = server.close();
    await expect(get(server.port, '/learn/')).rejects.toThrow('ECONNREFUSED');
    socket.on('data', (chunk) => {
      sizeBytes += chunk.length;
    });
    await Promise.all([closing, closed(socket)]);
    expect(sizeBytes).toBeGreaterThan(17 * 1024 * 1024);
  });

  test('waits for no idle connection, used or new', async () => {
    // Longer than a test may take.
    const server = await serve({ graceMs: 600_000 });
    const fresh = await open(server.port);
    const used = await open(server.port);
    used.write('HEAD /learn/ HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => used.once('data', resolve));
    await Promise.all([server.close(), closed(fresh), closed(used)]);
    expect([fresh.destroyed, used.destroyed]).toEqual([true, true]);
  });

  test('does not wait for ever for a client that stopped reading', async () => {
    const server = await serve({ graceMs: 100 });
    const socket = await open(server.port);
    socket.write('GET /learn/large.pdf HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
    socket.pause();
    // The client reads no more: only the end of the grace ends this.
    await server.close();
    socket.destroy();
  });

  test('may be asked for twice', async () => {
    const server = await serve();
    expect(server.close()).toBe(server.close());
  });
});

test('each answer is one line of the log', async () => {
  const lines: string[] = [];
  const { port } = await serve({ log: (line) => lines.push(line) });
  await get(port, '/learn/a?x');
  await get(port, '/learn/none');
  expect(lines).toEqual(['200 GET /learn/a?x', '404 GET /learn/none']);
});

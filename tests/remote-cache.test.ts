// A cache that a team shares: what one machine made isn't made again by another, and no server can change or end a build.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CacheServer,
  hasWebDav,
  KEY,
  learnAsync,
  startFakeCache,
  startWebDav,
  TOKEN,
} from './support/cache-server.ts';
import { COMPLETE, EDITS } from './support/complete-site.ts';
import {
  emptyCache,
  type Files,
  page,
  readTree,
  type SiteFolder,
  useSiteFolders,
} from './support/site-folder.ts';

const LONG = { timeout: 240_000 };
const make = useSiteFolders();
const fresh = (files: Files): SiteFolder => {
  const folder = make(files);
  emptyCache(folder);
  return folder;
};
/** Every kind of edit, but those of the config: with another product or base it is another site at the server. */
function applyAll(folder: SiteFolder): void {
  for (const [name, content] of EDITS.flatMap(({ files }) => Object.entries(files)))
    if (name.startsWith('site.config')) continue;
    else if (content === undefined) folder.remove(name);
    else folder.write({ [name]: content });
}
const packsOf = ({ cacheDir }: SiteFolder) => [...readTree(path.join(cacheDir, 'store')).keys()];
const count = (requests: readonly string[], what: string) =>
  requests.filter((one) => one === what).length;

describe.skipIf(!hasWebDav())('on nginx with WebDAV', () => {
  let server: CacheServer;
  beforeAll(async () => {
    server = await startWebDav();
  });
  afterAll(() => server.stop());
  const env = (more: Record<string, string> = {}) => ({
    LEARN_CACHE_URL: server.url,
    LEARN_CACHE_KEY: KEY,
    LEARN_CACHE_TOKEN: TOKEN,
    ...more,
  });
  const build = (folder: SiteFolder, more?: Record<string, string>) => {
    const { status, text } = folder.learnWith(env(more), 'build');
    expect(status, text).toBe(0);
    return text;
  };

  it(
    'a second machine makes nothing again; after all kinds of edits, it and a third give what a build from nothing gives',
    LONG,
    () => {
      const first = fresh(COMPLETE);
      build(first);
      expect(count(server.requests(), 'PUT 201')).toBeGreaterThan(5);
      const second = fresh(COMPLETE);
      expect(build(second)).not.toContain("isn't used");
      const requests = server.requests();
      expect(count(requests, 'GET 200')).toBeGreaterThan(5);
      expect(packsOf(second).filter((name) => !/\/0-\d{4}-/.test(name))).toEqual([]);
      expect(second.output()).toEqual(first.output());
      const third = make(COMPLETE);
      const cold = make(COMPLETE);
      for (const folder of [second, third, cold]) applyAll(folder);
      build(third, { LEARN_CACHE_READ_ONLY: '1' });
      expect(count(server.requests(), 'GET 200')).toBeGreaterThan(5);
      build(second);
      expect(cold.learnAlone('build').status).toBe(0);
      expect(third.output()).toEqual(cold.output());
      expect(second.output()).toEqual(cold.output());
    },
  );

  it('is asked once for each commit, and adds each once', LONG, () => {
    const files = {
      ...SMALL,
      'content/pages/code.md': page('Code', '```ts\nlet commit = 1;\n```'),
    };
    const first = make({ ...files, 'site.config.json': CONFIG });
    const git = (...args: string[]) => spawnSync('git', args, { cwd: first.dir });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'One');
    build(first);
    expect(count(server.requests(), 'PUT 201')).toBeGreaterThan(3);
    const second = make({});
    cpSync(first.dir, second.dir, {
      recursive: true,
      filter: (at) => !/\/dist(?:\.builds)?$/.test(at),
    });
    build(second);
    const requests = server.requests();
    expect(requests.filter((one) => one.startsWith('PUT'))).toEqual([]);
    expect(requests.length).toBeGreaterThan(3);
    expect(second.output()).toEqual(first.output());
    second.write({ 'content/pages/index.md': page('Home', 'Another text.') });
    build(second);
    build(second);
    expect(server.requests()).toEqual([]);
  });

  it(
    'adds nothing where it may only read, and no word of one who has no token counts',
    LONG,
    () => {
      const own = { ...SMALL, 'site.config.json': CONFIG.replace('small', 'read-only') };
      const folder = make(own);
      build(folder, { LEARN_CACHE_READ_ONLY: '1' });
      expect(server.requests().filter((one) => one.startsWith('PUT'))).toEqual([]);
      const switched = make({
        ...own,
        'site.config.json': JSON.stringify({
          ...JSON.parse(CONFIG.replace('small', 'switched')),
          cache: { url: server.url, readOnly: true },
        }),
      });
      build(switched, { LEARN_CACHE_URL: '' });
      expect(server.requests()).toEqual(['GET 404']);
      const guest = make(own);
      expect(build(guest, { LEARN_CACHE_TOKEN: '' })).toContain("isn't used: it answers 403");
      expect(server.requests()).toEqual(['GET 403']);
    },
  );

  it(
    'counts for nothing where other people sealed it, or it was changed on the server',
    LONG,
    () => {
      const own = { ...SMALL, 'site.config.json': CONFIG.replace('small', 'changed') };
      const first = make(own);
      build(first);
      server.requests();
      const other = make(own);
      build(other, { LEARN_CACHE_KEY: 'a key of some other people' });
      expect(count(server.requests(), 'GET 200')).toBe(0);
      for (const name of readdirSync(path.join(server.dir, 'cas'))) {
        const at = path.join(server.dir, 'cas', name);
        const bytes = readFileSync(at);
        writeFileSync(at, bytes.fill('X', bytes.length - 1));
      }
      const second = make(own);
      expect(build(second)).toContain('not sealed with the key of this team, or is damaged');
      expect(second.output()).toEqual(first.output());
    },
  );
});

const CONFIG = JSON.stringify({
  strict: true,
  product: { name: 'Small', slug: 'small', code: 'S' },
});
const SMALL = {
  'content/pages/index.md': page('Home', '```js\nconst a = 1;\n```'),
  'content/pages/code.md': page('Code', '```css\na { color: red }\n```'),
};

type Wrong = Parameters<typeof startFakeCache>[0];
const isGet: (of: Parameters<Wrong>) => boolean = ([request]) => request.method === 'GET';

/** What a server does wrong → what the build says. */
const WRONG: [what: string, wrong: Wrong, says: string][] = [
  ['never answers', () => true, 'it needs more than 1 s'],
  [
    'sends one byte after another',
    (_, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      const drip = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(drip));
      return true;
    },
    'it needs more than 1 s',
  ],
  [
    'answers with a page',
    (...of) => {
      if (isGet(of)) of[1].writeHead(200).end('<!doctype html><title>Sign in</title>');
      return isGet(of);
    },
    'what it sends is not sealed with the key of this team, or is damaged',
  ],
  [
    'sends no end of it',
    (...of) => {
      const more = () => of[1].write(Buffer.alloc(65_536), () => of[1].destroyed || more());
      if (isGet(of)) more();
      return isGet(of);
    },
    'it sends more than there should be',
  ],
  [
    'leads elsewhere',
    (...of) => {
      if (isGet(of)) of[1].writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      return isGet(of);
    },
    'it answers 302',
  ],
  [
    'hangs up',
    (request) => {
      request.socket.destroy();
      return true;
    },
    'socket hang up',
  ],
  [
    'takes nothing',
    (request, response) => {
      if (request.method === 'PUT') response.writeHead(507).end('Full.');
      return request.method === 'PUT';
    },
    'it answers 507 to what is sent',
  ],
];

describe('on a server that', () => {
  it.each(WRONG)('%s, a build is as without it', LONG, async (_, wrong, says) => {
    const server = await startFakeCache(wrong);
    try {
      const config = { ...JSON.parse(CONFIG), cache: { url: server.url, seconds: 1 } };
      const folder = make({ ...SMALL, 'site.config.json': JSON.stringify(config) });
      const { status, text } = await learnAsync(folder, { LEARN_CACHE_KEY: KEY }, 'build');
      expect(status, text).toBe(0);
      expect(text).toContain(`The cache at ${server.url}/ isn't used: ${says}`);
      expect(folder.output()).toEqual(plain());
    } finally {
      await server.stop();
    }
  });

  it('is away, a build is as without it', LONG, async () => {
    const server = await startFakeCache(() => false);
    await server.stop();
    const config = { ...JSON.parse(CONFIG), cache: { url: server.url } };
    const folder = make({ ...SMALL, 'site.config.json': JSON.stringify(config) });
    const { status, text } = folder.learnWith({ LEARN_CACHE_KEY: KEY }, 'build');
    expect(status, text).toBe(0);
    expect(text).toContain('ECONNREFUSED');
    expect(folder.output()).toEqual(plain());
  });

  it(
    'gives another list, or another file, than was asked for, a build is as without it',
    LONG,
    async () => {
      const held: Buffer[] = [];
      let swaps = false;
      const server = await startFakeCache((request, response, body) => {
        if (request.method === 'PUT') held.push(body);
        if (!swaps || request.method === 'PUT' || body.length === 0) return false;
        const other = held.find((one) => !one.equals(body)) ?? body;
        response.writeHead(200).end(other);
        return true;
      });
      try {
        const config = { ...JSON.parse(CONFIG), cache: { url: server.url } };
        const files = { ...SMALL, 'site.config.json': JSON.stringify(config) };
        expect((await learnAsync(make(files), { LEARN_CACHE_KEY: KEY }, 'build')).status).toBe(0);
        swaps = true;
        const second = make(files);
        const { status, text } = await learnAsync(second, { LEARN_CACHE_KEY: KEY }, 'build');
        expect(status).toBe(0);
        expect(text).toContain("isn't used");
        expect(second.output()).toEqual(plain());
      } finally {
        await server.stop();
      }
    },
  );

  it('nobody has the key of, nothing is asked', LONG, async () => {
    const server = await startFakeCache(() => false);
    try {
      const config = { ...JSON.parse(CONFIG), cache: { url: server.url } };
      const folder = make({ ...SMALL, 'site.config.json': JSON.stringify(config) });
      expect((await learnAsync(folder, {}, 'build')).status).toBe(0);
      const { text } = await learnAsync(folder, { LEARN_CACHE_KEY: 'short' }, 'check');
      expect(text).toContain('needs 16 characters or more');
      expect(server.requests()).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

let known: Map<string, string> | undefined;
/** Of the small site, built without any server. */
function plain(): Map<string, string> {
  if (known) return known;
  const folder = make({ ...SMALL, 'site.config.json': CONFIG });
  expect(folder.learnAlone('build').status).toBe(0);
  known = folder.output();
  return known;
}

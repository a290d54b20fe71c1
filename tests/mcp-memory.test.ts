// A hundred calls at once, again and again: what a server for assistants holds stays the same.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBuiltSite } from '../tools/mcp/built-site.ts';
import { openSectionSearch } from '../tools/mcp/search-sections.ts';
import { askAssistant } from './support/ask-assistant.ts';
import { createSiteFolder, page, projectDir, type SiteFolder } from './support/site-folder.ts';

const PAGES = 12;
const CALLS = 100;
const ROUNDS = 6;
/** Of a heap, between the second round and the last: 2.6 KB a call. A server of the protocol that stays weighs more. */
const GROWTH_BYTES = 1024 * 1024;
/** Less than what the questions touch. */
const KEPT_BYTES = 8_000;

/** The server lets in a quarter of a minute's requests at once: its minutes are seconds here. */
const FAST_CLOCK = 'data:text/javascript,const { now } = Date; Date.now = () => now() * 60;';

const learn = path.join(projectDir, 'engine/bin/learn.mjs');
const memory = path.join(projectDir, 'tests/support/tell-memory.mjs');
const words = (i: number) => `Number ${i} tells of wells and valves. `.repeat(20);

let folder: SiteFolder;
beforeAll(() => {
  const ids = Array.from({ length: PAGES }, (_, i) => `guide/page-${i}`);
  folder = createSiteFolder({
    'site.config.json': '{"title": "Case", "base": "/docs/", "url": "https://docs.example"}',
    ...Object.fromEntries(
      ids.map((id, i) => [`content/pages/${id}.md`, page(`Page ${i}`, `## Valve\n\n${words(i)}`)]),
    ),
    'content/pages/index.md': page('Home', 'Welcome.'),
    'content/sidebars/guide.yaml': `name: Guide\nslug: guide\norder: 1\nitems: [${ids.join(', ')}]\n`,
  });
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
});
afterAll(() => folder.dispose());

const calls: readonly ((client: Client, i: number) => Promise<{ isError: boolean }>)[] = [
  (client, i) => askAssistant(client, 'search', { query: `valve of number ${i}` }),
  (client, i) => askAssistant(client, 'read_page', { page: `guide/page-${i % PAGES}` }),
  (client, i) =>
    askAssistant(client, 'read_section', { page: `guide/page-${i % PAGES}`, anchor: 'valve' }),
];

async function askAtOnce(client: Client): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, i) => {
      const call = calls[i % calls.length] as (typeof calls)[number];
      return call(client, i);
    }),
  );
  expect(answers.filter(({ isError }) => isError)).toEqual([]);
}

type Held = { heapBytes: number; listeners: number; resources: number };

/** What the process holds when it answers nothing. */
async function askHeld(pid: number, lines: Interface): Promise<Held> {
  const answers = once(lines, 'line');
  process.kill(pid, 'SIGUSR2');
  const [line] = await answers;
  return JSON.parse(String(line).replace(/^held /, ''));
}

async function heldByRound(client: Client, pid: number, stderr: Readable): Promise<Held[]> {
  const lines = createInterface({ input: stderr });
  const held: Held[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await askAtOnce(client);
    held.push(await askHeld(pid, lines));
  }
  lines.close();
  return held;
}

function expectFlat([, second, ...others]: readonly Held[]): void {
  const last = others.at(-1);
  if (!second || !last) throw new Error('There were too few rounds.');
  expect(last.heapBytes - second.heapBytes).toBeLessThan(GROWTH_BYTES);
  expect(last.listeners).toBe(second.listeners);
  // A client may keep the connections of one round open.
  expect(last.resources).toBeLessThan(CALLS + 20);
}

describe('a hundred calls at once leave nothing behind', () => {
  it('over stdio', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--import', memory, learn, 'mcp'],
      cwd: folder.dir,
      stderr: 'pipe',
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    const held = await heldByRound(client, transport.pid ?? 0, transport.stderr as Readable);
    await client.close();
    expectFlat(held);
  });

  it('over HTTP', async () => {
    const args = ['--import', FAST_CLOCK, '--import', memory, learn, 'mcp', '--http', '0'];
    const server = spawn(process.execPath, args, { cwd: folder.dir });
    const [said] = await once(server.stdout, 'data');
    const url = new URL(/http:\S+/.exec(String(said))?.[0] ?? '');
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(url) as never);
    const held = await heldByRound(client, server.pid ?? 0, server.stderr);
    await client.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
    expectFlat(held);
  });
});

describe('what is kept', () => {
  it('of files is no more than the limit, whoever asks at once', async () => {
    const built = await openBuiltSite(path.join(folder.dir, 'dist'), KEPT_BYTES);
    const ids = Array.from({ length: CALLS }, (_, i) => `guide/page-${i % PAGES}`);
    await Promise.all(ids.map((id) => built.markdown(id)));
    await Promise.all(ids.map((id) => built.sections(id)));
    expect(built.cachedBytes()).toBeLessThanOrEqual(KEPT_BYTES);
    expect(built.cachedBytes()).toBeGreaterThan(KEPT_BYTES / 2);
  });

  it('of the index is forgotten when it is more than the limit', async () => {
    const built = await openBuiltSite(path.join(folder.dir, 'dist'));
    const timesRead = async (limitBytes?: number) => {
      const read: string[] = [];
      const fresh = (name: string) => {
        read.push(name);
        return built.fresh(name);
      };
      const search = openSectionSearch({ ...built, fresh }, limitBytes);
      for (let i = 0; i < 3; i++) await search.ask('valve', { limit: 1 });
      return read.filter((name) => name === '_search/root.json').length;
    };
    expect(await timesRead()).toBe(1);
    expect(await timesRead(1)).toBe(3);
  });
});

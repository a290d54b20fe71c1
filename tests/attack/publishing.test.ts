// A site that is published again and again while readers load pages and what these ask for → no 404, nothing cut,
// from a server that was started on the first build and from one that was started on a later one.
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../support/address-of.ts';
import { createSiteFolder, page, projectDir, type SiteFolder } from '../support/site-folder.ts';
import { createRandom, type Random, tries } from './attack.ts';
import { SITE } from './attacked-site.ts';

const learn = path.join(projectDir, 'engine/bin/learn.mjs');
const READERS = 12;
const PATHS = [
  '',
  'guide/start',
  'guide/next',
  'guide/next.md',
  'slider',
  'version.json',
  'search',
];

/** Every page changes with the second, since the style sheet has another name. */
const EDITS = [
  {
    'own.css': '.own { color: teal; }\n',
    'content/pages/guide/next.md': page('Next', 'Old text.'),
  },
  {
    'own.css': '.own { color: navy; }\n',
    'content/pages/guide/next.md': page('Next', 'New text.'),
  },
];

type Reader = { agent: Agent; server: string; open: Set<string> };
type Answer = { status: number; text: string };

function ask(agent: Agent, url: URL): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      );
    }).on('error', reject);
  });
}

/** Build without end, one edit after the other. */
function publishForever(folder: SiteFolder, args: string[]) {
  let isStopped = false;
  let builds = 0;
  const work = async () => {
    while (!isStopped) {
      folder.write(EDITS[builds % 2] ?? {});
      const child = spawn(process.execPath, [learn, 'build', ...args], { cwd: folder.dir });
      let said = '';
      child.stderr.on('data', (piece: Buffer) => {
        said += piece;
      });
      const status = await new Promise((resolve) => child.once('exit', resolve));
      expect(status, said).toBe(0);
      builds += 1;
    }
  };
  const done = work();
  return {
    builds: () => builds,
    async stop() {
      isStopped = true;
      await done;
      return builds;
    },
  };
}

/**
 * Load a page, and what this or an earlier page of this reader names: a page that stays open asks for the files of its
 * own build when it wants them.
 *
 * @param open    files that pages of this reader have named.
 * @returns       how much was asked for, and what was wrong.
 */
async function read(
  { agent, server, open }: Reader,
  random: Random,
): Promise<[requests: number, wrong: string[]]> {
  const name = random.pick(PATHS);
  const wrong: string[] = [];
  const { status, text } = await ask(agent, new URL(name, server));
  if (status !== 200) wrong.push(`${status} ${name}`);
  const isPage = text.startsWith('<!doctype html>') || text.startsWith('<!DOCTYPE html>');
  if (isPage && !text.trimEnd().endsWith('</html>')) wrong.push(`${name} is cut`);
  const assets = isPage ? [...text.matchAll(/(?:href|src)="(\/_assets\/[^"]+)"/g)] : [];
  for (const [, asset = ''] of assets) open.add(asset);
  const wanted = random.shuffle([...open]).slice(0, 3);
  for (const asset of wanted) {
    const { status: found } = await ask(agent, new URL(asset, server));
    if (found !== 200) wrong.push(`${found} ${asset}`);
  }
  return [1 + wanted.length, wrong];
}

describe.each([
  ['as a link', [] as string[], { short: 1_500, full: 160_000 }],
  ['as a folder', ['--plain'], { short: 500, full: 40_000 }],
])('a site that is published %s', (how, args, amount) => {
  const folder = createSiteFolder(SITE);
  const servers: ChildProcess[] = [];
  const start = () => {
    const server = spawn(process.execPath, [learn, 'serve', '--port', '0'], { cwd: folder.dir });
    servers.push(server);
    return addressOf(server);
  };
  const urls: string[] = [];
  beforeAll(async () => {
    for (const edit of [...EDITS, ...EDITS]) {
      folder.write(edit);
      expect(folder.learn('build', ...args)).toMatchObject({ status: 0 });
      if (urls.length < 2) urls.push(await start());
    }
  });
  afterAll(async () => {
    for (const server of servers) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    folder.dispose();
  });

  it('has everything for every reader at every moment', async () => {
    const random = createRandom(`publishing ${how}`);
    const agent = new Agent({ keepAlive: true, maxSockets: READERS });
    const publisher = publishForever(folder, args);
    const wrong: string[] = [];
    let requests = 0;
    const reader = async (server: string) => {
      const open = new Set<string>();
      while (requests < tries(amount) || publisher.builds() < 3) {
        const [asked, found] = await read({ agent, server, open }, random);
        requests += asked;
        wrong.push(...found);
      }
    };
    await Promise.all(Array.from({ length: READERS }, (_, n) => reader(urls[n % 2] ?? '')));
    const builds = await publisher.stop();
    agent.destroy();
    expect(wrong.slice(0, 20), `${wrong.length} of ${requests}, ${builds} builds`).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(tries(amount));
    // The first may be the edit that is there.
    expect(builds).toBeGreaterThan(1);
  });
});

// Journals of a move, planted, damaged or of another site: what they name outside of the content is never touched.
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cacheDirOf, openCache } from '../../engine/cache/cache-dir.ts';
import { writeCacheFile } from '../../engine/cache/cache-file.ts';
import { journalFile, waitingMove } from '../../engine/cache/move-journal.ts';
import { ExpectedError } from '../../engine/diagnostics/diagnostics.ts';
import { recoverMove } from '../../tools/move/take-back.ts';
import { readTree } from '../support/site-folder.ts';
import { createRandom, type Random, tries } from './attack.ts';

const COUNT = tries({ short: 1_000, full: 10_000 });

const disk = fs.mkdtempSync(path.join(tmpdir(), 'learn-journals-'));
const site = path.join(disk, 'home/site');
const config = path.join(site, 'site.config.json');
const content = path.join(site, 'content');
const pages = path.join(disk, 'home/pages');
openCache(config);
const cacheDir = cacheDirOf(config);
afterAll(() => {
  for (const one of [disk, cacheDir]) fs.rmSync(one, { recursive: true, force: true });
});

const INSIDE = ['pages/a.md', 'pages/a.md.7.old', 'pages/b/c.md', 'pages/b/c.md.7.new', 'empty/in'];

/** Everything outside of the content that a move could reach. */
const OUTSIDE = [
  'home/victim.txt',
  'home/site/site.config.json',
  'deep/er/victim.txt',
  'victim.txt',
];

function restore(): void {
  fs.rmSync(disk, { recursive: true, force: true });
  const write = (at: string, text: string) => {
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, text);
  };
  for (const name of OUTSIDE) write(path.join(disk, name), name);
  for (const name of INSIDE.slice(0, 4)) write(path.join(content, name), name);
  write(path.join(pages, 'p.md'), 'p');
  fs.mkdirSync(path.join(content, 'empty/in'), { recursive: true });
  fs.mkdirSync(path.join(disk, 'deep/nothing/in/it'), { recursive: true });
  fs.symlinkSync('../..', path.join(content, 'up'));
  fs.symlinkSync('../../../../deep', path.join(content, 'pages/deep'));
  fs.symlinkSync('../../victim.txt', path.join(content, 'linked.txt'));
  fs.symlinkSync('/', path.join(content, 'root'));
}

/** Without the content: `name → what is there`. */
const outside = () =>
  fs
    .readdirSync(disk, { recursive: true, withFileTypes: true })
    .map((entry) => path.relative(disk, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^home\/(?:site\/content|pages)\//.test(name))
    .sort()
    .join('\n') + JSON.stringify([...readTree(disk)].filter(([name]) => OUTSIDE.includes(name)));

const PLACES = [...INSIDE.map((name) => `0/${name}`), '1/p.md', '1/q.md', '0/pages', '0/empty'];

const ODD = [
  ...[
    '',
    '0',
    '0/',
    '/',
    '1/',
    '-1/x',
    '0//x',
    '0/.',
    '0/..',
    '0/../../victim.txt',
    '9/x',
    '0/pages/..',
  ],
  ...[
    '../victim.txt',
    '/proc/self/cwd/x',
    '0/a/../../../victim.txt',
    '0/\0',
    '0/a\nb',
    '0/__proto__',
  ],
  ...['__proto__/x', 'constructor/x', 'length/x', ' 0/x', '0e0/x', '00/x', '0x0/x'],
  ...[7, null, {}, [], true],
];

/** Through links, as they are in the content. */
const LINKED = [
  ...[
    '0/up/victim.txt',
    '0/up/site/site.config.json',
    '0/pages/deep/er/victim.txt',
    '0/root/etc/x',
  ],
  ...['0/linked.txt', '0/pages/deep/nothing', '0/up', '0/up/../victim.txt'],
];

function someOddPath(random: Random): unknown {
  return random.pick<unknown>([
    ...[random.pick<unknown>(ODD), random.pick(LINKED), random.pick(LINKED), random.pick(LINKED)],
    path.join(disk, random.pick([...OUTSIDE, 'deep/nothing'])),
    `0/${'../'.repeat(random.int(6))}${random.pick(OUTSIDE)}`,
  ]);
}

/** At most some paths are odd: a journal with an odd one is refused as a whole, whatever it names besides. */
function someJournal(random: Random): unknown {
  const odds = random.pick([0, 8, 8, 3]);
  const somePath = () =>
    odds > 0 && random.int(odds) === 0 ? someOddPath(random) : random.pick(PLACES);
  const maybe = (value: unknown) => (random.int(4) === 0 ? undefined : value);
  const changes = Array.from({ length: random.int(4) }, () => ({
    from: maybe(somePath()),
    to: somePath(),
    fresh: somePath(),
    old: maybe(somePath()),
    hasText: random.int(40) === 0 ? 1 : random.int(2) === 0,
  }));
  return {
    pid: random.pick<unknown>([...Array(8).fill(999_999_999), process.pid, 1, 0, 'x']),
    state: random.int(30) === 0 ? 'none' : random.pick(['begun', 'done']),
    changes: random.int(60) === 0 ? 'x' : changes,
    made: Array.from({ length: random.int(3) }, somePath),
    folder: maybe(somePath()),
  };
}

it('change nothing outside, and never end without a sentence', { timeout: 1_800_000 }, () => {
  const random = createRandom('journals');
  const wrong: string[] = [];
  let recovered = 0;
  restore();
  const before = outside();
  for (let n = 0; n < COUNT; n++) {
    const journal = JSON.stringify(someJournal(random));
    const at = journalFile(cacheDir);
    if (random.int(40) === 0) fs.writeFileSync(at, journal);
    else writeCacheFile(at, random.int(40) === 0 ? journal.slice(0, -3) : journal);
    // A check only says that it waits.
    const waits = waitingMove(cacheDir);
    try {
      const says = recoverMove({ cacheDir, roots: [content, pages] });
      if (says !== undefined) recovered++;
      if ((says === undefined) !== (waits === undefined)) wrong.push(`${n}: ${waits}, ${says}`);
    } catch (error) {
      if (!(error instanceof ExpectedError)) wrong.push(`${n}: ${error} ${journal}`);
    }
    if (outside() !== before) {
      wrong.push(`${n}: ${journal}`);
      restore();
    }
    fs.rmSync(at, { force: true });
    if (n % 5 === 0) restore();
  }
  expect(wrong).toEqual([]);
  expect(recovered).toBeGreaterThan(COUNT / 5);
  expect(outside()).toBe(before);
});

// Command lines of chance: names that lead out, links, odd letters, flags in any number. Nothing outside changes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom, type Random, tries } from './attack.ts';
import { CWD, createScratch, type Result, type Scratch, VALUES, wrongs } from './command-lines.ts';

const COUNT = tries({ short: 250, full: 10_000 });

/** Not those that wait until they are stopped. */
const COMMANDS = [
  ...['mv', 'mv', 'new', 'new', 'init', 'check', 'bundle', 'bundle', 'search', 'schema', 'import'],
  ...['build', 'help', 'verfy', 'constructor', '__proto__', 'toString'],
];

const WORDS = [
  ...VALUES,
  ...[
    'own',
    'own',
    'docs',
    'site',
    'source',
    'a',
    'b',
    'c/d',
    'page',
    'page',
    'docusaurus',
    'imported',
  ],
  ...[
    '../victim.txt',
    '../../.profile',
    '../victim',
    'to-parent/victim.txt',
    'to-folder/deep/a.txt',
  ],
  ...[
    'own/content/pages/a.md',
    'own/site.config.json',
    'to-here/own',
    'docs/../precious',
    'own/../..',
  ],
  ...['a b', '-', '--', '-x', '~', '*', '$HOME', 'é', 'e\u0301', '\u202e', 'CON', 'a:b', '%2e%2e'],
  ...[
    'x'.repeat(300),
    '../'.repeat(40),
    '/proc/self/cwd/file.txt',
    '/dev/null',
    '/dev/full',
    '{product}',
  ],
];

const FLAGS = [
  ...['--out', '--out', '--out', '--config', '--base', '--title', '--section', '--version'],
  ...['--plain', '--publish', '--dry-run', '--recover', '--json', '--external', '--all', '--label'],
];

const HAS_VALUE = /^--(?:out|config|base|title|section|version)$/;

function someCall(random: Random): string[] {
  const word = () =>
    random.int(6) === 0 ? `${random.pick(WORDS)}/${random.pick(WORDS)}` : random.pick(WORDS);
  const words = Array.from({ length: random.int(4) }, word);
  const flags = Array.from({ length: random.int(3) }, () => {
    const flag = random.pick(FLAGS);
    return HAS_VALUE.test(flag) ? [flag, word()] : [flag];
  });
  return [random.pick(COMMANDS), ...words, ...flags.flat()].map((one) =>
    one.replace(/^\/+$/, '/dev'),
  );
}

let scratch: Scratch;
beforeAll(() => {
  scratch = createScratch();
});
afterAll(() => scratch?.dispose());

it('change nothing that they were not called for', () => {
  const random = createRandom('command lines');
  const results: Result[] = [];
  for (let n = 0; n < COUNT; n += 500)
    results.push(
      ...scratch.run(Array.from({ length: Math.min(500, COUNT - n) }, () => someCall(random))),
    );
  const mayChange = /^(?:own|to-here\/own)\/content\//;
  // A path of a folder counts as one for `mv`, in a folder of Markdown that is named as its site.
  const mayMove = /^(?:own|precious|docs|to-here\/own)(?:\/|$)/;
  const wrong = results.flatMap((one) => wrongs(one, one.args[0] === 'mv' ? mayMove : mayChange));
  expect(wrong).toEqual([]);
  expect(results).toHaveLength(COUNT);
  const done = results.filter(({ status, added }) => status === 0 && added.length > 0);
  expect(done.length, `nothing was written in ${CWD}`).toBeGreaterThan(COUNT / 50);
});

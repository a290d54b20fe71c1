// Every command, with every kind of name in every place that takes one: nothing that was there changes, nothing is removed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScratch, type Scratch, VALUES, WHOLE_DISK, wrongs } from './command-lines.ts';

const COMMANDS: Readonly<Record<string, (value: string) => string[]>> = {
  'build DIR': (value) => ['build', value],
  'build --out': (value) => ['build', 'docs', '--out', value],
  'build --plain --out': (value) => ['build', 'docs', '--plain', '--out', value],
  'build --config': (value) => ['build', '--config', value],
  'check DIR': (value) => ['check', value],
  'stale SITE': (value) => ['stale', value],
  'bundle DIR': (value) => ['bundle', value],
  'bundle --out': (value) => ['bundle', 'site', '--out', value],
  'bundle --new-key': (value) => ['bundle', '--new-key', value],
  'search DIR': (value) => ['search', 'text', value],
  'schema DIR': (value) => ['schema', value],
  'init DIR': (value) => ['init', value],
  'import DIR': (value) => ['import', 'docusaurus', value, 'imported'],
  'import OUT': (value) => ['import', 'docusaurus', 'source', value],
  'mv OLD': (value) => ['mv', value, 'c', 'own'],
  'mv NEW': (value) => ['mv', 'a', value, 'own'],
  'mv SITE': (value) => ['mv', 'a', 'c', value],
  'mv --recover SITE': (value) => ['mv', '--recover', value],
  'new page ID': (value) => ['new', 'page', value, 'own'],
  'new page SITE': (value) => ['new', 'page', 'c', value],
  'check --publish SITE': (value) => ['check', '--publish', value],
  'cache SITE': (value) => ['cache', value],
  'cache clear SITE': (value) => ['cache', 'clear', value],
  'cache save FILE': (value) => ['cache', 'save', value, 'own'],
  'cache restore FILE': (value) => ['cache', 'restore', value, 'own'],
  'diff REF': (value) => ['diff', value, 'own', '--out', 'report'],
  'diff --before': (value) => ['diff', '--before', value, '--after', 'site', '--out', 'report'],
  'diff --after': (value) => ['diff', '--before', 'site', '--after', value, '--out', 'report'],
  'diff --out': (value) => ['diff', '--before', 'site', '--after', 'site', '--out', value],
  'diff --markdown': (value) => [
    ...['diff', '--before', 'site', '--after', 'site', '--out', 'report'],
    ...['--markdown', value],
  ],
  'terms SITE': (value) => ['terms', 'cspell', value],
  'terms --out': (value) => ['terms', 'vale', 'own', '--out', value],
  'import --map': (value) => ['import', 'docusaurus', 'source', 'imported', '--map', value],
  'verify BUNDLE': (value) => ['verify', value],
  'verify --key': (value) => ['verify', 'precious', '--key', value],
  'insight restore FILE': (value) => ['insight', 'restore', value, 'site', '--data', 'data'],
  'insight --data': (value) => [
    'insight',
    'forget',
    '--before',
    '2026-01-01',
    'site',
    '--data',
    value,
  ],
};

/** Commands that run until they are stopped, and write nothing that their words name. */
const SERVERS = ['dev', 'lsp', 'mcp', 'serve'];

/** There is no killed move here, and no bundle. */
const NOT_DONE = /^(?:mv --rec|verify)/;

/** What `mv`, the URL manifest and a build are there to change: the site that they are called on, and the built one. */
const MAY_CHANGE = /^(?:own\/content|site(?:$|\/))/;

let scratch: Scratch;
beforeAll(() => {
  scratch = createScratch();
});
afterAll(() => scratch?.dispose());

it('every command is run, or is a server', () => {
  const [{ text = '' } = {}] = scratch.run([['help']]);
  const named = [...text.matchAll(/^ {2}learn (\w+)/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  const run = Object.values(COMMANDS).map((command) => command('x')[0]);
  expect([...new Set([...run, ...SERVERS])].sort()).toEqual([...new Set(named)].sort());
});

it('a name changes nothing but what the command is there to make', () => {
  const cases = Object.values(COMMANDS).flatMap((command) => VALUES.map(command));
  const results = scratch.run(cases);
  expect(results).toHaveLength(cases.length);
  expect(results.flatMap((one) => wrongs(one, MAY_CHANGE))).toEqual([]);
  // The commands are really run: each is done for some name.
  for (const [name, command] of Object.entries(COMMANDS).filter(([one]) => !NOT_DONE.test(one)))
    expect(
      results.filter(({ args, status }) => status === 0 && args[0] === command('')[0]).length,
      name,
    ).toBeGreaterThan(0);
});

it('the whole disk is refused, also by a link', () => {
  const cases = Object.values(COMMANDS).flatMap((command) => WHOLE_DISK.map(command));
  const results = scratch.runAsNobody(cases);
  expect(results.flatMap((one) => wrongs(one, MAY_CHANGE))).toEqual([]);
  const folders = Object.entries(COMMANDS).filter(([name]) => /(?:DIR|SITE|OUT)$/.test(name));
  const said = (args: string[]) => results.find((one) => `${one.args}` === `${args}`)?.text;
  for (const [name, command] of folders)
    for (const value of WHOLE_DISK)
      expect(said(command(value)), name).toContain(`${value} is a whole disk.`);
  // It is an id like any other.
  const others = results.filter(
    ({ args }) => `${args}` !== 'mv,a,to-root,own' && `${args}` !== 'new,page,to-root,own',
  );
  expect(others.filter(({ status }) => status === 0).map(({ args }) => args)).toEqual([]);
  expect(others.flatMap(({ changed, added }) => [...changed, ...added])).toEqual([]);
});

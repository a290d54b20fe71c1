// Records of releases, widgets and screens with strange names, titles, types and depths: each is shown, or an error at its
// place; nothing outside of the output changes.
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBuiltHtml } from '../support/check-built-html.ts';
import { createSiteFolder, page, recordsConfig, type SiteFolder } from '../support/site-folder.ts';
import { createRandom, tries } from './attack.ts';

const COUNT = tries({ short: 400, full: 10_000 });
/** Records of one site: a crash is found in the site that has it. */
const TOGETHER = 200;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const RELEASE: Json = {
  version: '1.2.0',
  date: '2026-03-01',
  channels: ['online'],
  summary: 'What is new.',
  changes: [
    {
      kind: 'feature',
      area: 'web',
      widget: 'w',
      title: 'A thing',
      body: 'Text.',
      pages: ['index'],
    },
    { kind: 'breaking', area: 'web', title: 'Another', action: 'Do this.' },
  ],
  stack: { Server: { Node: '20.1', Redis: '7.0' } },
};

const WIDGET: Json = {
  name: 'w0',
  title: 'Widget',
  category: 'Form',
  platforms: ['web'],
  page: 'index',
  summary: 'Chooses a number.',
  properties: [
    { name: 'min', label: 'Minimum', group: 'Range', type: 'number', description: 'Smallest.' },
  ],
  events: [
    { name: 'on-tap', label: 'Tap', args: [{ name: 'event' }], description: 'It is tapped.' },
  ],
  methods: [{ name: 'open', signature: 'open()', description: 'Opens it.' }],
};

const SCREEN: Json = {
  title: 'Project Settings',
  where: 'Workspace > Settings',
  frame: 'dialog',
  keywords: ['settings'],
  parts: [
    { field: 'Name', value: 'x', required: true },
    { tabs: ['General', { label: 'Security', id: 'security' }] },
    { table: ['A', 'B'], rows: [['1', '2']] },
    { buttons: ['Cancel', { label: 'Save', main: true, id: 'save' }] },
  ],
};

const KINDS = [
  { folder: 'releases', record: RELEASE },
  { folder: 'widgets', record: WIDGET },
  { folder: 'screens/area', record: SCREEN },
];

/** Stands for a value that is nested so deeply that it is written by hand. */
const DEEP = '@deep';
const nested = `${'[{"parts":'.repeat(1_500)}"end"${'}]'.repeat(1_500)}`;

const NAMES = [
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype', 'then'],
  ...[
    '',
    ' ',
    '.',
    '..',
    '../../../escaped',
    '/etc/passwd',
    'a/b',
    'CON',
    'nul',
    'a.',
    'é',
    'e\u0301',
  ],
  ...['search', 'index', '_nav', 'index.html', 'learn', '\\', '%2e%2e', 'A', 'a', '0', '-1', '𝒳'],
];

const TEXTS = [
  ...[
    'a ] b',
    ']]',
    '[',
    '[x](y)',
    '![x](y.png)',
    '`',
    '``` x',
    '|',
    'a | b',
    '**',
    '_a',
    '~~',
    '\\',
    '\\]',
  ],
  ...[
    '{#id}',
    '{',
    '}',
    '{product}',
    '{{ x }}',
    ':::',
    '::include{file}',
    '::card[x]{to=y}',
    ':platform[x]',
  ],
  ...[
    '<script>hit()</script>',
    '</title>',
    '&amp;',
    '<!--',
    ']]>',
    '---',
    '# h',
    '- x',
    '1. x',
    '> q',
    '\t',
  ],
  ...[
    'one\ntwo',
    'one\r\n\r\n# two',
    '\u0000',
    '\u2028',
    '\u202e',
    '\ufeff',
    '$&',
    '$1',
    '`$ {x}`',
    '%s',
    '"',
    "'",
  ],
  ...[
    '[^1]',
    '[^1]: x',
    '*[HTML]: x',
    'https://evil.example',
    'javascript:hit()',
    '../../x',
    '#',
    '?',
    '=',
    '!!js/function x',
  ],
];

const VALUES: Json[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, 2026, '', [], {}, [[]], [null], [{}], { a: null }],
  ...[DEEP, 'x'.repeat(100_000), '] '.repeat(20_000), '2026-13-45', '99999999.1'],
];

/** As written, where no JSON says it. */
const WRITTEN = [
  ...[
    '.inf',
    '.nan',
    '0x10',
    '1_000',
    '2026-03-01',
    '!!binary aGk=',
    '!!js/function "x"',
    '&a [*a]',
    '*unknown',
  ],
  ...[
    '? [a, b]\n: c',
    '<<: { title: x }',
    '{ <<: { __proto__: x } }',
    '"\\ud800"',
    '| \n  a',
    "'",
    '@',
    '- - - - x',
  ],
];

const random = createRandom('records');

type At = { parent: Json[] | { [key: string]: Json }; key: string };

function placesIn(value: Json): At[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inside]) => [
    { parent: value, key },
    ...placesIn(inside),
  ]);
}

function strange(): Json {
  const kind = random.int(4);
  if (kind === 0) return random.pick(NAMES);
  if (kind === 1) return structuredClone(random.pick(VALUES));
  return kind === 2 ? random.pick(TEXTS) : `Text ${random.pick(TEXTS)} ${random.pick(TEXTS)}`;
}

/** Own keys, `__proto__` among them. */
function set({ parent, key }: At, value: Json): void {
  Object.defineProperty(parent, key, {
    ...{ value, enumerable: true, configurable: true, writable: true },
  });
}

/** A record with up to three things changed: YAML, as text. */
function makeRecord(record: Json, own: number): string {
  const made = structuredClone(record) as { [key: string]: Json };
  if ('version' in made) made.version = `1.${own}.0`;
  if ('name' in made) made.name = `w${own}`;
  for (let n = 1 + Math.floor(random.int(4) / 2); n > 0; n--) {
    const places = placesIn(made);
    const texts = places.filter(({ parent, key }) => typeof Reflect.get(parent, key) === 'string');
    if (texts.length > 0 && random.int(2) === 0) {
      set(random.pick(texts), `Text ${random.pick(TEXTS)} ${random.pick([...TEXTS, ...NAMES])}`);
      continue;
    }
    const at = random.pick(places);
    const how = random.int(8);
    if (how === 0) delete (at.parent as Record<string, Json>)[at.key];
    else if (how === 1) set({ parent: at.parent, key: random.pick(NAMES) }, strange());
    else if (how === 2 && Array.isArray(at.parent)) at.parent.push(strange());
    else set(at, strange());
  }
  const text = JSON.stringify(made, undefined, 1).replaceAll(JSON.stringify(DEEP), nested);
  const how = random.int(12);
  if (how === 0) return text.slice(0, random.int(text.length));
  if (how === 1) return text.replace(/"[^"]*"(?=,?\n)/, random.pick(WRITTEN));
  return how === 2 ? `${random.pick(WRITTEN)}\n${text}` : text;
}

/** Names that this system can have. */
const FILE_NAMES = NAMES.filter((name) => name && !/^\.+$|[/\0]/.test(name));

const OWN = /^site\/(?:dist(?:\.builds)?)(?:\/|$)|^cache(?:\/|$)/;

/** Path → what is there, of all that no build may change. */
function listAll(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const at = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, at);
    if (OWN.test(name)) continue;
    const { mode } = lstatSync(at);
    const hash = entry.isFile() ? createHash('sha1').update(readFileSync(at)).digest('hex') : '';
    found.set(name, `${mode} ${hash}`);
  }
  return found;
}

let root: SiteFolder;

beforeAll(() => {
  root = createSiteFolder({ 'beside/precious.txt': 'keep', 'escaped.txt': 'keep' });
  mkdirSync(path.join(root.dir, 'home'));
});

afterAll(() => root?.dispose());

function writeSite(): void {
  rmSync(path.join(root.dir, 'site/content'), { recursive: true, force: true });
  root.write({
    'site/site.config.ts': recordsConfig({ strict: true }),
    'site/content/areas.yaml': 'web: Web apps\n',
    'site/content/pages/index.md': page('Home', '::gallery{category=Form}\n\n::support'),
    'site/content/pages/known.md': page(
      'Known',
      '::known-issues\n\n::release-table{channel=online}\n\n::screens',
    ),
    'site/content/widgets/w.yaml': JSON.stringify({ ...(WIDGET as object), name: 'w' }),
    'site/content/releases/1.0.0.yaml': JSON.stringify({
      ...(RELEASE as object),
      version: '1.0.0',
    }),
  });
}

function run(command: string): { status: number | null; text: string } {
  const env = {
    ...{ HOME: path.join(root.dir, 'home'), XDG_CACHE_HOME: path.join(root.dir, 'cache') },
  };
  return root.learnWith(env, command, 'site');
}

const MARKDOWN = ['Smallest.', 'It is tapped.'];

const NOT_THERE = /^(?:widgets|screens)\/(?:nothing-to-show|unknown|not-found)/;

const errorsIn = (text: string): { at: string; code: string }[] =>
  [...text.matchAll(/^(content.*):\d+:\d+ {2}error {2}(\S+)$/gm)].map(([, at = '', code = '']) => ({
    at,
    code,
  }));

/** Records with an error, at their own place or at that of the page that shows them. */
const wrongOf = (names: readonly string[], errors: readonly { at: string }[]) =>
  new Set(
    names.filter((name, i) =>
      errors.some(({ at }) => at === name || at === `content/pages/shown/p${i}.md`),
    ),
  );

const FAULT =
  /fault of the engine|\n {4}at |TypeError|RangeError|\[object Object\]|Maximum call stack/;

it(`${COUNT} records are shown, or errors at their place`, { timeout: 7_200_000 }, () => {
  for (let from = 0; from < COUNT; from += TOGETHER) {
    writeSite();
    const names: string[] = [];
    for (let i = from; i < Math.min(COUNT, from + TOGETHER); i++) {
      const { folder, record } = random.pick(KINDS);
      const own = folder === 'widgets' ? `w${i}` : folder === 'releases' ? `1.${i}.0` : `s${i}`;
      const name = random.int(10) === 0 ? random.pick(FILE_NAMES) : own;
      const file = `content/${folder}/${name}.yaml`;
      root.write({ [`site/${file}`]: makeRecord(record, i) });
      names.push(file);
    }
    showAll(names);
    const before = listAll(root.dir);
    const checked = run('check');
    expect(FAULT.exec(checked.text)?.[0], `${from}: ${around(checked.text)}`).toBeUndefined();
    expect([0, 1]).toContain(checked.status);
    const errors = errorsIn(checked.text);
    const wrong = wrongOf(names, errors);
    // A page may say that what it shows is not there; nothing that is wrong with a record is said at its page alone.
    const said = new Set(errors.map(({ at }) => at));
    const alone = errors.filter(({ at, code }) => {
      const own = names[Number(/shown\/p(\d+)\.md$/.exec(at)?.[1] ?? Number.NaN)];
      if (own === undefined || said.has(own) || NOT_THERE.test(code)) return false;
      // Descriptions are Markdown, and what is wrong in them is said where they are shown.
      const text = readFileSync(path.join(root.dir, 'site', own), 'utf8');
      return MARKDOWN.every((one) => text.includes(one));
    });
    expect(alone, checked.text.slice(0, 3_000)).toEqual([]);
    expect(listAll(root.dir)).toEqual(before);
    // What has no error of its own is built. A cause hides what comes from it: what is left is checked until it is right.
    let left = names;
    for (let now = wrong; now.size > 0; now = wrongOf(left, errorsIn(run('check').text))) {
      for (const name of now) rmSync(path.join(root.dir, 'site', name), { force: true });
      left = left.filter((name) => !now.has(name));
      showAll(left);
    }
    const files = listAll(root.dir);
    const built = run('build');
    expect(FAULT.exec(built.text)?.[0], `${from}: ${around(built.text)}`).toBeUndefined();
    expect(errorsIn(built.text), `${from}: ${built.text.slice(0, 2_000)}`).toEqual([]);
    expect(built.status, built.text.slice(0, 2_000)).toBe(0);
    expect(listAll(root.dir)).toEqual(files);
    // A second title in somebody's Markdown is a warning, as it is in a page.
    const broken = checkBuiltHtml(readOutput()).filter((one) => !one.endsWith(': not one h1'));
    expect(broken).toEqual([]);
  }
});

/** A page for each record that shows it, as far as its name can be written in a line. */
function showAll(names: readonly string[]): void {
  rmSync(path.join(root.dir, 'site/content/pages/shown'), { recursive: true, force: true });
  for (const [i, file] of names.entries()) {
    const [, kind = '', name = ''] = /^content\/([^/]+)\/(.*)\.yaml$/.exec(file) ?? [];
    if (!/^[\w./-]+$/.test(name) || kind === 'releases') continue;
    const body =
      kind === 'screens' ? `::screen{name=${name}}` : `::properties{${name}}\n\n::events{${name}}`;
    root.write({ [`site/content/pages/shown/p${i}.md`]: page(`Shown ${i}`, body) });
  }
}

function readOutput(): Map<string, string> {
  const out = path.join(root.dir, 'site/dist');
  const names = readdirSync(out, { recursive: true }).map(String);
  return new Map(
    names
      .filter((name) => lstatSync(path.join(out, name)).isFile())
      .map((name) => [name, readFileSync(path.join(out, name), 'utf8')]),
  );
}

/** What is around the first fault. */
function around(text: string): string {
  const at = FAULT.exec(text)?.index ?? 0;
  return text.slice(Math.max(0, at - 1_000), at + 1_000);
}

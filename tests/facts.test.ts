// Two small runtimes, as bare git repositories → what `scripts/facts.mjs` writes of them, and what it complains about.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectDir } from './support/site-folder.ts';

type Names = Record<string, unknown>;
type Widget = { properties: Names; events: Names; methods: Names; fields: string[] };
type Facts = { provenance: Names; widgets: Record<string, Widget & { declared?: string[] }> };

const fixtures = path.join(import.meta.dirname, 'fixtures/facts');
const temp = mkdtempSync(path.join(tmpdir(), 'learn-facts-'));
const at = (name: string) => path.join(temp, name);
const BRANCHES = ['release/ABO11.1.0_Release', 'release/ABO11.2.0_Release'];

/** The repository's first branch has the fixture, the second one the files that are changed, too. */
function createRepository(name: string): void {
  const work = at(`${name}-work`);
  mkdirSync(work);
  const git = (...args: string[]) => execFileSync('git', ['-C', work, ...args], { env: GIT_ENV });
  git('init', '-q', '-b', BRANCHES[0] ?? '');
  writeFixture(work, name);
  git('add', '.');
  git('commit', '-qm', 'first');
  git('checkout', '-qb', BRANCHES[1] ?? '');
  writeFixture(work, `${name}-next`);
  git('add', '.');
  git('commit', '-qm', 'next');
  execFileSync('git', ['clone', '-q', '--bare', work, at(`${name}.git`)], { env: GIT_ENV });
}

const GIT_ENV = {
  PATH: process.env.PATH,
  HOME: temp,
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, 'A'],
      [`GIT_${who}_EMAIL`, 'a@a.example'],
      [`GIT_${who}_DATE`, '2025-10-24T12:00:00Z'],
    ]),
  ),
};

/** A fixture is one text: `=== path` before each file. */
function writeFixture(folder: string, name: string): void {
  const text = readFileSync(path.join(fixtures, `${name}.txt`), 'utf8');
  for (const [, file = '', body = ''] of text.matchAll(/^=== (.+)\n((?:(?!=== ).*\n)*)/gm)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), body);
  }
}

const place = (name: string, branch = BRANCHES[0]) => `${at(`${name}.git`)}@${branch}`;
const GOOD: Readonly<Record<string, string>> = {
  '--web': place('web'),
  '--native': place('react-native'),
  '--prefix': 'ab',
  '--reference': at('docs'),
  '--releases': at('releases'),
};

/** Runs the command with these options besides the good ones; a flag has an empty value. */
function extract(out: string, changed: Readonly<Record<string, string>> = {}) {
  const options = { ...GOOD, '--out': at(out), ...changed };
  const args = Object.entries(options).flatMap((pair) => pair.filter(Boolean));
  const script = path.join(projectDir, 'scripts/facts.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_DIR: at('nowhere') },
  });
  return { status, stdout, stderr };
}

const textOf = (file: string) => readFileSync(at(file), 'utf8');
const factsOf = (file: string): Facts => JSON.parse(textOf(file));
const widgetOf = (file: string, name: string) => {
  const widget = factsOf(file).widgets[name];
  if (!widget) throw new Error(`${file} has no ${name}`);
  return widget;
};

beforeAll(() => {
  for (const name of ['web', 'react-native']) createRepository(name);
  mkdirSync(at('docs/release-notes'), { recursive: true });
  writeFileSync(at('docs/slider.md'), 'Call `Page.Widgets.s.reset(5)`, or look at `s.secret`.\n');
  writeFileSync(at('docs/release-notes/1.md'), '`refresh()` is gone.\n');
  mkdirSync(at('releases'));
  for (const name of ['11.1.0', '11.2.0', '11.2.0-beta'])
    writeFileSync(at(`releases/${name}.yaml`), '');
  const run = extract('out', { '--history': '' });
  expect(run).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

describe('facts of the web runtime', () => {
  const slider = () => widgetOf('out/web.json', 'slider');

  it('tell where they come from, and no name of the platform', () => {
    const { provenance } = factsOf('out/web.json');
    expect(provenance).toEqual({
      platform: 'web',
      version: '11.1.0',
      commit: expect.stringMatching(/^[0-9a-f]{8}$/),
      date: '2025-10-24',
    });
    for (const name of readdirSync(at('out')))
      expect(textOf(`out/${name}`)).not.toMatch(/acme|\bab\b/i);
    expect(slider().properties).toMatchObject({
      iconclass: { type: 'string', default: '{pr}-icon plus' },
      url: { type: 'string', default: '//www.{product}.example' },
    });
  });

  it('have properties with type and default, from the registration, the class and the markup', () => {
    expect(slider().properties).toMatchObject({
      markers: { type: 'boolean', internal: true },
      maxvalue: { type: 'number', default: 100 },
      minvalue: { type: 'number', default: -1 },
      nodatamessage: { type: 'string', message: 'LABEL_NO_DATA' },
      orientation: { type: 'string', attribute: true },
      step: { type: 'number', default: 1, values: ['1', '2', '5'] },
      tabindex: { type: 'number', default: '0' },
    });
    expect(Object.keys(slider().properties)).toHaveLength(9);
    expect(widgetOf('out/web.json', 'panel').properties).toEqual({
      content: { type: 'string', attribute: true },
      title: { type: 'string', default: 'Panel' },
    });
  });

  it('have events with their arguments', () => {
    expect(slider().events).toEqual({
      change: ['$event', 'widget', 'newVal', 'oldVal'],
      slideend: ['$event', 'widget'],
      slidestart: ['$event', 'widget'],
    });
    expect(widgetOf('out/web.json', 'panel').events).toEqual({ load: ['$event', 'widget'] });
  });

  it('have methods, fields, and what the API description alone declares', () => {
    expect(slider().methods).toEqual({
      jump: { args: [] },
      reset: { args: ['value', '{}'], documented: true, api: true },
    });
    expect(slider().fields).toEqual(['handle', 'secret']);
    expect(slider().declared).toEqual(['launch()', 'on-hover', 'tooltip']);
  });

  it('tell once what all widgets take, and for which form fields a name holds', () => {
    const all = widgetOf('out/web.json', '*');
    expect(all.properties).toMatchObject({ color: { type: 'string' }, name: { type: 'string' } });
    expect(all.events).toHaveProperty('keydown', ['$event', 'widget']);
    expect(widgetOf('out/web.json', 'form-field').properties).toMatchObject({
      maxvalue: { type: 'number', default: 100, only: ['slider'] },
      required: { type: 'boolean', default: false },
    });
  });
});

describe('facts of the native runtime', () => {
  const slider = () => widgetOf('out/react-native.json', 'slider');

  it('have properties with type and default, and mark what is common or never read', () => {
    expect(slider().properties).toEqual({
      formatter: { type: 'function' },
      iconclass: { type: 'string', default: '{pr}-icon plus' },
      legacy: { type: 'boolean', default: false, unread: true },
      marks: { type: 'array', default: [] },
      maxvalue: { type: 'number', default: 100 },
      minvalue: { type: 'number', default: -1 },
      show: { type: 'boolean | string', default: false, base: true },
      size: { type: 'number', default: 5 },
    });
    expect(widgetOf('out/react-native.json', '*').properties).toEqual({
      color: { type: 'string' },
    });
  });

  it('have events with their arguments, and methods', () => {
    const { events, methods, fields } = slider();
    expect(events).toMatchObject({
      onChange: [],
      onSlideEnd: ['$event', 'widget', 'newVal', 'maxvalue'],
      onSlideStart: ['$event', 'widget', 'newVal', 'maxvalue'],
      onTap: ['$event', 'widget'],
    });
    expect(methods).toEqual({
      move: { args: ['e', 'newVal'] },
      reset: { args: ['value'], documented: true },
    });
    expect(fields).toEqual(['value']);
  });

  it('tell with the base of charts what all kinds share', () => {
    const { properties } = widgetOf('out/react-native.json', 'chart');
    expect(properties).toMatchObject({ legend: { type: 'string', default: 'top' } });
  });
});

describe('the history', () => {
  const history = () => JSON.parse(textOf('out/history.json'));

  it('names the versions that it compares', () => {
    for (const platform of ['web', 'react-native'])
      expect(history().versions[platform]).toEqual([
        { version: '11.1.0', commit: expect.stringMatching(/^[0-9a-f]{8}$/) },
        { version: '11.2.0', commit: expect.stringMatching(/^[0-9a-f]{8}$/) },
      ]);
  });

  it('tells in which version a name came or went, or got another default', () => {
    const removed = [{ in: '11.2.0', change: 'removed' }];
    const added = [{ in: '11.2.0', change: 'added' }];
    expect(history().web).toEqual({
      panel: {
        properties: {
          collapsible: added,
          title: [{ in: '11.2.0', change: 'default', from: 'Panel', to: 'Untitled' }],
        },
      },
      slider: { events: { slideend: removed }, methods: { stepUp: added } },
      tile: { widget: added },
    });
    expect(history()['react-native']).toEqual({
      slider: {
        properties: {
          formatter: removed,
          legacy: removed,
          marks: [{ in: '11.2.0', change: 'default', from: [], to: ['a', 'b'] }],
          maxvalue: [{ in: '11.2.0', change: 'default', from: 100, to: 10 }],
        },
        events: { onPick: added },
      },
    });
  });
});

describe('the files', () => {
  it('have a line for each property, event, method and field', () => {
    const lines = textOf('out/web.json').split('\n');
    for (const line of [
      '        "maxvalue": { "type": "number", "default": 100 },',
      '        "change": ["$event", "widget", "newVal", "oldVal"],',
      '        "reset": { "args": ["value", "{}"], "documented": true, "api": true }',
      '        "handle",',
    ])
      expect(lines).toContain(line);
  });

  it('are the same for the same commits, and hold the history only when it is asked for', () => {
    const { commit } = factsOf('out/web.json').provenance;
    const run = extract('again', { '--web': place('web', String(commit)) });
    expect(run).toEqual({
      status: 0,
      stderr: '',
      stdout: [
        'web: 5 widgets, 30 properties, 43 events, 6 methods\n',
        'react-native: 4 widgets, 15 properties, 8 events, 2 methods\n',
      ].join(''),
    });
    expect(readdirSync(at('again')).sort()).toEqual(['react-native.json', 'web.json']);
    for (const name of readdirSync(at('again')))
      expect(textOf(`again/${name}`)).toBe(textOf(`out/${name}`));
  });

  it('of this project have the same shape', () => {
    const facts = path.join(projectDir, 'content/facts');
    for (const platform of ['web', 'react-native']) {
      const text = readFileSync(path.join(facts, `${platform}.json`), 'utf8');
      const { provenance, widgets }: Facts = JSON.parse(text);
      expect(Object.keys(provenance)).toEqual(['platform', 'version', 'commit', 'date']);
      expect(Object.keys(widgets['*'] ?? {}).slice(0, 4)).toEqual([
        'properties',
        'events',
        'methods',
        'fields',
      ]);
    }
  });
});

describe('bad input', () => {
  it.each([
    [
      'no such branch',
      { '--web': place('web', 'release/X') },
      'web.git: there is no branch "release/X".',
    ],
    ['no such folder', { '--native': `${at('none')}@x` }, 'none: there is no such folder.'],
    ['no repository', { '--native': `${at('docs')}@x` }, 'docs: this is no git repository.'],
    ['no branch named', { '--web': at('web.git') }, 'web.git": write REPO@BRANCH.'],
    [
      'another prefix',
      { '--prefix': 'cd' },
      'No widget of the web runtime is registered as "cd-…".',
    ],
    [
      'a prefix with a dash',
      { '--prefix': 'ab-' },
      '--prefix "ab-": write it in small letters, without a dash.',
    ],
    [
      'the other runtime',
      { '--native': place('web') },
      'No widget of the native runtime has a file of properties below src.',
    ],
    ['no reference', { '--reference': at('none') }, 'none: there is no such folder.'],
    [
      'no releases',
      { '--history': '', '--releases': at('none') },
      'none: there is no such folder.',
    ],
    ['an unknown option', { '--colour': 'red' }, "Unknown option '--colour'"],
  ])('%s: one clear line, and nothing is written', (_what, changed, line) => {
    const { status, stdout, stderr } = extract('bad', changed);
    expect(stderr).toContain(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(existsSync(at('bad'))).toBe(false);
  });

  it('tells which options are missing', () => {
    const script = path.join(projectDir, 'scripts/facts.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        '--web, --native, --prefix, --out: missing. See the first lines of scripts/facts.mjs.\n',
    });
  });

  it('names file and line of a registration that says something unknown', () => {
    const work = at('web-work');
    const file = 'projects/components/widgets/container/panel/src/panel.props.ts';
    writeFileSync(
      path.join(work, file),
      "export const registerProps = () => {\n  run('ab');\n};\n",
    );
    execFileSync('git', ['-C', work, 'commit', '-qam', 'odd'], { env: GIT_ENV });
    const run = extract('bad', { '--web': `${work}@HEAD` });
    expect(run.stderr).toBe(`${file}:2: a registration says what can't be read.\n`);
    expect(existsSync(at('bad'))).toBe(false);
  });
});

// The command line, run in a separate process: what it prints and how it ends.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FLAGS } from '../engine/cli/flags.ts';
import { COMMANDS } from '../engine/cli/main.ts';
import {
  type Files,
  page,
  projectDir,
  recordsConfig,
  useSiteFolders,
} from './support/site-folder.ts';

const SIDEBAR = 'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - teams/audit: Audit log\n';
const SITE: Files = { 'content/pages/index.md': page('Home'), 'content/sidebars/a.yaml': SIDEBAR };

const makeSite = useSiteFolders();
const make = (files: Files = SITE) => makeSite(files);
describe('learn', () => {
  it('tells what it can do, and all of it', () => {
    const folder = make();
    const help = folder.learnAlone('help');
    expect(help.status).toBe(0);
    expect(folder.learnAlone('--help')).toEqual(help);
    expect(folder.learnAlone('build', '-h')).toEqual(help);
    expect(folder.learnAlone()).toEqual({ ...help, status: 2 });
    for (const word of [...Object.keys(COMMANDS), 'new page', 'new KIND'])
      expect(help.text).toContain(`\n  learn ${word} `);
    expect(Object.keys(FLAGS).length).toBeGreaterThanOrEqual(42);
    for (const [flag, { says }] of Object.entries(FLAGS)) {
      expect(help.text).toContain(`\n  --${flag}`);
      expect(help.text).toContain(`${says}\n`);
    }
  });

  it.each([
    [['biuld'], 'There is no command "biuld". Closest: build\nAll commands: learn help'],
    [['constructor'], 'There is no command "constructor".\nAll commands: learn help'],
    [['build', '--bas', 'x'], 'There is no flag "--bas". Closest: --base\nAll flags: learn help'],
    [['build', '--frobnicate'], 'There is no flag "--frobnicate".\nAll flags: learn help'],
    [['build', '-x'], 'There is no flag "-x".\nAll flags: learn help'],
    [['new', 'page', ''], 'The word after "learn new page" is empty. Is a variable not set?'],
    [['bundle', '--out', ''], '--out is empty. Is a variable not set?'],
    [['build', '--out'], "Option '--out <value>' argument missing\nAll flags: learn help"],
  ])('%j is a wrong call', (args, sentence) => {
    expect(make().learnAlone(...args)).toEqual({ status: 2, text: `learn: ${sentence}\n` });
  });

  it.each([
    [['build', 'a', 'b'], 'One site at a time: "b" is one word too many.'],
    [
      ['build', 'nowhere'],
      'nowhere is not a site: it has no site.config.ts and no site.config.json.\nName the site’s folder, such as: learn build site; or a folder of Markdown, such as: learn build docs',
    ],
    [['build', '--config', 'nowhere.ts'], 'There is no config file at nowhere.ts.'],
    [
      ['build', '--base', 'docs'],
      '"docs" is no base path: it begins and ends with a slash, with letters a to z, digits and "-" between.\nWrite: --base /docs/',
    ],
    [['serve', '--port', 'x'], '"x" is no port.\nGive a whole number from 0 to 65535.'],
    [['new', 'widget'], 'There is nothing new called "widget".\nWrite: learn new page ID'],
  ])('%j can be mended, and says how', (args, sentence) => {
    const folder = make({ ...SITE, 'dist/_server.json': '{}' });
    expect(folder.learnAlone(...args)).toEqual({ status: 1, text: `learn: ${sentence}\n` });
  });

  it('prints no stack of an unexpected failure, unless it is asked to', () => {
    const theme = "export default { HomePage() { throw new Error('Nothing is drawn.'); } };";
    const folder = make({
      'site.config.json': '{ "theme": "theme.ts" }',
      'theme.ts': theme,
      'content/pages/a.md': page('A'),
    });
    const { status, text } = folder.learnAlone('build');
    expect(status).toBe(1);
    expect(text).toContain(
      'learn: This is a fault of the engine, not of your content. Please report it.\nNothing is drawn.\nRun again with --debug for details.\n',
    );
    expect(text).not.toMatch(/\n {4}at /);
    expect(folder.learnAlone('build', '--debug').text).toMatch(/Nothing is drawn\.\n {4}at /);
    expect(existsSync(path.join(folder.dir, 'dist'))).toBe(false);
  });

  it('says what the site’s own modules do wrong', () => {
    const config = (text: string) => {
      const folder = make({ 'own/site.config.ts': text, 'own/content/.keep': '' });
      const { status, text: printed } = folder.learnAlone('build', 'own');
      expect(status).toBe(1);
      return printed;
    };
    expect(config("throw new Error('No.');")).toBe(
      'learn: site.config.ts fails while it is loaded: No.\n',
    );
    expect(config('export default {')).toMatch(/^learn: site\.config\.ts does not compile\.\n/);
    expect(config("import './gone.ts'; export default {};")).toContain(
      "Could not resolve './gone.ts'",
    );
    expect(config('export const title = 1;')).toContain(
      'own/site.config.ts:1:1  error  config/wrong-value\n\n  The config does not fit: expected "key: value" pairs, found nothing.\n',
    );
    expect(config("export default { theme: 'gone.ts' };")).toBe(
      'learn: There is nothing at own/gone.ts.\nMake it, or change the setting "theme" of the site’s config.\n',
    );
    expect(config("export default { islands: 'gone' };")).toContain(
      'There is nothing at own/gone.',
    );
  });
});

describe('learn new release', () => {
  const RELEASE = `version: 1.9.0
date: 2025-01-02
summary: Things move.
changes:
  - { kind: fix, area: web, title: A thing works }
stack:
  Runtime: { JDK: "21" }
`;
  const FILES: Files = {
    'site.config.ts': recordsConfig(),
    'content/pages/index.md': page('Home'),
    'content/areas.yaml': 'web: Web apps\n',
    'content/releases/1.9.0.yaml': RELEASE,
    'content/versions.yaml':
      '# All versions.\n- version: current\n  label: v1.9.0 # moves\n  isLast: true\n',
  };

  it('writes a record that can be built, with the components of the release before', () => {
    const folder = make(FILES);
    expect(folder.learnAlone('new', 'release', 'v1.10.0')).toEqual({
      status: 0,
      text: 'Wrote content/releases/1.10.0.yaml.\n',
    });
    const text = folder.file('content/releases/1.10.0.yaml');
    expect(text).toMatch(
      /^# yaml-language-server: .*\nversion: "1\.10\.0"\ndate: \d{4}-\d\d-\d\d\n/,
    );
    expect(text).toContain('stack:\n  Runtime:\n    JDK: "21"\n');
    expect(folder.learnAlone('check').text).toContain('releases/not-latest');
  });

  it('moves the label of the site when asked, and nothing else', () => {
    const folder = make(FILES);
    expect(folder.learnAlone('new', 'release', '1.10.0', '--label').text).toBe(
      'Wrote content/releases/1.10.0.yaml.\nThe label in content/versions.yaml is v1.10.0.\n',
    );
    expect(folder.file('content/versions.yaml')).toBe(
      '# All versions.\n- version: current\n  label: v1.10.0 # moves\n  isLast: true\n',
    );
    expect(folder.learnAlone('check').text).toContain('source/placeholder');
    const record = 'content/releases/1.10.0.yaml';
    folder.write({ [record]: folder.file(record).replaceAll('FILL IN: ', '') });
    expect(folder.learnAlone('build').status).toBe(0);
    expect(folder.output().has('releases/v1-10-0/index.html')).toBe(true);
  });

  it.each([
    ['x', '"x" is no version.\nWrite digits and dots, such as: learn new release 11.15.0'],
    ['1.9.0', 'The release is there already: content/releases/1.9.0.yaml'],
    ['1.9', 'The release is there already: content/releases/1.9.0.yaml'],
  ])('refuses %s, and leaves all as it was', (version, sentence) => {
    const folder = make(FILES);
    expect(folder.learnAlone('new', 'release', version)).toEqual({
      status: 1,
      text: `learn: ${sentence}\n`,
    });
  });
});

describe('learn schema', () => {
  it('writes what is committed: the schemas of the YAML files as they are now', () => {
    const folder = make({ ...SITE, 'site.config.ts': recordsConfig() });
    expect(folder.learnAlone('schema').status).toBe(0);
    const names = readdirSync(path.join(folder.dir, 'content/schemas')).sort();
    expect(names).toEqual([
      'areas.json',
      'known-differences.json',
      'not-documented.json',
      'release.json',
      'runbook.json',
      'screen.json',
      'scripting.json',
      'sidebar.json',
      'terms.json',
      'tutorials.json',
      'values.json',
      'widget-parts.json',
      'widget.json',
    ]);
    for (const name of names) {
      const committed = readFileSync(path.join(projectDir, 'content/schemas', name), 'utf8');
      expect(folder.file(`content/schemas/${name}`), name).toBe(committed);
      expect(JSON.parse(committed).$schema).toMatch(/^https:\/\/json-schema\.org\//);
    }
  });
});

describe('learn build', () => {
  it('prints plain lines where there is no terminal, and what came of it', () => {
    const folder = make();
    expect(folder.learnAlone('build').text).toMatch(
      /^1 of 1 pages\nBuilt 1 page in \d+\.\d\d s: \d+ files, 0\.\d MB, 0 warnings → dist\n$/,
    );
    expect(folder.learnAlone('build').text).toMatch(/^Built 1 page \(0 rebuilt\) in /);
  });

  it('draws a bar on a terminal', () => {
    const folder = make();
    const learn = path.join(projectDir, 'engine/bin/learn.mjs');
    const command = `${process.execPath} ${learn} build`;
    const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
      cwd: folder.dir,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/█+ 1\/1 pages\r.*Built 1 page in /s);
    expect(stdout).not.toContain('1 of 1 pages');
  });

  it('counts warnings, prints them, and ends well', () => {
    const folder = make({
      ...SITE,
      'content/pages/index.md': page('Home', 'A <blink>tag</blink>.'),
    });
    const { status, text } = folder.learnAlone('build');
    expect(text).toContain('content/pages/index.md:6:3  warning  html/shown-as-text');
    expect(text).toMatch(/, 2 warnings → dist\n/);
    expect(status).toBe(0);
  });
});

describe('learn check', () => {
  it('counts what is planned, writes nothing, and leaves the output alone', () => {
    const folder = make({ ...SITE, 'content/planned.yaml': '- some/day\n- index\n' });
    expect(folder.learnAlone('check')).toEqual({
      status: 0,
      text: 'Checked 1 page: no mistakes, 0 warnings. 2 pages planned, 2 addresses not in the URL manifest yet (learn check --publish).\n',
    });
    expect(existsSync(path.join(folder.dir, 'dist'))).toBe(false);
    expect(existsSync(path.join(folder.dir, 'content/published.json'))).toBe(false);
  });

  it('enters all addresses and anchors into the URL manifest with --publish, and never takes one out', () => {
    const folder = make({
      ...SITE,
      'content/pages/index.md': page('Home', '[A](a)'),
      'content/pages/a.md': page('A', '## First\n\n## Second'),
      'content/pages/old.md': '---\nalias_of: a\n---\n',
      'content/redirects.yaml': '- from: gone\n  to: a\n- from: a#zero\n  to: a#first\n',
    });
    expect(folder.learnAlone('check', '--publish')).toEqual({
      status: 0,
      text: 'content/published.json holds 5 published addresses.\nChecked 2 pages: no mistakes, 0 warnings. 1 page planned.\n',
    });
    expect(folder.file('content/published.json')).toBe(
      '{\n  "product": "docs",\n  "pages": {\n    "a": ["first","second"],\n    "browse/a": [],\n    "gone": [],\n    "index": [],\n    "old": []\n  }\n}\n',
    );
    folder.write({ 'content/pages/a.md': page('A', '## First\n\n## Third') });
    folder.remove('content/pages/old.md');
    const { status, text } = folder.learnAlone('check');
    expect(text).toContain('The published heading "a#second" is gone.');
    expect(text).toContain('The published address "old" is gone.');
    expect(text).toMatch(/\n2 errors, 0 warnings in 2 files\. Nothing was written/);
    expect(status).toBe(1);
    folder.write({
      'content/redirects.yaml':
        '- from: gone\n  to: a\n- from: old\n  to: a\n- from: a#second\n  to: a#third\n',
    });
    expect(folder.learnAlone('check', '--publish').status).toBe(0);
    expect(folder.file('content/published.json')).toContain('"a": ["first","second","third"]');
  });

  it('does not enter what is wrong', () => {
    const folder = make({ ...SITE, 'content/pages/a.md': page('A', '[x](nowhere)') });
    expect(folder.learnAlone('check', '--publish').status).toBe(1);
    expect(existsSync(path.join(folder.dir, 'content/published.json'))).toBe(false);
  });

  it('knows another product’s URL manifest is not its own', () => {
    const folder = make({
      ...SITE,
      'content/published.json': '{"product": "other", "pages": {"lost": []}}',
    });
    expect(folder.learnAlone('check').status).toBe(0);
  });
});

describe('learn new page', () => {
  it('writes a page that builds, named as the sidebar names it, once', () => {
    const folder = make();
    expect(folder.learnAlone('new', 'page', 'teams/audit')).toEqual({
      status: 0,
      text: 'Wrote content/pages/teams/audit.md.\n',
    });
    expect(folder.file('content/pages/teams/audit.md')).toMatch(
      /^---\ntitle: "Audit log"\ndescription: .*\ndraft: true\n---\n/,
    );
    expect(folder.learnAlone('check').status).toBe(0);
    expect(folder.learnAlone('new', 'page', 'teams/audit')).toEqual({
      status: 1,
      text: 'learn: The page is there already: content/pages/teams/audit.md\n',
    });
  });

  it('takes a title, a site, and an id as it stands in a path', () => {
    const folder = make({ 'own/site.config.json': '{}', 'own/content/.keep': '' });
    folder.learnAlone(
      'new',
      'page',
      '/guide/first-steps.md',
      'own',
      '--title',
      'Say "hello": a start',
    );
    expect(folder.file('own/content/pages/guide/first-steps.md')).toContain(
      'title: "Say \\"hello\\": a start"\n',
    );
    expect(folder.learnAlone('check', 'own').status).toBe(0);
    folder.learnAlone('new', 'page', 'guide/next-steps', 'own');
    expect(folder.file('own/content/pages/guide/next-steps.md')).toContain('title: "Next steps"\n');
  });

  it('sees through tokens', () => {
    const folder = make({
      'site.config.json': '{"product": {"name": "Acme", "slug": "acme", "code": "AC"}}',
      'content/pages/acme/a.md': page('A'),
      'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems:\n  - "{product}/b": The B\n',
    });
    expect(folder.learnAlone('new', 'page', '{product}/a').text).toContain(
      'content/pages/acme/a.md',
    );
    expect(folder.learnAlone('new', 'page', '{product}/b').status).toBe(0);
    expect(folder.file('content/pages/{product}/b.md')).toContain('title: "The B"');
  });

  it.each([
    ['../x', 'has a part that begins with "."'],
    ['a//b', 'has an empty part'],
    ['a?b', 'has "?" in it'],
    ['_nav/x', 'begins with "_", as only files of the engine do'],
  ])('refuses the id "%s"', (id, why) => {
    expect(make().learnAlone('new', 'page', id)).toEqual({
      status: 1,
      text: `learn: "${id}" is no page id: it ${why}.\nAn id is the path of a page, such as: learn new page teams/audit-log\n`,
    });
  });
});

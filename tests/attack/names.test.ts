// Names that mean something to a program, a server or a file system: each is a page, or an error at its place.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createSiteFolder,
  type Files,
  page,
  projectDir,
  recordsConfig,
} from '../support/site-folder.ts';

const OWN_KEYS = [
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString'],
  ...['propertyIsEnumerable', 'prototype', 'then', 'length', 'name', 'a/constructor'],
];

/** What elements around the article are called. */
const FRAME_HEADINGS = ['Content', 'Menu', 'Frame', 'Outline', 'Versions', 'Live', 'Site content']
  .map((title) => `## ${title}`)
  .join('\n\n');

/** As many as threads take. */
const OTHERS: Files = Object.fromEntries(
  Array.from({ length: 80 }, (_, i) => [`content/pages/p${i}.md`, page(`P ${i}`)]),
);

describe.each([true, false])('in a site that is strict: %s', (strict) => {
  it('pages may be called as what every object has', { timeout: 240_000 }, () => {
    const links = OWN_KEYS.map((id) => `[${id}](${id}) [h](${id}#constructor)`).join('\n\n');
    const folder = createSiteFolder({
      ...OTHERS,
      'site.config.ts': recordsConfig({ strict }),
      'content/areas.yaml': 'web: Web apps\n',
      'content/pages/index.md': page('Home', links),
      ...Object.fromEntries(
        OWN_KEYS.map((id) => [
          `content/pages/${id}.md`,
          page(
            `Called ${id}`,
            `## Constructor\n\n## Own {#toString}\n\n## P {#__proto__}\n\n${FRAME_HEADINGS}\n\nText.`,
          ),
        ]),
      ),
      'content/questions.yaml':
        '- { question: What is it?, page: constructor, anchor: constructor, words: Constructor }\n',
      'content/synonyms.yaml': '{ "constructor": [toString], "__proto__": [valueOf] }\n',
      'content/redirects.yaml': '- { from: old, to: constructor }\n',
    });
    const { status, text } = folder.learn('build');
    expect(text).not.toMatch(/fault of the engine| {2}error {2}/);
    expect(status).toBe(0);
    for (const id of ['constructor', 'toString', 'a/constructor'])
      expect(folder.file(`dist/${id}/index.html`)).toContain(`Called ${id}`);
    const html = folder.file('dist/constructor/index.html');
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toContain('menu');
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    // Nothing has changed, and one page has: what was kept is looked up by the same names.
    folder.write({
      'content/pages/toString.md': page('Called toString', '## Constructor\n\nOther text.'),
    });
    expect(folder.learn('build').text).toMatch(/Built \d+ pages/);
    expect(folder.file('dist/toString/index.html')).toContain('Other text.');
    const found = folder.learn('search', 'called constructor', '--json');
    expect(found.text).toContain('/constructor');
  });
});

it('values of records and pages may be called so, too, or are unknown', () => {
  const folder = createSiteFolder({
    'site.config.ts': recordsConfig({ strict: true }),
    'content/areas.yaml': 'web: Web apps\n',
    'content/pages/index.md': page(
      'Home',
      ':::cards\n::card[A]{to=index icon=constructor}\n:::\n\n```constructor\ncode\n```\n\n<constructor x="y">',
    ),
    'content/releases/1.0.0.yaml':
      'version: 1.0.0\ndate: 2026-03-01\nchannels: [online]\nsummary: New.\nchanges:\n  - { kind: feature, area: constructor, widget: toString, title: A }\nstack: { constructor: { toString: "1" } }\n',
  });
  const { status, text } = folder.learn('check');
  expect(status).toBe(1);
  for (const code of ['releases/unknown-area', 'releases/unknown-widget'])
    expect(text).toContain(code);
  expect(text).not.toContain('fault of the engine');
  folder.remove('content/releases');
  expect(folder.learn('check').text).toContain('directive/unknown-icon');
});

describe('learn mv', () => {
  const make = () =>
    createSiteFolder({
      'site.config.ts': recordsConfig({ strict: true }),
      'content/areas.yaml': 'web: Web apps\n',
      'content/pages/index.md': page('Home', '[x](a/one)'),
      'content/pages/a/one.md': page('One'),
      'content/pages/b/two.md': page('Two'),
    });

  const REFUSED = [
    ...['search', 'index', 'b/two.md', 'b/two/index.html', 'docs-index.json', 'sitemap.xml'],
    ...['CON', 'a/nul.txt', 'x./y', 'B/three', 'b/TWO'],
  ];

  it('refuses what a check would complain about, and changes nothing', () => {
    const folder = make();
    for (const name of REFUSED) {
      const { status, text } = folder.learn('mv', 'a/one', name);
      expect([name, status], text).toEqual([name, 1]);
      expect(text).not.toContain('fault of the engine');
    }
    expect(existsSync(path.join(folder.dir, 'content/pages/a/one.md'))).toBe(true);
    expect(folder.learn('check').status).toBe(0);
  });

  it.each([
    ['search', 'the search page'],
    ['404.html', '404.html of the build'],
    ['llms-full/docs.txt', 'the text of the section "docs"'],
    ['index.html', 'the page "index"'],
  ])('says of %s what stands there', (name, what) => {
    const { status, text } = make().learn('mv', 'a/one', name);
    expect([status, text]).toEqual([
      1,
      `learn: A page can't have the id "${name}": ${what} stands at its address.\nGive another name.\n`,
    ]);
  });
});

it('no script of a page asks for a global that a heading could be', () => {
  const folders = ['engine/client', 'engine/search', 'collections', 'site/widgets', 'site/theme'];
  const asked = folders.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .flatMap((entry) => {
        const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
        // What is set by a script has its name; what a browser may lack has not.
        const found = text.matchAll(
          /\bglobalThis\.\w+\b(?! = )|'\w+' in (?:window|globalThis|self)\b/g,
        );
        return [...found].map(([one]) => `${entry.name}: ${one}`);
      }),
  );
  expect(asked).toEqual([]);
});

describe('names that not every system has', () => {
  const FILES: Files = {
    'content/pages/index.md': page('Home'),
    'content/pages/con.md': page('Con'),
    'content/pages/a/NUL.notes.md': page('Nul'),
    'content/pages/dot./x.md': page('Dot'),
    'content/pages/Guide/one.md': page('One'),
    'content/pages/guide/two.md': page('Two'),
    'content/images/what?.txt': '',
    'content/images/e\u0301.txt': '',
    'content/images/\u00e9.txt': '',
    'public/aux.txt': '',
  };
  const PLACES = [
    ['content/pages/con.md', 'files/windows-name', 'is the name of a device'],
    ['content/pages/a/NUL.notes.md', 'files/windows-name', 'is the name of a device'],
    ['content/pages/dot.', 'files/windows-name', 'ends with a dot'],
    [
      'content/pages/guide',
      'files/same-name',
      'differs from pages/Guide only in small and capital',
    ],
    ['content/images/what?.txt', 'files/windows-name', 'has ? in it'],
    ['content/images/\u00e9.txt', 'files/same-name', 'only in its Unicode form'],
    ['public/aux.txt', 'files/windows-name', 'is the name of a device'],
  ] as const;

  it.each([
    [true, 'error', 1],
    [false, 'warning', 0],
  ])('are said where they are; strict: %s, so %ss', (strict, severity, status) => {
    const folder = createSiteFolder({ ...FILES, 'site.config.json': JSON.stringify({ strict }) });
    const done = folder.learn('check', '--all');
    const text = done.text.replace(/\s+/g, ' ');
    for (const [at, code, says] of PLACES) {
      expect(text).toContain(`${at}:1:1 ${severity} ${code}`);
      expect(text).toContain(says);
    }
    expect(done.status).toBe(status);
  });
});

it('folders far too deep are an error at their place', () => {
  const folder = createSiteFolder({ 'docs/index.md': '# Home\n\nText.\n' });
  let at = path.join(folder.dir, 'docs');
  for (let i = 0; i < 140; i++) at = path.join(at, 'd');
  mkdirSync(at, { recursive: true });
  const { status, text } = folder.learn('build', './docs', '--out', 'dist');
  expect(status).toBe(1);
  expect(text).toContain('error  files/too-deep');
  expect(text).toContain('The folder lies more than 100 folders deep; it is not read.');
  rmSync(path.join(folder.dir, 'docs/d'), { recursive: true });
});

describe('titles of records', () => {
  const TITLES = [
    'Color [Picker]] x',
    '[',
    ']',
    '`code',
    '**b',
    '_x_',
    '<b>',
    '{#id}',
    'a | b',
    '\\',
    '![x](y)',
  ];

  it('are shown as they are: on cards, in tables and headings, in releases', () => {
    const widgets = TITLES.map((title, i) => [
      `content/widgets/w${i}.yaml`,
      JSON.stringify({
        ...{ name: `w${i}`, title, category: 'Form', platforms: ['web'], page: 'index' },
        summary: `Says ${title}.`,
        properties: [{ name: 'p', label: title, group: title, type: 'text', description: 'D.' }],
      }),
    ]);
    const pages = TITLES.map((_, i) => [
      `content/pages/p${i}.md`,
      page(`P ${i}`, `## Properties\n\n::properties{w${i}}`),
    ]);
    const folder = createSiteFolder({
      'site.config.ts': recordsConfig({ strict: true }),
      'content/areas.yaml': JSON.stringify(
        Object.fromEntries(TITLES.map((one, i) => [`a${i}`, one])),
      ),
      'content/pages/index.md': page(
        'Home',
        '::gallery{category=Form}\n\n::support\n\n## Parity\n\n::parity{category=Form}',
      ),
      'content/releases/1.0.0.yaml': JSON.stringify({
        ...{ version: '1.0.0', date: '2026-03-01', channels: ['online'], summary: 'New.' },
        changes: TITLES.map((_, i) => ({
          ...{ kind: 'feature', area: `a${i}`, widget: `w${i}`, title: 'A' },
        })),
        stack: Object.fromEntries(TITLES.map((one, i) => [`${one} ${i}`, { [one]: one }])),
      }),
      ...Object.fromEntries([...widgets, ...pages]),
    });
    const { status, text } = folder.learn('build');
    expect([status, text]).toEqual([0, expect.stringContaining('Built')]);
    const escaped = (one: string) => one.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const count = (name: string, one: string) =>
      folder
        .file(name)
        .replaceAll('&#x27;', "'")
        .split(`>${escaped(one)}<`).length - 1;
    TITLES.forEach((title, i) => {
      // A card, a row, a heading above the platforms, its entry in the outline, the row that opens, and the one below it.
      expect([title, count('dist/index.html', title)]).toEqual([title, 6]);
      // A heading, its entry in the outline, and a row.
      expect(count(`dist/p${i}/index.html`, title), title).toBeGreaterThanOrEqual(2);
    });
    const notes =
      [...folder.output()].find(([name]) => /1-0-0\/index\.html$/.test(name))?.[1] ?? '';
    for (const title of TITLES) expect(notes).toContain(escaped(title));
  });
});

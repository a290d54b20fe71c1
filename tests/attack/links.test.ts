// Links of the file system that lead out of a site, loops, and folders that come and go: nothing outside is read, published or watched.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { watchFolders } from '../../engine/dev/watch-folder.ts';
import { createSiteFolder, page, recordsConfig, runLearn } from '../support/site-folder.ts';
import { tries } from './attack.ts';

const scratch: string[] = [];

afterEach(() => {
  for (const dir of scratch.splice(0)) rmSync(dir, { recursive: true, force: true });
});

function makeScratch(): string {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'learn-links-')));
  scratch.push(dir);
  return dir;
}

/** Files of every kind that a site reads, each with a secret. */
function makeOutside(): string {
  const dir = makeScratch();
  const files = {
    'index.md': page('Stolen', 'SECRET'),
    'stolen.md': page('Stolen', 'SECRET'),
    'part.md': 'SECRET',
    'tax.pdf': '%PDF SECRET',
    'picture.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!-- SECRET --></svg>',
    '9.9.9.yaml': 'version: 9.9.9\ndate: 2026-01-01\nsummary: SECRET\n',
    'docs.yaml': 'name: docs\nlabel: SECRET\nitems: [index]\n',
    'own.css': '.secret { --SECRET: 1 }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
  return dir;
}

const BASE = {
  'content/areas.yaml': 'web: Web apps\n',
  'content/pages/index.md': page('Home', 'Text.'),
};

const ASKS = page('Asks', '::include{part.md}\n\n[tax](tax.pdf)\n\n![It](picture.svg)');

/** Everything that was written, as one text. */
function published(dir: string): string {
  const out = path.join(dir, 'dist');
  if (!existsSync(out)) return '';
  return readdirSync(realpathSync(out), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

describe('a folder that is a link out', () => {
  it.each([
    'content/snippets',
    'content/images',
    'content/sidebars',
    'content/releases',
    'content/widgets',
    'content/screens',
    'content/facts',
    'content/pages/more',
    'static',
    'public',
  ])('%s is an error that names both ends', (name) => {
    const outside = makeOutside();
    const config = recordsConfig({ strict: !name.startsWith('static'), static: ['static'] });
    const folder = createSiteFolder({
      ...BASE,
      'site.config.ts': config,
      'content/pages/asks.md': ASKS,
    });
    symlinkSync(outside, path.join(folder.dir, name));
    const { status, text } = folder.learn('build');
    expect(status).toBe(1);
    expect(text).toContain(`${name}:1:1  error  files/link-leads-out`);
    expect(text.replace(/\s+/g, ' ')).toContain(`leads to ${outside}, outside of`);
    expect(text).not.toContain('SECRET');
    expect(published(folder.dir)).not.toContain('SECRET');
  });

  it.each(['content', 'content/pages'])('%s is refused', (name) => {
    const outside = makeOutside();
    const folder = createSiteFolder({ 'site.config.json': '{}', 'content/keep.txt': '' });
    if (name === 'content') rmSync(path.join(folder.dir, name), { recursive: true });
    symlinkSync(outside, path.join(folder.dir, name));
    const { status, text } = folder.learn('build');
    expect(status).toBe(1);
    expect(text).toContain(outside);
    expect(published(folder.dir)).not.toContain('SECRET');
  });

  it('of a folder without a config is refused, too, and a link inside is followed', () => {
    const outside = makeOutside();
    const folder = createSiteFolder({
      'docs/index.md': '# Home\n\n![It](img/picture.svg)\n',
      'docs/real/picture.svg': readFileSync(path.join(outside, 'picture.svg')),
    });
    symlinkSync('real', path.join(folder.dir, 'docs/img'));
    expect(folder.learn('build', './docs', '--out', 'dist').status).toBe(0);
    expect(published(folder.dir)).toContain('SECRET');
    rmSync(path.join(folder.dir, 'docs/img'));
    symlinkSync(outside, path.join(folder.dir, 'docs/img'));
    const { status, text } = folder.learn('build', './docs', '--out', 'dist');
    expect(status).toBe(1);
    expect(text).toContain('docs/img:1:1  error  files/link-leads-out');
  });
});

it.each([
  ['content/redirects.yaml', 'docs.yaml'],
  ['content/versions.yaml', 'docs.yaml'],
  ['content/published.json', 'docs.yaml'],
  ['content/pages/stolen.md', 'stolen.md'],
  ['content/pages/_part.md', 'part.md'],
  ['content/images/picture.svg', 'picture.svg'],
  ['public/tax.pdf', 'tax.pdf'],
])('the file %s that is a link out is an error, and is not read', (name, target) => {
  const outside = makeOutside();
  const folder = createSiteFolder({ ...BASE, 'site.config.ts': recordsConfig() });
  mkdirSync(path.dirname(path.join(folder.dir, name)), { recursive: true });
  symlinkSync(path.join(outside, target), path.join(folder.dir, name));
  const { status, text } = folder.learn('build');
  expect(status).toBe(1);
  expect(text).toContain(`${name}:1:1  error  files/link-leads-out`);
  expect(text).not.toContain('SECRET');
});

it.each([
  ['theme.ts', { theme: 'theme.ts' }],
  ['own.css', { theme: 'code/theme.ts' }],
  ['islands', { islands: 'islands' }],
])('%s of the site that is a link out is refused', (name, settings) => {
  const outside = makeOutside();
  writeFileSync(path.join(outside, 'theme.ts'), 'export default {};\n');
  const folder = createSiteFolder({
    ...BASE,
    'site.config.ts': recordsConfig(settings),
    'code/theme.ts': "export default { styles: ['../own.css'] };\n",
  });
  const target = name === 'islands' ? outside : path.join(outside, name);
  symlinkSync(target, path.join(folder.dir, name));
  const { status, text } = folder.learn('build');
  expect([status, text]).toEqual([
    1,
    expect.stringContaining(`leads out of the site, to ${target}`),
  ]);
});

it('modules and sheets of the site that import through a link out are refused, all at once', () => {
  const outside = makeOutside();
  writeFileSync(path.join(outside, 'words.ts'), "export const words = 'SECRET';\n");
  const folder = createSiteFolder({
    ...BASE,
    'site.config.ts': recordsConfig({ theme: 'code/theme.ts' }),
    'code/theme.ts':
      "import './sheet.css';\nimport { words } from './words';\nimport { out } from './out/words.ts';\nexport default { styles: [], words, out };\n",
  });
  symlinkSync(path.join(outside, 'own.css'), path.join(folder.dir, 'code/sheet.css'));
  symlinkSync(path.join(outside, 'words.ts'), path.join(folder.dir, 'code/words.ts'));
  symlinkSync(outside, path.join(folder.dir, 'code/out'));
  const { status, text } = folder.learn('build');
  expect(status).toBe(1);
  for (const [name, target] of [
    ['sheet.css', 'own.css'],
    ['words', 'words.ts'],
    ['out/words.ts', 'words.ts'],
  ])
    expect(text).toContain(
      `code/${name} leads out of the site, to ${path.join(outside, target ?? '')}`,
    );
});

it('a link to itself, and one that leads nowhere, are nothing', () => {
  const folder = createSiteFolder({ ...BASE, 'site.config.json': '{}' });
  symlinkSync('loop', path.join(folder.dir, 'content/pages/loop'));
  symlinkSync('nowhere.md', path.join(folder.dir, 'content/pages/gone.md'));
  symlinkSync('..', path.join(folder.dir, 'content/pages/up'));
  const { status, text } = folder.learn('build');
  expect([status, text]).toEqual([0, expect.stringContaining('Built 1 page')]);
});

describe('learn mv', () => {
  const make = () => {
    const folder = createSiteFolder({
      'site.config.json': '{}',
      'content/pages/index.md': page('Home'),
      'content/pages/a/one.md': page('One'),
      'content/pages/a/data.txt': 'own',
      'content/shared.txt': 'shared',
    });
    const at = (name: string) => path.join(folder.dir, 'content', name);
    symlinkSync('../../shared.txt', at('pages/a/out.txt'));
    symlinkSync('data.txt', at('pages/a/beside.txt'));
    symlinkSync('pages/a/data.txt', at('into.txt'));
    symlinkSync('pages/a', at('folder'));
    symlinkSync(at('pages/a/data.txt'), at('whole.txt'));
    return { folder, at };
  };

  it('keeps where links lead, those of a folder that moves and those into it', () => {
    const { folder, at } = make();
    const { status, text } = folder.learn('mv', 'a', 'z/deep/er');
    expect([status, text]).toEqual([0, expect.stringContaining('4 places corrected')]);
    const read = (name: string) => readFileSync(at(name), 'utf8');
    expect(['out.txt', 'beside.txt'].map((name) => read(`pages/z/deep/er/${name}`))).toEqual([
      'shared',
      'own',
    ]);
    expect(['into.txt', 'folder/data.txt', 'whole.txt'].map(read)).toEqual(['own', 'own', 'own']);
    expect(readlinkSync(at('pages/z/deep/er/beside.txt'))).toBe('data.txt');
    expect(existsSync(at('pages/a'))).toBe(false);
  });

  it('says what it would correct, and changes nothing, with --dry-run', () => {
    const { folder, at } = make();
    const { text } = folder.learn('mv', 'a', 'z/deep/er', '--dry-run');
    expect(text).toContain(
      'content/pages/a/out.txt:1:1  ../../shared.txt → ../../../../shared.txt',
    );
    expect(readlinkSync(at('into.txt'))).toBe('pages/a/data.txt');
  });

  it('refuses to write through a link', () => {
    const { folder, at } = make();
    const outside = makeScratch();
    writeFileSync(path.join(outside, 'list.yaml'), '[]\n');
    symlinkSync(path.join(outside, 'list.yaml'), at('redirects.yaml'));
    const { status, text } = folder.learn('mv', 'a/one', 'b');
    expect([status, text]).toEqual([1, expect.stringContaining('is a link of the file system')]);
    expect(readFileSync(path.join(outside, 'list.yaml'), 'utf8')).toBe('[]\n');
    expect(lstatSync(at('redirects.yaml')).isSymbolicLink()).toBe(true);
  });
});

describe('an import', () => {
  const site = (folder: string, config: string) => {
    mkdirSync(path.join(folder, 'docs'), { recursive: true });
    writeFileSync(path.join(folder, 'docs/index.md'), '# Home\n\nText.\n');
    writeFileSync(path.join(folder, 'docusaurus.config.js'), `module.exports = ${config};\n`);
  };
  const written = (out: string) =>
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'import-report.md')
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
      .join('\n');

  it.each([
    "docs: { path: '..' }",
    "docs: { path: '../private' }",
    "docs: { sidebarPath: '../private/sidebars.js' }",
    "docs: {}, pages: { path: '../private' }",
  ])('without a repository takes nothing above the folder given: %s', (preset) => {
    const dir = makeScratch();
    mkdirSync(path.join(dir, 'private'));
    writeFileSync(path.join(dir, 'private/diary.md'), '# Diary\n\nSECRET\n');
    writeFileSync(path.join(dir, 'private/sidebars.js'), "module.exports = { SECRET: ['index'] };");
    site(
      path.join(dir, 'hostile'),
      `{ title: 'T', url: 'https://x.example', baseUrl: '/', staticDirectories: ['..', '../private'], presets: [['classic', { ${preset} }]] }`,
    );
    runLearn(dir, 'import', 'docusaurus', 'hostile', 'out');
    const out = path.join(dir, 'out');
    expect(existsSync(out) ? written(out) : '').not.toContain('SECRET');
  });

  it('leaves out links that lead out, and lists them in its report', () => {
    const dir = makeScratch();
    const outside = makeOutside();
    const from = path.join(dir, 'site');
    site(
      from,
      "{ title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', { docs: {} }]] }",
    );
    mkdirSync(path.join(from, 'static'));
    symlinkSync(outside, path.join(from, 'docs/more'));
    symlinkSync(path.join(outside, 'stolen.md'), path.join(from, 'docs/stolen.md'));
    symlinkSync(path.join(outside, 'tax.pdf'), path.join(from, 'static/tax.pdf'));
    runLearn(dir, 'import', 'docusaurus', 'site', 'out');
    expect(written(path.join(dir, 'out'))).not.toContain('SECRET');
    const report = readFileSync(path.join(dir, 'out/import-report.md'), 'utf8');
    for (const name of ['docs/more', 'docs/stolen.md', 'static/tax.pdf'])
      expect(report).toMatch(new RegExp(`${name}:1:1: .*outside of the folder`));
  });
});

describe('watching', () => {
  const COUNT = tries({ short: 2_000, full: 16_000 });

  it('follows no link, survives loops and many folders, and sees what comes again', async () => {
    const dir = makeScratch();
    const outside = makeScratch();
    for (let i = 0; i < COUNT; i++)
      mkdirSync(path.join(dir, `f${i % 100}/g${i}`), { recursive: true });
    symlinkSync('loop', path.join(dir, 'loop'));
    symlinkSync('.', path.join(dir, 'self'));
    symlinkSync(outside, path.join(dir, 'out'));
    symlinkSync('nowhere', path.join(dir, 'gone'));
    const seen = new Set<string>();
    const watching = watchFolders([dir, path.join(dir, 'missing')], (paths) => {
      for (const at of paths) seen.add(path.relative(dir, at));
    });
    try {
      writeFileSync(path.join(outside, 'a.md'), '');
      symlinkSync('late', path.join(dir, 'late'));
      symlinkSync(outside, path.join(dir, 'late-out'));
      writeFileSync(path.join(dir, 'f1/x.md'), '');
      await expect.poll(() => [...seen]).toContain('f1/x.md');
      for (let round = 0; round < 30; round++) {
        mkdirSync(path.join(dir, 'comes/a/b'), { recursive: true });
        rmSync(path.join(dir, 'comes'), { recursive: true });
      }
      mkdirSync(path.join(dir, 'comes'));
      await expect.poll(() => [...seen]).toContain('comes');
      await new Promise((resolve) => setTimeout(resolve, 100));
      writeFileSync(path.join(dir, 'comes/again.md'), '');
      await expect.poll(() => [...seen]).toContain('comes/again.md');
      writeFileSync(path.join(outside, 'b.md'), '');
      writeFileSync(path.join(dir, 'last.md'), '');
      await expect.poll(() => [...seen]).toContain('last.md');
      expect([...seen].filter((name) => /(?:^|\/)[ab]\.md$/.test(name))).toEqual([]);
    } finally {
      watching.close();
    }
  });
});

// A built folder that somebody else has made: its lists lead nowhere but to its own files, and damage is a sentence.
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFiles } from './support/read-bundle.ts';
import { SEARCHED } from './support/searched-site.ts';
import { createSiteFolder, type SiteFolder } from './support/site-folder.ts';

let site: SiteFolder;
let built: Map<string, string>;
beforeAll(() => {
  site = createSiteFolder({ ...SEARCHED, 'secret.txt': 'SECRET-OUTSIDE' });
  expect(site.learn('build', '--plain').status).toBe(0);
  built = site.output();
});
afterAll(() => site.dispose());

const at = (name: string) => path.join(site.dir, 'dist', name);
const textOf = (name: string) => built.get(name) ?? '';

/** Each test changes files of the build; they are as they were for the next one. */
const CHANGED = ['_files.json', '_site.json', '_search/root.json', 'start/index.html', 'start.md'];
beforeEach(() => {
  for (const name of CHANGED) {
    rmSync(at(name), { force: true });
    writeFileSync(at(name), textOf(name));
  }
});

const bundle = () => site.learn('bundle', 'dist', '--out', 'b.zip');

function refused(problem: RegExp): void {
  const { status, text } = bundle();
  expect(text).toMatch(problem);
  expect(text).not.toContain('fault of the engine');
  expect(status).toBe(1);
}

const files = (more: unknown[]) =>
  writeFileSync(at('_files.json'), JSON.stringify([...JSON.parse(textOf('_files.json')), ...more]));

describe('the bundle of a foreign build', () => {
  it.each([
    '../secret.txt',
    '_x/../../secret.txt',
    '/etc/passwd',
    'C:/x',
    'a\\b',
    'a//b',
    '.',
    '',
    'a\0b',
    7,
    null,
  ])('has no file %j', (name) => {
    files([name]);
    refused(/^learn: _files\.json in \S+ is not as "learn build" writes it: \d+: /);
  });

  it.each(['{', 'null', '"a"', '{"a":1}'])('is refused with a list like %s', (text) => {
    writeFileSync(at('_files.json'), text);
    refused(/^learn: _files\.json in \S+ is (?:damaged|not as)/);
  });

  it('follows no link, not even one inside', () => {
    rmSync(at('start.md'));
    symlinkSync('../secret.txt', at('start.md'));
    refused(/^learn: start\.md in \S+ is a link to \S+secret\.txt: it isn't read\./);
    files(['out/secret.txt']);
    symlinkSync('..', at('out'));
    rmSync(at('start.md'));
    writeFileSync(at('start.md'), '');
    writeFileSync(
      at('start/index.html'),
      textOf('start/index.html').replace('<main', '<img src="/docs/out/secret.txt"><main'),
    );
    refused(/^learn: out\/secret\.txt in \S+ is a link to/);
    rmSync(at('out'));
  });

  it('names a file that is listed and gone', () => {
    rmSync(at('start.md'));
    refused(/^learn: \S+ lacks the file start\.md\.\nBuild the site again: learn build\n/);
  });

  it.each([
    [{ title: 7 }, 'title'],
    [{ base: 'x' }, 'base'],
    [{ copy: {} }, 'copy.holds'],
    [{ lang: '"><script>' }, 'lang'],
  ])('needs a card as the build writes it: not %j', (change, key) => {
    writeFileSync(
      at('_site.json'),
      JSON.stringify({ ...JSON.parse(textOf('_site.json')), ...change }),
    );
    refused(new RegExp(`^learn: _site\\.json in \\S+ is not as "learn build" writes it: ${key}: `));
  });

  it('has no section whose name leads elsewhere', () => {
    const root = JSON.parse(textOf('_search/root.json'));
    root.sections.push({ slug: '../../x', label: 'X' });
    writeFileSync(at('_search/root.json'), JSON.stringify(root));
    refused(/^learn: _search\/root\.json in \S+ is not as .*: sections\.\d+\.slug: /);
  });

  it('takes links that are no addresses as they are', async () => {
    const html = textOf('start/index.html').replace('<main', '<a href="/docs/%E0%A4%A">x</a><main');
    writeFileSync(at('start/index.html'), html);
    expect(bundle().status).toBe(0);
    const made = await readFiles(path.join(site.dir, 'b.zip'));
    expect(String(made.get('start/index.html'))).toContain('https://docs.example/docs/%E0%A4%A');
  });

  it('names a script that is none', () => {
    const script = [...built.keys()].find((name) => /^_assets\/site-.*\.js$/.test(name)) ?? '';
    writeFileSync(at(script), 'this is ( no script');
    refused(/^learn: A script of the built site is damaged: /);
    writeFileSync(at(script), textOf(script));
  });
});

it('learn search reads nothing outside of a foreign build', () => {
  rmSync(at('_search/root.json'));
  symlinkSync('../../secret.txt', at('_search/root.json'));
  const { status, text } = site.learn('search', 'table', 'dist');
  expect([status, text]).toEqual([1, expect.stringContaining('There is no search index in')]);
});

// What we say about the code, held: imports follow the arrows, disk and browser stay in their stages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from './support/site-folder.ts';

const engine = path.join(projectDir, 'engine');
const sources = readdirSync(engine, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
  .sort();
const textOf = (name: string) => readFileSync(path.join(engine, name), 'utf8');
const folderOf = (name: string) => (name.includes('/') ? (name.split('/')[0] ?? '') : '');

/** Imports of values inside the engine, as paths below it; types weigh nothing. */
function importsOf(name: string): string[] {
  const statements = textOf(name).matchAll(
    /^(?:import|export)\s+(?!type\b)([^'"]*?)from\s+'(\.[^']+)'/gms,
  );
  return [...statements]
    .filter(([, what = '']) => !/^\{\s*(type\s+\w+\s*,?\s*)+\}\s*$/.test(what))
    .map(([, , from = '']) => path.posix.join(path.posix.dirname(name), from));
}

/** Folder → folders it may take values from, besides its own and the files beside them. */
const MAY_IMPORT: Record<string, string[]> = {
  content: ['releases'],
  markdown: ['content'],
  model: ['content', 'markdown', 'releases'],
  theme: ['model', 'content', 'releases'],
  render: ['theme', 'model'],
  search: [],
  releases: [],
  serve: [],
  output: ['render', 'model', 'theme', 'serve', 'content'],
  build: ['content', 'markdown', 'model', 'theme', 'render', 'search', 'releases', 'output'],
  dev: ['content', 'markdown', 'model', 'theme', 'render', 'search', 'output', 'build', 'serve'],
  client: ['search'],
  commands: ['content', 'model', 'releases', 'search', 'output', 'build', 'serve', 'dev'],
};

describe('the code', () => {
  it.each(Object.keys(MAY_IMPORT))('of %s imports only along the arrows', (folder) => {
    const wrong = sources
      .filter((name) => folderOf(name) === folder)
      .flatMap((name) => importsOf(name).map((to) => ({ name, to })))
      .filter(({ to }) => !['', folder, ...(MAY_IMPORT[folder] ?? [])].includes(folderOf(to)));
    expect(wrong).toEqual([]);
  });

  it('has a rule for every folder', () => {
    const folders = new Set(sources.map(folderOf).filter(Boolean));
    expect([...folders].filter((folder) => !MAY_IMPORT[folder] && folder !== 'bin')).toEqual([]);
  });

  it('of the browser takes search and one pure file from the rest, and nothing from Node', () => {
    for (const name of sources.filter((one) => folderOf(one) === 'client')) {
      expect(
        importsOf(name).filter((to) => !/^(client|search)\//.test(to)),
        name,
      ).toEqual(name === 'client/near-pages.ts' ? ['nearest.ts'] : []);
      expect(textOf(name), name).not.toMatch(/from 'node:/);
    }
  });

  it('touches the disk only where it reads content, writes output, serves or commands', () => {
    const reaching = sources.filter((name) => /from 'node:fs/.test(textOf(name))).map(folderOf);
    expect([...new Set(reaching)].sort()).toEqual([
      'build',
      'commands',
      'content',
      'dev',
      'output',
      'serve',
    ]);
  });

  it('of the engine knows nothing of this site', () => {
    for (const name of sources)
      expect(textOf(name), name).not.toMatch(/millwork|\/site\/theme|teams\/(?!overview|audit)/i);
  });

  it('gets every constant that it expects when it is compiled', () => {
    const compile = readFileSync(path.join(engine, 'bin/compile.mjs'), 'utf8');
    const expected = sources.flatMap((name) =>
      [...textOf(name).matchAll(/^declare const (__\w+__)/gm)].map(([, constant = '']) => constant),
    );
    expect(expected).toContain('__ENGINE_VERSION__');
    expect(expected.filter((constant) => !compile.includes(`${constant}:`))).toEqual([]);
  });

  it('opens every file with a comment, and keeps files short', () => {
    for (const name of sources) {
      expect(textOf(name), name).toMatch(/^(#!.*\n)?\/[/*] ?\S/);
      expect(textOf(name).split('\n').length, name).toBeLessThanOrEqual(250);
    }
  });
});

describe('the guides', () => {
  it.each([
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'deploy/README.md',
  ])('%s names only paths that are there', (guide) => {
    const text = readFileSync(path.join(projectDir, guide), 'utf8').replace(/```[\s\S]*?```/g, '');
    const named = [
      ...text.matchAll(
        /[`(]((?:engine|site|content|tests|bench|deploy|docs|scripts)\/[\w./-]*|[A-Z]+\.md)[`)#]/g,
      ),
    ].map(([, at = '']) => at);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((at) => !existsSync(path.join(projectDir, at)))).toEqual([]);
  });

  it('ARCHITECTURE.md fits on a few screens and gives every dependency its reason', () => {
    const text = readFileSync(path.join(projectDir, 'ARCHITECTURE.md'), 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(150);
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(path.join(projectDir, 'package.json'), 'utf8'),
    );
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@types/'),
    );
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('CONTRIBUTING.md shows every construct and every front matter key', async () => {
    const text = readFileSync(path.join(projectDir, 'CONTRIBUTING.md'), 'utf8');
    const { directives } = await import('../engine/markdown/directives/index.ts');
    const { frontMatterSchema } = await import('../engine/content/frontmatter.ts');
    const { PASSAGE_NAMES } = await import('../engine/content/passages.ts');
    for (const name of [...directives.keys(), ...PASSAGE_NAMES])
      expect(text, name).toMatch(new RegExp(`\\b${name}\\b`));
    for (const key of Object.keys(frontMatterSchema.shape))
      expect(text, key).toContain(`\`${key}\``);
  });
});

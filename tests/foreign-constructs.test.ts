// Golden pairs of folders that were written for other tools: their Markdown, ours as machines get it, and what is said about it.
// A case is `name.md`, `name.out.md`, and `name.txt` where there are diagnostics. To see what a change gives, run with UPDATE=1,
// and read the difference before keeping it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFile } from './support/expect-file.ts';
import { readTree, runWarm } from './support/site-folder.ts';

const folder = path.join(import.meta.dirname, 'fixtures/foreign');
const cases = readdirSync(folder).filter((name) => /^\w+\.md$/.test(name));
const dir = mkdtempSync(path.join(tmpdir(), 'learn-foreign-constructs-'));
const PIXEL = readFileSync(path.join(import.meta.dirname, 'fixtures/folders/docs/img/dot.png'));

let site: Map<string, string>;
let told: string;

beforeAll(() => {
  for (const name of [...cases, 'parts'])
    cpSync(path.join(folder, name), path.join(dir, 'docs', name), { recursive: true });
  writeFileSync(path.join(dir, 'docs/two.md'), '# Two\n\nThe second page.\n');
  for (const name of ['logo.png', 'chart.png']) writeFileSync(path.join(dir, 'docs', name), PIXEL);
  const run = runWarm(dir, 'build', 'docs', '--out', 'out', '--plain', '--all');
  expect(run.status, run.text).toBe(0);
  told = run.text;
  site = readTree(path.join(dir, 'out'));
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('pages of folders for other tools', () => {
  it.each(cases)('%s', (name) => {
    const id = name.replace(/\.md$/, '');
    expectFile(folder, `${id}.out.md`, site.get(`${id}.md`) ?? '');
    const own = told.split(/\n(?=\S+:\d+:\d+ )/).filter((one) => one.startsWith(`docs/${name}:`));
    expectFile(folder, `${id}.txt`, own.map((one) => one.split('\n')[0]).join('\n'));
  });

  it('show no tag as text', () => {
    for (const name of cases) {
      const html = site.get(`${name.replace(/\.md$/, '')}/index.html`) ?? '';
      const prose = html.replace(/<(pre|code)[\s>][\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
      expect(prose.match(/&lt;\/?(?!name|number)[A-Za-z][^&]*/g) ?? [], name).toEqual([]);
    }
  });
});

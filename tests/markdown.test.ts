// Golden pairs: every construct of Markdown as authors write it, and the HTML and diagnostics it gives.
// A case is `name.md`, `name.html`, and `name.txt` where there are diagnostics. To see what a change
// gives, run with UPDATE=1, and read the difference before keeping it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { directives } from '../engine/markdown/directives/index.ts';
import { expectFile } from './support/expect-file.ts';
import { makeCase } from './support/markdown-case.ts';

const folder = path.join(import.meta.dirname, 'fixtures/markdown');
const textsIn = (name: string) =>
  Object.fromEntries(
    readdirSync(path.join(folder, name)).map((file) => [
      file,
      readFileSync(path.join(folder, name, file), 'utf8'),
    ]),
  );
const snippets = textsIn('_snippets');
const samples = textsIn('_samples');
const cases = readdirSync(folder).filter((name) => name.endsWith('.md'));
const HEAD = '---\ntitle: A case\ndescription: A page that shows one construct.\n---\n';

describe('golden pairs of Markdown', () => {
  it('has a pair for every construct', () => {
    expect(cases.length).toBeGreaterThan(95);
    const all = cases.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');
    const shown = new Set([...all.matchAll(/^\s*:{2,}([a-z-]+)/gm)].map(([, name]) => name));
    expect([...directives.keys()].filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each(cases)('%s', async (name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const isDev = name.includes('.dev.');
    const { page, printed } = await makeCase(text.startsWith('---\n') ? text : HEAD + text, {
      snippets,
      samples,
      isDev,
      isGuide: name.startsWith('guide-'),
      isMath: name.startsWith('math'),
    });
    expectFile(folder, name.replace(/\.md$/, '.html'), page.html);
    expectFile(folder, name.replace(/\.md$/, '.txt'), printed);
  });
});

// Pages that would take minutes or fill a disk: built with a few diagnostics, or refused with one that is clear.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diagnose, limitDiagnostics } from '../engine/diagnostics/diagnostics.ts';
import { formatDiagnostic } from '../engine/diagnostics/print-diagnostics.ts';
import { createSiteFolder, page } from './support/site-folder.ts';

const many = (text: string, count: number) => page('Many', text.repeat(count));
const lines = (count: number, lineOf: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => lineOf(i)).join('\n');
const diagram = (text: string) => page('Diagram', `\`\`\`mermaid alt="x"\n${text}\n\`\`\``);

describe('a page with thousands of', () => {
  const BUILT = {
    tags: many('<foo>', 8_000),
    'different-tags': page(
      'Many',
      lines(8_000, (i) => `<x${i}>`),
    ),
    keys: many('<kbd>', 20_000),
    comments: many('<!--', 50_000),
    'comment-lines': many('<!--\n', 50_000),
    'pairs-of-keys': many('<kbd>x</kbd>', 20_000),
  };
  const folder = createSiteFolder(
    Object.fromEntries(Object.entries(BUILT).map(([id, text]) => [`content/pages/${id}.md`, text])),
  );
  afterAll(() => folder.dispose());

  it('tags nobody knows or closes is built, and complained about a hundred times', () => {
    const { status, text } = folder.learn('build', '--all');
    expect(status, text.slice(-500)).toBe(0);
    const built = folder.learn('build').text;
    expect(built.split('content/pages/').length).toBeLessThan(20);
    for (const id of Object.keys(BUILT)) {
      const shown = text.split(`content/pages/${id}.md:`).length - 1;
      expect(shown, id).toBe(id === 'pairs-of-keys' ? 0 : 101);
    }
    expect(text).toContain('From here on, the file has 7,900 more problems.');
    expect(text).toContain('From here on, the file has 49,900 more problems.');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(300);
  });

  it('… and the build remembers little of it', () => {
    const cache = folder.cacheDir;
    const sizes = readdirSync(cache)
      .filter((name) => name.startsWith('build-'))
      .map((name) => statSync(path.join(cache, name)).size);
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThan(1_000_000);
    expect(folder.learn('build').text).toContain('505 warnings');
  });

  it.each([
    ['links', many('[a](index) ', 100_000), 'links/too-many', 'The page has 100,000 links'],
    ['broken links', many('[a](nope) ', 20_000), 'file/more-problems', '19,900 more problems'],
    ['lines of snippets', many('::include{wide.md}\n\n', 900), 'include/too-much', '20,000 lines'],
    [
      'uses of a long parameter',
      page('Many', `::include{param.md p="${'x'.repeat(5_000)}"}`),
      'include/too-much',
      '2,000,000 characters',
    ],
    ['snippets that double', many('::include{a0.md}\n', 1), 'include/too-m', 'multiply'],
    [
      'nodes',
      diagram(`flowchart LR\n${lines(1_000, (i) => `n${i} --> n${i + 1}`)}`),
      'diagram/not-drawn',
      'and may have 300',
    ],
    [
      'arrows on a line',
      diagram(
        `flowchart LR\n${lines(99, (i) => `a${i} &`)} a --> ${lines(99, (i) => `b${i} &`)} b`.replace(
          /&\n/g,
          '& ',
        ),
      ),
      'diagram/not-drawn',
      'and may have 300',
    ],
    [
      'diagrams',
      page(
        'Many',
        lines(
          40,
          () => `\`\`\`mermaid alt="x"\nflowchart LR\n${lines(60, (i) => `n${i}`)}\n\`\`\`\n`,
        ),
      ),
      'diagram/not-drawn',
      'the diagrams of this page have more than 1500',
    ],
    [
      'keys in its front matter',
      `---\n${lines(20_000, (i) => `k${i}: v`)}\n---\n`,
      'file/more-problems',
      'more problems',
    ],
  ])('%s is refused in a sentence', (_what, text, code, sentence) => {
    const site = createSiteFolder({
      'content/pages/index.md': page('Home'),
      'content/pages/many.md': text,
      'content/snippets/wide.md': 'Text of a line.\n\n'.repeat(2_000),
      'content/snippets/param.md': `---\nparams: [p]\n---\n${'{p} '.repeat(5_000)}`,
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, i) => [
          `content/snippets/a${i}.md`,
          `::include{a${i + 1}.md}\n`.repeat(2),
        ]),
      ),
      'content/snippets/a30.md': 'End.\n',
    });
    const { status, text: printed } = site.learn('check');
    site.dispose();
    expect(status, printed.slice(-500)).toBe(1);
    expect(printed).toContain(`  error  ${code}`);
    expect(printed).toContain(sentence);
    expect(printed.length).toBeLessThan(120_000);
  });

  it('keys in a small file is read in time', () => {
    const site = createSiteFolder({
      'content/pages/index.md': page('Home'),
      'content/synonyms.yaml': lines(20_000, (i) => `w${i}: [index]`),
    });
    expect(site.learn('check').status).toBe(0);
    site.write({ 'content/synonyms.yaml': 'a: [index]\nb: [index]\na: [home]\n' });
    expect(site.learn('check').text).toContain('synonyms.yaml:3:1  error  synonyms/not-yaml');
    site.dispose();
  });
});

describe('a diagnostic', () => {
  const problem = { code: 'a/b', message: 'It is so.' };

  it('keeps of a long line what stands around its place, and shows it there', () => {
    const lineText = `${'a'.repeat(50_000)}HERE${'b'.repeat(50_000)}`;
    const one = diagnose(
      { path: 'a.md', line: 1, column: 50_001, lineText },
      { ...problem, length: 4 },
    );
    expect(one.lineText).toHaveLength(400);
    expect(one.lineText?.slice(one.column - 1 - (one.lineFrom ?? 0))).toMatch(/^HEREb/);
    expect(formatDiagnostic(one)).toMatch(/1 │ …a{40}HEREb+…\n +│ {42}\^{4}$/);
  });

  it('at the end of a long line is shown there', () => {
    const lineText = `${'a'.repeat(1_000)}END`;
    const one = diagnose(
      { path: 'a.md', line: 1, column: 1_001, lineText },
      { ...problem, length: 3 },
    );
    expect(formatDiagnostic(one)).toMatch(/1 │ …a{40}END\n +│ {42}\^\^\^$/);
  });

  it('that is left out counts, and an error among those is one', () => {
    const at = (line: number, severity: 'error' | 'warning') =>
      diagnose({ path: 'a.md', line, column: 1 }, { ...problem, severity });
    const all = [at(1, 'warning'), at(2, 'warning'), at(3, 'warning'), at(4, 'error')];
    expect(limitDiagnostics(all, 2)).toMatchObject([
      { line: 1 },
      { line: 2 },
      { line: 3, severity: 'error', code: 'file/more-problems' },
    ]);
    expect(limitDiagnostics(all, 4)).toEqual(all);
  });
});

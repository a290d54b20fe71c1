import { expect, it } from 'vitest';
import type { DocumentSymbol } from 'vscode-languageserver';
import { foldsOf, symbolsOf } from './outline.ts';

const tree = (symbols: readonly DocumentSymbol[] = []): string[] =>
  symbols.flatMap(({ name, range, children }) => [
    `${name} ${range.start.line}-${range.end.line}`,
    ...tree(children).map((one) => `  ${one}`),
  ]);
const folds = (lines: readonly string[], isYaml: boolean) =>
  foldsOf(lines, isYaml).map(({ startLine, endLine }) => `${startLine}-${endLine}`);

it('has the headings of a page, and no comment of its front matter', () => {
  const lines = '---\n# A comment.\ntitle: A\n---\n\n## One\n\n### Two {#two}\n\n## Three'.split(
    '\n',
  );
  expect(tree(symbolsOf(lines, false))).toEqual(['One 5-8', '  Two 7-8', 'Three 9-9']);
  expect(folds(lines, false)).toEqual(['5-8', '7-8', '0-3']);
});

it('has the keys of a record, with what belongs to each', () => {
  const lines =
    '# yaml-language-server: $schema=a.json\ntitle: A\nparts:\n  - field: Name\n    id: name\n  - field: Kind\n\nabout: |\n  More: text.\n  - item: x\nend: Z\n'.split(
      '\n',
    );
  expect(tree(symbolsOf(lines, true))).toEqual([
    'title 1-1',
    'parts 2-5',
    '  field: Name 3-4',
    'about 7-9',
    'end 10-10',
  ]);
  expect(folds(lines, true)).toEqual(['2-5', '3-4', '7-9']);
});

it('has the entries of a list that begins at the left edge', () => {
  const lines = '- from: a\n  to: b\n- from: c\n  to: d'.split('\n');
  expect(tree(symbolsOf(lines, true))).toEqual(['from: a 0-1', 'from: c 2-3']);
  expect(tree(symbolsOf(['items:', '- a: 1', '  b: 2', 'z: 1'], true))).toEqual([
    'items 0-2',
    '  a: 1 1-2',
    'z 3-3',
  ]);
});

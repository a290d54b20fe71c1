import { expect, it } from 'vitest';
import { findConflicts, findPlaceholders } from './leftovers.ts';
import { toHeader } from './page-header.ts';

const lines = (text: string) =>
  text.split('\n').map((one, i) => ({ text: one, written: one, path: 'a.md', line: i + 1 }));
const places = (found: { line: number; column: number; code: string }[]) =>
  found.map(({ line, column, code }) => `${line}:${column} ${code}`);

it('finds the lines that a merge has written, in code too, and no others', () => {
  const text =
    'A\n=======\n<<<<<<< ours\n||||||| base\n```\n>>>>>>> theirs\n <<<<<<< shown\n<<<<<<<<\n```';
  expect(places(findConflicts(lines(text)))).toEqual([
    '3:1 source/merge-conflict',
    '4:1 source/merge-conflict',
    '6:1 source/merge-conflict',
  ]);
});

it('knows a whole merge that a fence shows from one that nobody has settled', () => {
  const text = '```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> 8fb\n```\n```\n<<<<<<< HEAD\n```';
  expect(places(findConflicts(lines(text)))).toEqual([
    '2:1 source/conflict-in-code',
    '6:1 source/conflict-in-code',
    '9:1 source/merge-conflict',
  ]);
});

it('finds marks of templates in prose, and leaves code alone', () => {
  const text = 'FILL IN: a\n- x FILL IN: y\n`FILL IN:`\n```\nFILL IN: z\n```\nfill in: w';
  expect(places(findPlaceholders(lines(text)))).toEqual([
    '1:1 source/placeholder',
    '2:5 source/placeholder',
  ]);
});

const header = (...matter: string[]) =>
  toHeader({ path: 'a.md', bytes: Buffer.from(`---\n${matter.join('\n')}\n---\n\nText.\n`) }, {});

it('looks at front matter, too: only drafts keep the marks', () => {
  const matter = ['title: "FILL IN: a title"', 'description: One sentence.'];
  expect(places(header(...matter).diagnostics)).toEqual(['2:9 source/placeholder']);
  expect(header(...matter, 'draft: true').diagnostics).toEqual([]);
});

it('names a merge in front matter before what it breaks', () => {
  const { diagnostics, frontMatter } = header('<<<<<<< HEAD', 'title: A', '=======', 'title: B');
  expect(places(diagnostics)).toEqual(['2:1 source/merge-conflict']);
  expect(frontMatter).toBeUndefined();
});

import { expect, it } from 'vitest';
import { sectionPlace } from './section-place.ts';

const lines = (text: string, path = 'content/pages/a.md') =>
  text.split('\n').map((one, i) => ({ text: one, path, line: i + 5, written: one }));

const PAGE = [
  ...lines('Text.\n\n## Add a [role](x)\n\n```\n## Add\n```\n\n## Steps\n\n## Named {#own}'),
  ...lines('## Steps\n\n### `code` & *more*', 'content/snippets/s.md'),
];
const outline = [
  { depth: 2, text: 'Add a role', anchor: 'add-a-role' },
  { depth: 2, text: 'Steps', anchor: 'steps' },
  { depth: 2, text: 'Named', anchor: 'own' },
  { depth: 2, text: 'Steps', anchor: 'steps-1' },
  { depth: 3, text: 'code & more', anchor: 'code-more' },
];

it('is the line of the heading, also of the second of one name, and in the file of a snippet', () => {
  const at = (anchor: string) => sectionPlace(PAGE, outline, anchor);
  expect(at('add-a-role')).toEqual({ path: 'content/pages/a.md', line: 7 });
  expect(at('steps')).toEqual({ path: 'content/pages/a.md', line: 13 });
  expect(at('own')).toEqual({ path: 'content/pages/a.md', line: 15 });
  expect(at('steps-1')).toEqual({ path: 'content/snippets/s.md', line: 5 });
  expect(at('code-more')).toEqual({ path: 'content/snippets/s.md', line: 7 });
  expect(at('no-heading')).toBeUndefined();
});

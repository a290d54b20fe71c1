import { expect, it } from 'vitest';
import { summaryItems } from './book-summary.ts';

const ids = { intro: 'intro', 'ch/one': 'ch/one', 'ch/two': 'ch/two' };

it('is a sidebar: parts are categories, as are chapters with others below', () => {
  const text = [
    '# Summary',
    '[Introduction](intro.md)',
    '# First part',
    '- [One](./ch/one.md)',
    '  - [Two](ch/two.md)',
    '- [Draft]()',
    '- [Gone](gone.md)',
  ].join('\n');
  expect(summaryItems(text, { ids, files: {}, roots: [] })).toEqual([
    { type: 'page', id: 'intro', label: 'Introduction', at: [], isGenerated: true },
    {
      type: 'category',
      label: 'First part',
      description: '',
      items: [
        {
          type: 'category',
          label: 'One',
          description: '',
          page: { id: 'ch/one', at: [] },
          items: [{ type: 'page', id: 'ch/two', label: 'Two', at: [], isGenerated: true }],
        },
      ],
    },
  ]);
});

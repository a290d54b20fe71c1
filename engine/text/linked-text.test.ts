import { expect, it } from 'vitest';
import { parseLinkedText } from './linked-text.ts';

it('finds links in a line of text', () => {
  expect(parseLinkedText('See [what is new](news#top), or [write](mailto:a@b.c)')).toEqual([
    'See ',
    { label: 'what is new', target: 'news#top' },
    ', or ',
    { label: 'write', target: 'mailto:a@b.c' },
  ]);
  expect(parseLinkedText('[all](a)')).toEqual([{ label: 'all', target: 'a' }]);
});

it('leaves what is no whole link', () => {
  for (const text of ['a [b] (c)', '[](a)', '[a](b c)', '[a]()', '**b** <i>'])
    expect(parseLinkedText(text)).toEqual([text]);
});

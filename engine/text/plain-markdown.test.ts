// Links of Markdown as their words; texts of records as Markdown that shows them.
import { expect, it } from 'vitest';
import { linksToText, plainMarkdown } from './plain-markdown.ts';

it.each([
  ['See [the **guide**](teams/roles#add) first.', 'See the **guide** first.'],
  ['[a](b) and [c](d "e")', 'a and c'],
  ['![A picture](a.png) of it', 'A picture of it'],
  ['[no link] (at all), [neither][x]', '[no link] (at all), [neither][x]'],
])('%s', (markdown, text) => expect(linksToText(markdown)).toBe(text));

it('shows a text as it is', () => expect(plainMarkdown('a * b\n[c]')).toBe('a \\* b \\[c\\]'));

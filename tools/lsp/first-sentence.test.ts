import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it.each([
  ['The **first** one. The second.', 'The first one.'],
  ['See [all\nroles](a#b) of\nit. More.', 'See all roles of it.'],
  ['```js\nrun();\n```\n\nAfter code.', 'After code.'],
  ['- an item\n\n| a | b |\n\nText\n- an item', 'Text'],
  [':::note\nInside.\n:::', 'Inside.'],
  ['The _key_ `max_size` counts.', 'The key max_size counts.'],
  ['1. A step.', ''],
])('%j: %j', (text, sentence) => {
  expect(firstSentence(text.split('\n'))).toBe(sentence);
});

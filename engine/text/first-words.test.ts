import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it.each([
  ['Open the port. Then wait.', 'Open the port.'],
  ['Run this:\n  install.sh', 'Run this:'],
  ['Version 1.2 is there', 'Version 1.2 is there'],
  ['x'.repeat(200), 'x'.repeat(120)],
  ['', ''],
])('%s', (text, words) => expect(firstWords(text)).toBe(words));

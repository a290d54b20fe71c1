import { describe, expect, it } from 'vitest';
import { placeIn } from './source-text.ts';
import { productTokens, replaceTokens, substitute } from './tokens.ts';

const tokens = productTokens({ name: 'Acme Studio', slug: 'acme', code: 'AC' });

describe('tokens of the product', () => {
  it.each([
    ['{Product} and {product}', 'Acme Studio and acme'],
    ['{PR}E, {pr}-x, {PR}{pr}', 'ACE, ac-x, ACac'],
    ['{unknown} {Product {pr', '{unknown} {Product {pr'],
    ['{{product}} {constructor}', '{acme} {constructor}'],
    ['\\{product} \\{other}', '{product} \\{other}'],
    ['C:\\\\{product}\\bin', 'C:\\acme\\bin'],
    ['\\\\\\{product}', '\\{product}'],
    ['\\n{product}', '\\nacme'],
  ])('%s gives %s', (written, text) => {
    expect(replaceTokens(written, tokens)).toBe(text);
  });

  it('lead every column behind a replacement back to what the author wrote', () => {
    const written = 'a {Product} b {pr} c \\{pr} d';
    const { text, shifts } = substitute(written, tokens);
    const lines = [{ text, shifts, written, path: 'a.md', line: 7 }];
    for (const sign of ['a ', ' b', ' c', ' d'])
      expect(placeIn(lines, 0, text.indexOf(sign)).column, sign).toBe(written.indexOf(sign) + 1);
  });

  it('lead a column inside a replacement to the token, never behind it', () => {
    const written = 'x {pr}y';
    const { text, shifts } = substitute(written, { pr: 'a long replacement' });
    const lines = [{ text, shifts, written, path: 'a.md', line: 1 }];
    const columns = Array.from(text, (_, at) => placeIn(lines, 0, at).column);
    expect(columns.slice(2, -1).every((column) => column >= 3 && column <= 6)).toBe(true);
    expect(columns.at(-1)).toBe(7);
  });
});

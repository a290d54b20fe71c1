import { describe, expect, it } from 'vitest';
import { parseAttributes, placeOfValue } from './attributes.ts';

describe('attributes', () => {
  it.each([
    ['', [], {}],
    ['a.md target=aws title="Two words"', ['a.md'], { target: 'aws', title: 'Two words' }],
    ['a=\'it is "x"\' b="it\'s"', [], { a: 'it is "x"', b: "it's" }],
    ['a="" =b c= d', ['=b', 'c=', 'd'], { a: '' }],
    ['to=https://example.com/?a=b', [], { to: 'https://example.com/?a=b' }],
    ['a=1 a=2', [], { a: '2' }],
    ['a="never closed', ['a=', 'never', 'closed'], {}],
  ])('of %s', (text, bare, named) => {
    expect(parseAttributes(text)).toEqual({ bare, named });
  });

  it('know where a value stands', () => {
    const text = 'description="to=x" to="y z" icon=w';
    for (const [name, value] of Object.entries(parseAttributes(text).named)) {
      const { at = -1, length = 0 } = placeOfValue(text, name) ?? {};
      expect(text.slice(at, at + length)).toBe(value);
    }
    expect(placeOfValue(text, 'none')).toBeUndefined();
  });
});

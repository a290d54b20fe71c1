// What stays of a style sheet when only some classes are named.
import { describe, expect, it } from 'vitest';
import { classesNamedIn, classesOf, pruneCss } from './prune-css.ts';

const script = `<p className='d-box is-on' />; const level = \`d-level-\${depth}\`;`;
const pruned = (css: string) => pruneCss('test.css', css, classesNamedIn(script, classesOf(css)));

describe('of a style sheet', () => {
  it.each([
    ['.d-box{color:red}', 'a named class'],
    ['.d-level-3{color:red}', 'a class that is put together'],
    ['.d-box p:not(.other){color:red}', 'a class that must be absent'],
    [':is(.other,.d-box){color:red}', 'one of a choice'],
    ['.other,.d-box{color:red}', 'one of several selectors'],
    ['p[dir]{color:red}', 'no class at all'],
    ['@media print{.d-box{color:red}}', 'a named class in a media rule'],
  ])('%s stays: %s', (css) => {
    expect(pruned(css)).toBe(css);
  });

  it.each([
    ['.other{color:red}'],
    ['.d-box .other{color:red}'],
    ['.d-box.other{color:red}'],
    [':where(.other,.more) p{color:red}'],
    ['@media print{.other{color:red}}'],
  ])('%s goes', (css) => {
    expect(pruned(css)).toBe('');
  });

  it('the classes are told that decide about it', () => {
    const css = '.d-box .other{margin:0.5em}.d-level-3,.d-level{color:red}';
    expect([...classesNamedIn(script, classesOf(css))]).toEqual(['d-box', 'd-level-3']);
  });

  it('nothing goes without names', () => {
    expect(pruneCss('test.css', '.other { color: red }')).toBe('.other{color:red}');
  });

  it('what is wrong is said with its place', () => {
    expect(() => pruneCss('test.css', '.a { color: red; } }')).toThrow(/Unexpected/);
  });
});

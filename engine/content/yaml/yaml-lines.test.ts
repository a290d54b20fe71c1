// Texts in YAML, however they are written, lead back to the line and column where the author wrote a word.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { placeIn, type SourceLine } from '../pages/source-text.ts';
import { parseYaml } from './parse-yaml.ts';

const tokens = { Product: 'Acme Studio', pr: 'ac', slug: 'a' };
const schema = z.object({ list: z.array(z.object({ text: z.string() })) });

/** Lines of the one text of a file that has other things before and after it. */
function linesOf(written: string): SourceLine[] {
  const file = `# A comment\nlist:\n  - text: x\n  - text: ${written}\n  - text: y\n`;
  const parsed = parseYaml(file, schema, { path: 'content/a.yaml', tokens, area: 'test' });
  expect(parsed.diagnostics).toEqual([]);
  const lines = parsed.linesOf(['list', 1, 'text']);
  const value = parsed.value?.list[1]?.text ?? '';
  expect(lines.map(({ text }) => text.trimEnd()).join('\n')).toBe(value.replace(/\s+$/, ''));
  return lines;
}

/** `line:column` of a word; the text begins in line 4. */
function placeOf(word: string, lines: readonly SourceLine[]): string {
  const at = lines.findIndex(({ text }) => text.includes(word));
  const { path, line, column, lineText } = placeIn(lines, at, lines[at]?.text.indexOf(word));
  expect(path).toBe('content/a.yaml');
  expect(lineText?.length).toBeGreaterThanOrEqual(column - 1);
  return `${line}:${column}`;
}

describe('the lines of a text', () => {
  it('have places of their own in a block', () => {
    const lines = linesOf('|\n      one two\n\n        deeper\n      last   ');
    expect(lines.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
    const words = ['one', 'two', 'deeper', 'last'];
    expect(words.map((word) => placeOf(word, lines))).toEqual(['5:7', '5:11', '7:9', '8:7']);
  });

  it('have them in a block that keeps or drops its last line break, or begins with an empty line', () => {
    expect(placeOf('two', linesOf('|-\n      one\n      two'))).toBe('6:7');
    expect(placeOf('two', linesOf('|+\n      one\n      two\n\n'))).toBe('6:7');
    expect(placeOf('two', linesOf('|\n\n      one\n      two'))).toBe('7:7');
    expect(placeOf('two', linesOf('|2\n        one\n      two'))).toBe('6:7');
  });

  it('lead behind tokens to what the author wrote', () => {
    const lines = linesOf('|\n      In {Product} and {pr}: one\n      {slug}{unknown} two');
    expect(placeOf('Acme', lines)).toBe('5:10');
    expect(placeOf('and', lines)).toBe('5:20');
    expect(placeOf('one', lines)).toBe('5:30');
    expect(placeOf('{unknown}', lines)).toBe('6:13');
    expect(placeOf('two', lines)).toBe('6:23');
  });

  it('are one line where the text is plain', () => {
    const lines = linesOf('{slug}-one of {Product} two');
    expect(lines.length).toBe(1);
    expect(['-one', 'Acme', 'two'].map((word) => placeOf(word, lines))).toEqual([
      '4:17',
      '4:25',
      '4:35',
    ]);
  });

  it.each(['"', "'"])('begin behind the quote %s', (quote) => {
    const lines = linesOf(`${quote}one: {Product} two${quote}`);
    expect(['one', 'Acme', 'two'].map((word) => placeOf(word, lines))).toEqual([
      '4:12',
      '4:17',
      '4:27',
    ]);
  });

  it.each([
    ['plain', 'one two\n      three four', '4:15', '4:17'],
    ['quoted', '"one two\n      three four"', '4:16', '4:18'],
    ['folded', '>\n      one two\n      three four', '5:11', '5:13'],
    ['folded, and has tokens', '>-\n      {pr} two\n      three four', '5:12', '5:14'],
  ])('lead no further than its first line where the text is %s', (_how, written, two, end) => {
    const lines = linesOf(written);
    expect(lines.length).toBe(1);
    expect(placeOf('two', lines)).toBe(two);
    expect(placeOf('three', lines)).toBe(end);
    expect(placeOf('four', lines)).toBe(end);
  });

  it('share the line where a quoted text breaks by itself', () => {
    const lines = linesOf('"one\\ntwo"');
    expect(lines.map(({ text, line }) => `${line} ${text}`)).toEqual(['4 one', '4 two']);
  });

  it('are none where there is no text', () => {
    const { linesOf: of } = parseYaml('a: [1]', z.any(), { path: 'a', tokens, area: 'test' });
    expect([of(['a']), of(['b']), of(['a', 7])]).toEqual([[], [], []]);
  });
});

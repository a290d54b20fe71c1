// The fence in `:::widget{…}`: what is wrong with its data is said at the line and column of the page.
import { describe, expect, it } from 'vitest';
import { findGivenData, readGivenData } from './read-illustration-data.ts';

const place = ({ line, column, message }: { line: number; column: number; message: string }) =>
  `${line}:${column} ${message}`;

/** The directive is line 3 of its file. */
function read(kind: 'options' | 'table' | undefined, ...body: string[]) {
  const texts = ['', '', ':::widget{name=x}', ...body, ':::'];
  const lines = texts.map((text, at) => ({ text, written: text, path: 'a.md', line: at + 1 }));
  const page = { lines };
  const given = findGivenData({ line: 2, endLine: texts.length - 1 }, page);
  if (!given) return 'nothing';
  if (!('lines' in given)) return [place(given)];
  const found = readGivenData(given, kind, page);
  return Array.isArray(found) ? found.map(place) : found.value;
}

describe('data of an illustration', () => {
  it('is what the fence says', () => {
    expect(read('options', '```yaml', 'label: Skill', 'options: [SQL]', '```')).toEqual({
      label: 'Skill',
      options: ['SQL'],
    });
  });

  it('is refused at its line', () => {
    const wrong = read('options', '', '```yaml', 'label: Skill', 'option: [SQL]', '```');
    expect(wrong).toContainEqual(expect.stringMatching(/^7:1 .*option/));
    const short = read(
      'table',
      '```yaml',
      'label: x',
      'columns: [a, b]',
      'rows:',
      '  - [1]',
      '```',
    );
    expect(short).toEqual([expect.stringMatching(/^8:5 .*1 cells for 2 columns/)]);
  });

  it('is one fence of YAML, for an illustration that takes data', () => {
    expect(read('options', 'Text.')).toEqual([expect.stringMatching(/^4:1 Between the colons/)]);
    expect(read(undefined, '```yaml', 'label: x', '```')).toEqual([
      expect.stringMatching(/^4:1 This illustration takes no data/),
    ]);
  });
});

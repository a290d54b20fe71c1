import { describe, expect, it } from 'vitest';
import { firstWords, isModuleLine, isOnlyImports } from './first-words.ts';

const sentence = (body: string) => firstWords(body).sentence;

describe('the first words of a page', () => {
  it('are its first heading of level 1, with the line it begins on', () => {
    expect(firstWords('# Title\n\nText.')).toEqual({
      title: 'Title',
      titleLine: 0,
      isTitleFirst: true,
      sentence: 'Text.',
    });
    expect(firstWords('Text.\n\nTitle\n=====')).toMatchObject({
      title: 'Title',
      titleLine: 2,
      isTitleFirst: false,
    });
    expect(firstWords('## Section\n\nText.').title).toBeUndefined();
    expect(firstWords('```md\n# Code\n```\n').title).toBeUndefined();
    expect(firstWords('# The `ls` *tool* {#ls}').title).toBe('The ls tool');
    expect(firstWords("import A from 'a';\n\n# Title").isTitleFirst).toBe(true);
  });

  it('are the first sentence of its prose, without marks, pictures and tags', () => {
    expect(sentence('Use **bold** and [a link](b.md "c").\nMore. Still more.')).toBe(
      'Use bold and a link.',
    );
    expect(sentence('![](a.png)\n\n<div>\n\nIt is <b>here</b>, e.g. now.')).toBe(
      'It is here, e.g. now.',
    );
    expect(sentence('    code\n\n| a |\n| - |\n| b |\n\n---\n\nText')).toBe('Text');
  });

  it('are those of a box, a quote or a list only where there is no other text', () => {
    expect(sentence(':::note\nBoxed.\n:::\n\nPlain.')).toBe('Plain.');
    expect(sentence('> Quoted.\n\n- Listed.')).toBe('Quoted.');
    expect(sentence(':::note\n\nBoxed.\n\n:::')).toBe('Boxed.');
  });

  it('end at a word where the sentence has more than 160 characters', () => {
    const long = sentence(`${'word '.repeat(60)}end.`) ?? '';
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long).toMatch(/^(?:word )+word…$/);
    expect(sentence('x'.repeat(1000))).toHaveLength(160);
  });

  it('are none of an empty page, and cost little of a strange one', () => {
    expect(firstWords('')).toEqual({});
    expect(sentence('[!'.repeat(50_000))).toHaveLength(160);
  });
});

it('lines of modules are told from prose', () => {
  for (const line of ["import A from './a'", "import './a.css'", 'export const a = 1'])
    expect(isModuleLine(line), line).toBe(true);
  for (const line of ['import the data from a file', 'Import A from b', 'export your data'])
    expect(isModuleLine(line), line).toBe(line.startsWith('import the data from'));
});

it('whole imports are told from lines that go on', () => {
  for (const text of [
    "import A from './a'",
    "import './a.css';",
    'import A, {\n  b,\n  c as d,\n} from \'./a\';\nimport * as e from "e";',
  ])
    expect(isOnlyImports(text), text).toBe(true);
  for (const text of [
    'import the data from a file',
    "import A from './a'; and read",
    "import A from './a'\nProse.",
    'export const a = 1',
  ])
    expect(isOnlyImports(text), text).toBe(false);
});

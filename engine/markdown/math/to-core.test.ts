// What browsers would leave out of KaTeX's MathML, and what they get in its place.
import { expect, it } from 'vitest';
import { createPieces } from '../pieces.ts';
import { toLetters } from './letters.ts';
import { loadMath, renderFormula } from './render.ts';

async function drawn(tex: string, macros = {}) {
  await loadMath();
  const made = renderFormula({ tex, isBlock: true }, { macros }, createPieces());
  return 'message' in made
    ? made
    : String(made)
        .replace(/^<math[^>]*><semantics>|<annotation.*$/gs, '')
        .replace(/^<mrow>|<\/mrow>$/g, '');
}

it.each([
  ['\\mathbf{Ab1}', '<mi>𝐀</mi><mi>𝐛</mi><mn>𝟏</mn>'],
  ['\\mathbb{R}\\mathbb{A}', '<mi>ℝ</mi><mi>𝔸</mi>'],
  ['\\mathcal{H}', '<mi>ℋ</mi>'],
  ['\\mathrm{d}', '<mi mathvariant="normal">d</mi>'],
  ['\\mathtt{a<}', '<mi>𝚊</mi><mo>&lt;</mo>'],
  ['\\boldsymbol{\\omega}', '<mi>𝝎</mi>'],
  ['\\text{\\textbf{b}}', '<mtext class="bold">b</mtext>'],
  ['\\cancel{x}', '<mrow class="updiagonalstrike"><mi>x</mi></mrow>'],
  ['\\xcancel{x}', '<mrow class="updiagonalstrike downdiagonalstrike"><mi>x</mi></mrow>'],
  ['\\color{red} x', '<mstyle mathcolor="red"><mi>x</mi></mstyle>'],
  ['\\RR', '<mi>ℝ</mi>'],
  [
    '\\colorbox{red}{x}',
    '<mpadded mathbackground="red"><mstyle scriptlevel="0" displaystyle="false"><mtext>x</mtext></mstyle></mpadded>',
  ],
  [
    '\\raisebox{2pt}{x}',
    '<mpadded voffset="2pt"><mstyle scriptlevel="0" displaystyle="false"><mtext>x</mtext></mstyle></mpadded>',
  ],
])('%s', async (tex, expected) => {
  expect(await drawn(tex, { '\\RR': '\\mathbb{R}' })).toBe(expected);
});

it.each([
  '\\begin{array}{|c:r|}\\hline a & b\\\\ \\hdashline c & d\\end{array}',
  'x \\tag{1}',
  '\\fcolorbox{red}{blue}{x}',
  '\\begin{aligned} a &= \\begin{pmatrix} 1 & 2 \\end{pmatrix} & b \\end{aligned}',
  '\\angl{n} \\phase{x} \\sout{y} \\rule{1em}{2em}',
])('%s has no attribute that browsers do not know, and no style', async (tex) => {
  expect(await drawn(tex)).not.toMatch(
    /\sstyle=|column(?:align|lines|spacing)=|row(?:lines|spacing)=|notation=|menclose|<mtd width|<mtable width/,
  );
});

it('a table in a cell has its own columns', async () => {
  expect(
    await drawn('\\begin{aligned} a &= \\begin{array}{rl} 1 & 2 \\end{array} \\end{aligned}'),
  ).toMatch(
    /^<mtable><mtr><mtd class="right near-end">.*<mtd class="left near-start near-end">.*<mtd class="right">.*<mtd class="left">.*$/,
  );
});

it.each([
  ['a \\foo', 'Undefined control sequence: \\foo', 2, 4],
  ['a & b', "Expected 'EOF', got '&'", 2, 1],
  ['a \\href{x}{y}', "a formula can't have \\href", 2, 5],
  ['a \\\\ b', 'browsers break no line here: write \\begin{aligned} … \\end{aligned}', 2, 2],
  [
    '\\def\\a{\\a\\a}\\a',
    'Too many expansions: infinite loop or need to increase maxExpand setting',
    0,
    0,
  ],
])('%s is wrong', async (tex, message, at, length) => {
  expect(await drawn(tex)).toEqual({ message, at, length });
});

it('a formula leaves no commands to the next', async () => {
  await drawn('\\gdef\\mine{x} \\mine');
  expect(await drawn('\\mine')).toMatchObject({ message: 'Undefined control sequence: \\mine' });
});

it('signs that a typeface does not have stay', () => {
  expect(toLetters('aÄ–h', 'italic')).toBe('𝑎Ä–ℎ');
  expect(toLetters('x', 'other')).toBe('x');
});

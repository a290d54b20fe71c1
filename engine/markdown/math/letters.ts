// Letters of a formula in a typeface of their own, such as bold → the signs that Unicode has for these: browsers know no `mathvariant`.

/** Where capital letters, small letters and digits of a typeface begin. */
const TYPEFACES: Readonly<
  Record<string, readonly [capital: number, small: number, digit?: number]>
> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  italic: [0x1d434, 0x1d44e],
  'bold-italic': [0x1d468, 0x1d482],
  script: [0x1d49c, 0x1d4b6],
  'bold-script': [0x1d4d0, 0x1d4ea],
  fraktur: [0x1d504, 0x1d51e],
  'bold-fraktur': [0x1d56c, 0x1d586],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec],
  'sans-serif-italic': [0x1d608, 0x1d622],
  'sans-serif-bold-italic': [0x1d63c, 0x1d656],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
};

const GREEK: Readonly<Record<string, readonly [capital: number, small: number]>> = {
  bold: [0x1d6a8, 0x1d6c2],
  italic: [0x1d6e2, 0x1d6fc],
  'bold-italic': [0x1d71c, 0x1d736],
  'bold-sans-serif': [0x1d756, 0x1d770],
  'sans-serif-bold-italic': [0x1d790, 0x1d7aa],
};

/** Those that Unicode had before the others. */
const EARLIER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  italic: { h: 'ℎ' },
  script: {
    B: 'ℬ',
    E: 'ℰ',
    F: 'ℱ',
    H: 'ℋ',
    I: 'ℐ',
    L: 'ℒ',
    M: 'ℳ',
    R: 'ℛ',
    e: 'ℯ',
    g: 'ℊ',
    o: 'ℴ',
  },
  fraktur: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
  'double-struck': { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
};

/** Signs that a typeface doesn't have stay as they are. */
export const toLetters = (text: string, typeface: string): string =>
  Array.from(text, (sign) => letterOf(sign, typeface)).join('');

function letterOf(sign: string, typeface: string): string {
  const earlier = EARLIER[typeface]?.[sign];
  if (earlier) return earlier;
  const [capital, small, digit] = TYPEFACES[typeface] ?? [];
  const [greekCapital, greekSmall] = GREEK[typeface] ?? [];
  return (
    shifted(sign, ['A', 'Z'], capital) ??
    shifted(sign, ['a', 'z'], small) ??
    shifted(sign, ['0', '9'], digit) ??
    shifted(sign, ['Α', 'Ω'], greekCapital) ??
    shifted(sign, ['α', 'ω'], greekSmall) ??
    sign
  );
}

function shifted(
  sign: string,
  [first, last]: readonly [string, string],
  to: number | undefined,
): string | undefined {
  if (to === undefined || sign < first || sign > last) return undefined;
  return String.fromCodePoint((sign.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0) + to);
}

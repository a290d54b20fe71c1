// A text → how wide it is in a wide typeface: a drawing is made for one of many, and must fit in all.

/** Shares of the type size, as in DejaVu Sans, which is wider than what most systems have. */
const SHARE = { narrow: 0.36, space: 0.32, small: 0.63, capital: 0.72, wide: 0.98, full: 1.05 };
const BOLD = 1.12;

function shareOf(sign: string): number {
  if (/[ijlftIr1.,:;'|!()[\]/\\-]/.test(sign)) return SHARE.narrow;
  if (sign === ' ') return SHARE.space;
  if (/[mwMW@%]/.test(sign)) return SHARE.wide;
  if (/[A-Z]/.test(sign)) return SHARE.capital;
  return sign > '\u02ff' ? SHARE.full : SHARE.small;
}

/** @returns pixels, as `sizePx` is. */
export function wideTextPx(text: string, sizePx: number, weight: number): number {
  const shares = [...text].reduce((sum, sign) => sum + shareOf(sign), 0);
  return shares * sizePx * (weight >= 600 ? BOLD : 1);
}

// Text that may have formulas between signs of dollars → where a formula is; a price is none.

export type Found = { tex: string; isBlock: boolean; end: number };

const isBlank = (sign: string | undefined): boolean => sign === undefined || /\s/.test(sign);

/**
 * `$…$` and `$$…$$`. As in other tools, `$` has no blank inside, and no digit right behind it: "$5 and $10" is text.
 *
 * @param at  of the first sign.
 */
export function findFormula(text: string, at: number): Found | undefined {
  const isBlock = text[at + 1] === '$';
  const start = at + (isBlock ? 2 : 1);
  if (!isBlock && isBlank(text[start])) return undefined;
  const close = closingSign(text, start);
  if (close === undefined || close === start) return undefined;
  const tex = text.slice(start, close);
  if (isBlock)
    return text[close + 1] === '$' && tex.trim() ? { tex, isBlock, end: close + 2 } : undefined;
  if (isBlank(text[close - 1]) || /\d/.test(text[close + 1] ?? '')) return undefined;
  return { tex, isBlock, end: close + 1 };
}

/** The next sign that isn't written with a backslash; code comes first. */
function closingSign(text: string, start: number): number | undefined {
  for (let i = start; i < text.length; i++) {
    const sign = text[i];
    if (sign === '\\') i++;
    else if (sign === '$') return i;
    else if (sign === '`') return undefined;
  }
  return undefined;
}

// A display format → what it lets one type: `(999) 999-9999`, `AA-9999`.

const SIGNS: Readonly<Record<string, RegExp>> = {
  '9': /\d/,
  A: /\p{L}/u,
  '*': /[\p{L}\d]/u,
};

/** Characters that don't fit are dropped; the mask's own ones are added once something follows them. */
export function applyMask(mask: string, typed: string): string {
  const left = typed.match(/[\p{L}\d]/gu) ?? [];
  let shown = '';
  let own = '';
  for (const sign of mask.replaceAll('?', '')) {
    const fits = SIGNS[sign];
    if (fits) {
      const next = takeFitting(left, fits);
      if (next === undefined) break;
      shown += own + next;
      own = '';
    } else {
      own += sign;
      if (left[0] === sign) left.shift();
    }
  }
  return shown;
}

/** The mask as an empty field shows it: `(___) ___-____`. */
export const maskGuide = (mask: string): string => mask.replaceAll('?', '').replace(/[9A*]/g, '_');

function takeFitting(left: string[], fits: RegExp): string | undefined {
  let next = left.shift();
  while (next !== undefined && !fits.test(next)) next = left.shift();
  return next;
}

// A bound help text → what it says about a field: `'You can write ' + (maxchars - charlength) + ' more'`.

const PART =
  /\s*(?:'([^']*)'\s*|"([^"]*)"\s*|(?:\(\s*)?(maxchars)\s*-\s*(charlength)\s*(?:\)\s*)?|(charlength)\s*|(maxchars)\s*)(?:\+|$)/y;

/** Texts, both numbers and their difference, joined by `+`; anything else is shown as it is written. */
export function evaluateHelpText(expression: string, charlength: number, maxchars: number): string {
  const said: string[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < expression.length) {
    const part = PART.exec(expression);
    if (!part) return expression;
    const [, single, double, difference, , length, most] = part;
    if (difference) said.push(String(maxchars - charlength));
    else if (length) said.push(String(charlength));
    else if (most) said.push(String(maxchars));
    else said.push(single ?? double ?? '');
  }
  return said.join('');
}

// An article's HTML → whether it needs the sheet of what few articles have.

const RARE = /<(?:(?:abbr|blockquote|hr)\b|section class="footnotes")/;

export const needsRareStyle = (html: string): boolean => RARE.test(html);

// `<a href="…">text</a>`, `<strong>`, `<code>` and other tags around words → what is put before and behind the words.
import { lookUp } from '../../../engine/tooling.ts';
import type { Tag } from './tags.ts';

/** Before and behind what is between the tags; or all in one, where the words themselves change. */
export type Pair = { before: string; after: string } | { whole: string };

/** Tags that our Markdown has itself. */
const OWN = new Set('kbd sub sup abbr mark small ins del dfn samp var q'.split(' '));

const MARKS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  cite: '*',
};

const NOTHING: Pair = { before: '', after: '' };

/** @param around  the signs before the first tag and behind the last one. */
export function pairOf(open: Tag, inner: string, around: { before: string; after: string }): Pair {
  const { name, attributes } = open;
  const isPlain = inner.trim() !== '' && inner === inner.trim();
  const mark = lookUp(MARKS, name);
  if (mark) {
    const fits = isPlain && canMark(inner, around) && !inner.includes(mark);
    return fits ? { before: mark, after: mark } : NOTHING;
  }
  if (name === 'code' || name === 'tt') return codeOf(inner);
  if (name === 's') return { before: '<del>', after: '</del>' };
  if (name === 'a') {
    const { href } = attributes;
    if (!href || /[{}]/.test(href)) return NOTHING;
    return { before: '[', after: `](${/[\s()]/.test(href) ? `<${href}>` : href})` };
  }
  if (!OWN.has(name) || inner.trim() === '') return NOTHING;
  const { title } = attributes;
  const about = title && name === 'abbr' ? ` title="${title.replaceAll('"', '&quot;')}"` : '';
  return { before: `<${name}${about}>`, after: `</${name}>` };
}

/** Emphasis begins and ends at words, or where blanks and signs are outside, too. */
function canMark(inner: string, { before, after }: { before: string; after: string }): boolean {
  const opens = /^[\p{L}\p{N}]/u.test(inner) || !/[\p{L}\p{N}]/u.test(before);
  const closes = /[\p{L}\p{N}]$/u.test(inner) || !/[\p{L}\p{N}]/u.test(after);
  return opens && closes;
}

function codeOf(inner: string): Pair {
  if (inner.trim() === '' || /[`<]/.test(inner)) return NOTHING;
  return { whole: `\`${toText(inner).replace(/\s+/g, ' ').trim()}\`` };
}

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Character references → the characters; unknown ones stay. */
export function toText(html: string): string {
  return html.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, digits, hex, name) => {
      if (name) return lookUp(NAMED, String(name)) ?? whole;
      const code = digits ? Number(digits) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

// `<Name a="b" c={d} {...e}>` → a Tag; undefined where the sign opens none.
import type { Attribute, Tag } from './token.ts';

/** Longer tags are none that people write. */
const LONGEST = 60_000;

const NAME = /[A-Za-z_$][\w$.:-]*/y;
const BLANKS = /\s*/y;
const ATTRIBUTE = /[A-Za-z_$@:][\w$.:-]*/y;
const PLAIN = /[^\s"'=<>`{}]+/y;

/** @param isPlain  HTML in Markdown: braces are text, and values need no quotes. */
export function scanTag(text: string, start: number, isPlain: boolean): Tag | undefined {
  let at = start + 1;
  const isClose = text[at] === '/';
  if (isClose) at++;
  const name = take(NAME, text, at);
  at += name.length;
  if (name === '' && (isPlain || !/^\s*>/.test(text.slice(at, at + 20)))) return undefined;
  if (!/[\s/>]/.test(text[at] ?? '')) return undefined;
  const attributes: Attribute[] = [];
  const latest = Math.min(text.length, start + LONGEST);
  while (at < latest) {
    at += take(BLANKS, text, at).length;
    const sign = text[at];
    if (sign === '>')
      return { kind: isClose ? 'close' : 'open', name, attributes, start, end: at + 1 };
    if (sign === '/') {
      const after = at + 1 + take(BLANKS, text, at + 1).length;
      if (text[after] !== '>') return undefined;
      return { kind: isClose ? 'close' : 'empty', name, attributes, start, end: after + 1 };
    }
    const attribute = scanAttribute(text, at, isPlain);
    if (!attribute) return undefined;
    attributes.push(attribute);
    at = attribute.end;
  }
  return undefined;
}

function scanAttribute(text: string, start: number, isPlain: boolean): Attribute | undefined {
  if (text[start] === '{' && !isPlain) {
    const end = closingBrace(text, start);
    return end < 0
      ? undefined
      : { name: '...', start, end, value: { expression: text.slice(start + 1, end - 1) } };
  }
  const name = take(ATTRIBUTE, text, start);
  if (name === '') return undefined;
  const behind = start + name.length;
  const equals = behind + take(BLANKS, text, behind).length;
  if (text[equals] !== '=') return { name, start, end: behind, value: true };
  const from = equals + 1 + take(BLANKS, text, equals + 1).length;
  const quote = text[from];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, from + 1);
    if (end < 0 || end - from > LONGEST) return undefined;
    return { name, start, end: end + 1, value: decode(text.slice(from + 1, end)) };
  }
  if (quote === '{' && !isPlain) {
    const end = closingBrace(text, from);
    return end < 0
      ? undefined
      : { name, start, end, value: { expression: text.slice(from + 1, end - 1) } };
  }
  const plain = take(PLAIN, text, from);
  if (plain === '') return undefined;
  const value =
    plain.endsWith('/') && text[from + plain.length] === '>' ? plain.slice(0, -1) : plain;
  return { name, start, end: from + value.length, value };
}

/** Behind the brace that closes the one at `from`; strings, templates and comments inside are passed over. -1: none. */
export function closingBrace(text: string, from: number): number {
  const above: string[] = [];
  const latest = Math.min(text.length, from + LONGEST);
  for (let at = from; at < latest; at++) {
    const sign = text[at] ?? '';
    if (above.at(-1) === '`') {
      if (sign === '\\') at++;
      else if (sign === '`') above.pop();
      else if (sign === '$' && text[at + 1] === '{') {
        above.push('{');
        at++;
      }
    } else if (sign === '{' || sign === '`') above.push(sign);
    else if (sign === '}') {
      above.pop();
      if (above.length === 0) return at + 1;
    } else if ((sign === '"' || sign === "'") && !isApostrophe(text, at)) {
      const end = endOfString(text, at);
      if (end > 0) at = end;
    } else if (sign === '/' && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) return -1;
      at = end + 1;
    }
  }
  return -1;
}

/** As in the text of JSX: `don't`. */
function isApostrophe(text: string, at: number): boolean {
  return /\w/.test(text[at - 1] ?? '');
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '\n') return -1;
    else if (text[at] === text[from]) return at;
  }
  return -1;
}

function take(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Named and numbered characters of an attribute. */
export function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi,
    (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
      if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
      return ENTITIES[String(name)] ?? whole;
    },
  );
}

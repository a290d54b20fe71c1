// The words after a fence's backticks → language, title, marked lines, switches.
import { parseAttributes } from '../text/attributes.ts';

export type FenceInfo = {
  language: string;
  title?: string;
  /** Numbers of the marked lines, from 1. */
  marked: Set<number>;
  hasLineNumbers: boolean;
  isDiff: boolean;
  /** Alternative text, for diagrams. */
  alt?: string;
  /** Of a command: the machine it runs on, the user that runs it, and what is seen when it worked. */
  on?: string;
  as?: string;
  worked?: string;
};

/** `js title="a.js" {1,3-5} showLineNumbers diff`; line ranges may touch the language. */
export function parseFenceInfo(info: string): FenceInfo {
  const unquoted = info.replace(/"[^"]*"|'[^']*'/g, (quoted) => '"'.repeat(quoted.length));
  const ranges = /\{([\d,\s-]*)\}/.exec(unquoted);
  const rest = ranges
    ? `${info.slice(0, ranges.index)} ${info.slice(ranges.index + ranges[0].length)}`
    : info;
  const first = /^\s*[^\s=]+(?=\s|$)/.exec(rest)?.[0].trim() ?? '';
  const language = first === 'showLineNumbers' ? '' : first;
  const { bare, named } = parseAttributes(rest.trim().slice(language.length));
  return {
    language,
    ...(named.title ? { title: named.title } : {}),
    ...(named.alt ? { alt: named.alt } : {}),
    ...(named.on ? { on: named.on } : {}),
    ...(named.as ? { as: named.as } : {}),
    ...(named.then ? { worked: named.then } : {}),
    marked: parseRanges(ranges?.[1] ?? ''),
    hasLineNumbers: bare.includes('showLineNumbers'),
    isDiff: bare.includes('diff') || language === 'diff',
  };
}

/** Most ranges read, and the last line that can be marked: no text makes this slow. */
const LIMITS = { ranges: 500, line: 10_000 };

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',', LIMITS.ranges)) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let n = Math.max(1, from); n <= Math.min(to, LIMITS.line); n++) lines.add(n);
  }
  return lines;
}

// The words after a fence's backticks → language, title, marked lines, switches.
import { parseAttributes } from '../attributes.ts';

export type FenceInfo = {
  language: string;
  title?: string;
  /** Numbers of the marked lines, from 1. */
  marked: Set<number>;
  hasLineNumbers: boolean;
  isDiff: boolean;
  /** Alternative text, for diagrams. */
  alt?: string;
};

/** `js title="a.js" {1,3-5} showLineNumbers diff`; line ranges may touch the language. */
export function parseFenceInfo(info: string): FenceInfo {
  const ranges = /\{([\d,\s-]*)\}/.exec(info);
  const rest = ranges ? info.replace(ranges[0], ' ') : info;
  const language = /^\s*[^\s=]+(?=\s|$)/.exec(rest)?.[0].trim() ?? '';
  const { bare, named } = parseAttributes(rest.trim().slice(language.length));
  return {
    language,
    ...(named.title ? { title: named.title } : {}),
    ...(named.alt ? { alt: named.alt } : {}),
    marked: parseRanges(ranges?.[1] ?? ''),
    hasLineNumbers: bare.includes('showLineNumbers'),
    isDiff: bare.includes('diff') || language === 'diff',
  };
}

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let n = from; n <= Math.min(to, from + 10_000); n++) if (n > 0) lines.add(n);
  }
  return lines;
}

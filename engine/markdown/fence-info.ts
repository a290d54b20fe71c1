// The words after a fence's backticks → language, title, marked lines, switches; as ours, and as other tools write them.
import { parseAttributes } from '../text/attributes.ts';

export type FenceInfo = {
  language: string;
  title?: string;
  /** Numbers of the marked lines, from 1. */
  marked: Set<number>;
  hasLineNumbers: boolean;
  /** Number of the first line, where it isn't 1. */
  firstNumber?: number;
  /** Words that are marked wherever they are: `/useState/`. */
  words: string[];
  isDiff: boolean;
  /** Alternative text, for diagrams. */
  alt?: string;
  /** Of a command: the machine it runs on, the user that runs it, and what is seen when it worked. */
  on?: string;
  as?: string;
  worked?: string;
};

/**
 * `js title="a.js" {1,3-5} showLineNumbers diff`; line ranges may touch the language.
 *
 * Also `rust,ignore` (mdBook), `{.python .numberLines}` (Pandoc), `python hl_lines="1 3" linenums="1"` (MkDocs),
 * `ts:line-numbers=2 [Label]` (VitePress) and `js showLineNumbers=5` (Docusaurus, others).
 */
export function parseFenceInfo(info: string): FenceInfo {
  const plain = fromBraces(info);
  const unquoted = plain.replace(/"[^"]*"|'[^']*'/g, (quoted) => '"'.repeat(quoted.length));
  const ranges = /\{([\d,\s-]*)\}/.exec(unquoted);
  const rest = ranges
    ? `${plain.slice(0, ranges.index)} ${plain.slice(ranges.index + ranges[0].length)}`
    : plain;
  const first = /^\s*[^\s=[{]+(?=[\s[]|$)/.exec(rest.replace(/=\d+(?=\s|$)/, ''))?.[0].trim() ?? '';
  const written = rest.trim().startsWith(first) ? first : '';
  const { language, switches } = splitLanguage(written);
  const behind = rest.trim().slice(written.length);
  const { label, attributes } = takeLabel(behind.replace(/^=\d+/, ''));
  const { bare, named } = parseAttributes(attributes);
  const all = [...switches, ...bare];
  const title = named.title ?? label;
  const start = Number(
    named.showLineNumbers ?? named.linenums ?? named.startFrom ?? /^=(\d+)/.exec(behind)?.[1] ?? 1,
  );
  return {
    language,
    ...(title ? { title } : {}),
    ...(named.alt ? { alt: named.alt } : {}),
    ...(named.on ? { on: named.on } : {}),
    ...(named.as ? { as: named.as } : {}),
    ...(named.then ? { worked: named.then } : {}),
    marked: parseRanges(
      [ranges?.[1], named.hl_lines?.trim().replace(/\s+/g, ',')].filter(Boolean).join(','),
    ),
    hasLineNumbers:
      all.some((word) => NUMBERED.has(word)) ||
      named.showLineNumbers !== undefined ||
      named.linenums !== undefined,
    ...(start > 1 && start <= LIMITS.line ? { firstNumber: start } : {}),
    words: all.flatMap((word) => /^\/([^/]+)\/$/.exec(word)?.[1] ?? []),
    isDiff: all.includes('diff') || language === 'diff',
  };
}

const NUMBERED = new Set([
  'showLineNumbers',
  'line-numbers',
  'numberLines',
  '.numberLines',
  'linenums',
]);

/** `{.python .numberLines title="a.py"}` → `python numberLines title="a.py"`; anything else stays. */
function fromBraces(info: string): string {
  const [, inside] = /^\s*\{\s*(\.[^}]*)\}\s*$/.exec(info) ?? [];
  return inside === undefined ? info : inside.replace(/(^|\s)\.(?=\S)/g, '$1');
}

/** `rust,ignore` and `ts:line-numbers`: the language, and switches that touch it. */
function splitLanguage(written: string): { language: string; switches: string[] } {
  if (NUMBERED.has(written)) return { language: '', switches: [written] };
  const [language = '', ...switches] = written.replace(/^\./, '').split(/[,:](?=[A-Za-z])/);
  return { language, switches };
}

/** `[npm]`, as VitePress writes the title of a tab. */
function takeLabel(text: string): { label: string | undefined; attributes: string } {
  const unquoted = text.replace(/"[^"]*"|'[^']*'/g, (quoted) => '"'.repeat(quoted.length));
  const start = ` ${unquoted}`.indexOf(' [');
  const end = start < 0 ? -1 : unquoted.indexOf(']', start);
  if (end < 0) return { label: undefined, attributes: text };
  const label = text.slice(start + 1, end).trim();
  return { label, attributes: `${text.slice(0, start)} ${text.slice(end + 1)}` };
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

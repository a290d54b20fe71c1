// Comments in code that mark lines → the lines without them, and what is marked how.
import { lookUp } from '../text/look-up.ts';

/** The comment forms that mark a line: `// highlight-next-line`, and after `#`, `--`, `;`, `<!--`, `/*`, `{/*`. */
const MARK = /^(?:\/\/|#|<!--|\{?\/\*|--|;)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\}?)?$/;

/** `// [!code focus]` at the end of a line, as Shiki and VitePress have it; `[!code error:3]` is about three lines. */
const NOTATION = /^\[!code (\+\+|--|[a-z]{1,20})(?::([^\]\n]{1,100}))?\] {0,4}(?:-->|\*\/\}?)?$/;

/** What begins a comment, before a notation. */
const COMMENT = /(?:\/\/|#|<!--|\{\/\*|\/\*|--|;|%)? {0,4}$/;

export type LineKind = 'marked' | 'added' | 'removed' | 'focus' | 'error' | 'warning';

const KINDS: Readonly<Record<string, LineKind>> = {
  highlight: 'marked',
  hl: 'marked',
  '++': 'added',
  '--': 'removed',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

export type MarkedLines = {
  lines: string[];
  /** Number of a line, from 1 → how it is marked. */
  kinds: Map<number, Set<LineKind>>;
  /** Words that are marked, each from this line on, so many times at most. */
  words: { word: string; from: number; times: number }[];
};

/** Most lines that one mark is about. */
const MOST = 1_000;

/** @param marked  lines that the fence's first line marks. */
export function takeMarks(all: readonly string[], marked: ReadonlySet<number>): MarkedLines {
  const lines: string[] = [];
  const kinds: MarkedLines['kinds'] = new Map();
  const words: MarkedLines['words'] = [];
  const add = (line: number, kind: LineKind) => {
    kinds.set(line, (kinds.get(line) ?? new Set()).add(kind));
  };
  for (const line of marked) add(line, 'marked');
  let isNext = false;
  let isInside = false;
  for (const written of all) {
    const mark = written.includes('highlight-') ? MARK.exec(written.trim())?.[1] : undefined;
    if (mark) {
      isNext = mark === 'next-line';
      isInside = mark === 'start' || (isInside && mark !== 'end');
      continue;
    }
    const { text, kind, word, count } = readNotation(written);
    const isOwnLine = text.trim() === '' && written.trim() !== '';
    if (!isOwnLine) lines.push(text);
    const first = isOwnLine ? lines.length + 1 : lines.length;
    if (kind) for (let i = 0; i < count; i++) add(first + i, kind);
    if (word !== undefined) words.push({ word, from: first, times: count });
    if (!isOwnLine && (isNext || isInside)) add(lines.length, 'marked');
    if (!isOwnLine) isNext = false;
  }
  return { lines, kinds, words };
}

type Notation = { text: string; kind?: LineKind | undefined; word?: string; count: number };

/** What isn't known stays in the code. */
function readNotation(written: string): Notation {
  const at = written.lastIndexOf('[!code ');
  const [, name = '', value = ''] = (at >= 0 && NOTATION.exec(written.slice(at).trimEnd())) || [];
  const text = written.slice(0, Math.max(0, at)).replace(COMMENT, '').trimEnd();
  if (name === 'word' && value !== '') {
    const [, word = value, times] = /^(.+):(\d+)$/.exec(value) ?? [];
    return { text, word, count: times === undefined ? Number.POSITIVE_INFINITY : Number(times) };
  }
  const kind = lookUp(KINDS, name);
  if (!kind) return { text: written, count: 0 };
  return { text, kind, count: Math.min(MOST, Number(value) || 1) };
}

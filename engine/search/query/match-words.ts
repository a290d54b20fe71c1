// A text and the words that a query was found by → the text in runs, the matching ones marked; and the best part of it.
import type { MarkedText } from '../answer.ts';
import { indexWords } from '../words.ts';

/**
 * @property wholes    of the words those that were looked for, not only begun: two of a text may stand for one of these.
 * @property prefixes  where the index knows only that words begin so.
 */
export type Matcher = {
  words: ReadonlySet<string>;
  wholes: ReadonlySet<string>;
  prefixes: readonly string[];
};

const RUN = /[\p{L}\p{N}\p{M}]+(?:['’_-][\p{L}\p{N}\p{M}]+)*(?:\.\d+(?:\.\d+)*)?/gu;
/** Characters of an excerpt. */
const EXCERPT = 170;

type Run = { from: number; to: number; isMatch: boolean };

export function markText(text: string, matcher: Matcher): MarkedText {
  const marked: MarkedText = [];
  let at = 0;
  for (const { from, to } of matchesIn(text, matcher)) {
    if (from > at) marked.push({ text: text.slice(at, from), isMatch: false });
    marked.push({ text: text.slice(from, to), isMatch: true });
    at = to;
  }
  if (at < text.length) marked.push({ text: text.slice(at), isMatch: false });
  return marked;
}

/** The part with the most different matches; the beginning of a text that has none. */
export function excerptOf(text: string, matcher: Matcher): MarkedText {
  const matches = matchesIn(text, matcher);
  let best = { from: 0, count: 0 };
  for (const { from } of matches) {
    const inside = matches.filter((one) => one.from >= from && one.to <= from + EXCERPT * 0.75);
    const count = new Set(inside.map((one) => text.slice(one.from, one.to).toLowerCase())).size;
    if (count > best.count) best = { from, count };
  }
  const from = startOfWord(text, best.from - EXCERPT * 0.25);
  const to = endOfWord(text, from + EXCERPT);
  const part = text.slice(from, to).replace(/\s+/g, ' ');
  return markText(`${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`, matcher);
}

function matchesIn(text: string, matcher: Matcher): Run[] {
  const runs: (Run & { words: string[] })[] = [];
  for (const found of text.matchAll(RUN)) {
    const words = indexWords(found[0]);
    const isMatch = words.some(
      (word) =>
        matcher.words.has(word) || matcher.prefixes.some((prefix) => word.startsWith(prefix)),
    );
    runs.push({ from: found.index, to: found.index + found[0].length, isMatch, words });
  }
  for (let i = 1; i < runs.length; i++) {
    const [before, run] = [runs[i - 1], runs[i]];
    if (before && run && matcher.wholes.has(`${before.words[0]}${run.words[0]}`)) {
      before.isMatch = true;
      run.isMatch = true;
    }
  }
  return runs.filter((run) => run.isMatch);
}

function startOfWord(text: string, at: number): number {
  if (at <= 0) return 0;
  const blank = text.indexOf(' ', Math.floor(at));
  return blank < 0 ? Math.floor(at) : blank + 1;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', at);
  return blank <= 0 ? at : blank;
}

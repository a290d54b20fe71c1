// Words → what stands for all words that begin alike, where those fill more than one file, and for each first letter.

import { fileOf, type Root } from './files.ts';
import type { IndexedPage } from './indexed-page.ts';
import { topPages, type WordList } from './merge-words.ts';
import {
  createPageBest,
  decodePostings,
  encodePostings,
  type PageBest,
  type Postings,
} from './postings.ts';
import { isTitleKey } from './title-key.ts';

/** Pages that a beginning stands for, of all its words; and those that answer a first letter. */
const PREFIX_PAGES = 40;
const FIRST_PAGES = 6;

/** Beginning → the best pages of all words that begin so, by place; and how many records those words have. */
export type BestUnder = ReadonlyMap<string, { best: Postings; count: number }>;

/** Words in a row that have the same longest beginning: that, how many records they have, their best pages. */
export type Run = [prefix: string, count: number, best: string];

/** What is looked for where a reader has typed one letter, and all beginnings that are shared by words of two files. */
export function prefixesOf(
  letters: Iterable<string>,
  spread: ReadonlyMap<number, readonly string[]>,
): Set<string> {
  return new Set([...letters, ...[...spread.values()].flat()]);
}

/**
 * A beginning of a file's first word is shared with words of the file before it, or may be: the reader sees that from
 * the first words alone, and looks for `beginning*` in the file where that would be.
 *
 * @returns number of that file → the beginnings that are in it.
 */
export function spreadPrefixes(fences: readonly string[]): Map<number, string[]> {
  const spread = new Map<number, string[]>();
  const seen = new Set<string>();
  for (const fence of fences)
    for (let length = 1; length <= fence.length; length++) {
      const prefix = fence.slice(0, length);
      if (seen.has(prefix)) continue;
      seen.add(prefix);
      const at = fileOf(`${prefix}*`, fences);
      if (fences[at + 1]?.startsWith(prefix)) spread.set(at, [...(spread.get(at) ?? []), prefix]);
    }
  return spread;
}

/** @param words  in order, of one part of them: runs of several parts are joined by `bestUnderPrefixes`. */
export function runsOf(
  words: readonly (readonly [word: string, list: WordList])[],
  prefixes: ReadonlySet<string>,
  collector: PageBest,
): Run[] {
  const runs: Run[] = [];
  const close = () => {
    const last = runs.at(-1);
    if (last) last[2] = encodePostings(collector.take(PREFIX_PAGES));
  };
  for (const [word, list] of words) {
    const prefix = longestOf(word, prefixes);
    if (runs.at(-1)?.[0] !== prefix) {
      close();
      runs.push([prefix, 0, '']);
    }
    const run = runs.at(-1);
    if (!run || isTitleKey(word)) continue;
    run[1] += list.count;
    collector.add(topPages(list));
  }
  close();
  return runs;
}

function longestOf(word: string, prefixes: ReadonlySet<string>): string {
  let end = word.length;
  while (end > 1 && !prefixes.has(word.slice(0, end))) end -= 1;
  return word.slice(0, end);
}

/**
 * One walk over all runs: each adds its pages to its beginning, and a beginning that ends adds its best ones to the next
 * shorter one.
 */
export function bestUnderPrefixes(
  prefixes: ReadonlySet<string>,
  runs: Iterable<Run>,
  pages: number,
): BestUnder {
  const found = new Map<string, { best: Postings; count: number }>();
  const open: { prefix: string; count: number }[] = [];
  const collectors: PageBest[] = [];
  const close = () => {
    const { prefix, count } = open.pop() ?? { prefix: '', count: 0 };
    const best = collectors[open.length]?.take(PREFIX_PAGES) ?? [];
    found.set(prefix, { best, count });
    const outer = open.at(-1);
    if (!outer) return;
    outer.count += count;
    collectors[open.length - 1]?.add(best);
  };
  for (const [longest, count, best] of runs) {
    while (open.length > 0 && !longest.startsWith(open.at(-1)?.prefix ?? '')) close();
    for (let end = (open.at(-1)?.prefix.length ?? 0) + 1; end <= longest.length; end++) {
      const prefix = longest.slice(0, end);
      if (!prefixes.has(prefix)) continue;
      open.push({ prefix, count: 0 });
      if (collectors.length < open.length) collectors.push(createPageBest(pages));
    }
    const inner = open.at(-1);
    if (!inner) continue;
    inner.count += count;
    collectors[open.length - 1]?.add(decodePostings(best));
  }
  while (open.length > 0) close();
  return found;
}

/** The best pages of each first letter or figure, with what is shown of them. */
export function firstLetters(bestUnder: BestUnder, pages: readonly IndexedPage[]): Root['firsts'] {
  const firsts: Root['firsts'] = { letters: {}, names: {} };
  for (const [letter, { best }] of [...bestUnder].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (letter.length > 1) continue;
    const numbers = bestFirst(best).slice(0, FIRST_PAGES);
    firsts.letters[letter] = numbers;
    for (const page of numbers) {
      const name = pages[page]?.name;
      if (name) firsts.names[page] = name;
    }
  }
  return firsts;
}

/** Numbers of pages, highest impact first, then by place. */
function bestFirst(flat: Postings): number[] {
  const pages = Array.from({ length: flat.length / 3 }, (_, i) => ({
    page: flat[i * 3] ?? 0,
    impact: flat[i * 3 + 2] ?? 0,
  }));
  return pages.sort((a, b) => b.impact - a.impact || a.page - b.page).map(({ page }) => page);
}

// Parts of the last index, and words that are others now → the parts of this one, as if all words were cut again.

import { toList, type WordList } from './merge-words.ts';
import { countPostings } from './postings.ts';
import {
  cutEntries,
  entriesIn,
  inOrder,
  type Piece,
  sizeOf,
  type Texts,
  toParts,
  WORDS_SIZE,
  type WordEntry,
  type WordPart,
} from './word-parts.ts';

/** Word → its postings, from those it had; '' where there are none. */
export type Changes = ReadonlyMap<string, (before: string) => string>;

/** @returns  undefined where the text of a part is lost. */
export function changeParts(
  last: readonly WordPart[],
  changes: Changes,
  { texts, pages }: { texts: Texts; pages: number },
): WordPart[] | undefined {
  let isLost = false;
  const entriesOf = ({ hash }: WordPart) => {
    const text = texts.find(hash);
    isLost ||= text === undefined;
    return entriesIn(text ?? '');
  };
  const pieces = cutAgain(last, changes, entriesOf);
  const parts = toParts(pieces, last, { texts, pages, entriesOf });
  return isLost ? undefined : parts;
}

/**
 * A part is filled up to the first word that has no place in it, and the next one begins with that. So it stays where
 * neither its words have changed nor that one, and where the part before ends as it did.
 */
function cutAgain(
  last: readonly WordPart[],
  changes: Changes,
  entriesOf: (part: WordPart) => WordEntry[],
): Piece[] {
  const pieces: Piece[] = [];
  const words = [...changes.keys()].sort();
  let open: readonly WordEntry[] = [];
  for (const [at, part] of last.entries()) {
    const next = last[at + 1];
    const end = next ? words.findIndex((word) => word >= next.first) : -1;
    const own = words.splice(0, end < 0 ? words.length : end);
    const isNextOther = next !== undefined && changes.has(next.first);
    if (own.length === 0 && open.length === 0 && !isNextOther) {
      pieces.push({ part });
      continue;
    }
    const cuts = cutEntries([...open, ...changeEntries(entriesOf(part), own, changes)]);
    const filled = cuts.at(-1)?.reduce((sum, entry) => sum + sizeOf(entry), 0) ?? 0;
    const mayTakeMore = next && (isNextOther || filled + next.firstSize <= WORDS_SIZE);
    open = mayTakeMore ? (cuts.pop() ?? []) : [];
    for (const entries of cuts) pieces.push({ entries });
  }
  return pieces;
}

function changeEntries(
  entries: readonly WordEntry[],
  words: readonly string[],
  changes: Changes,
): WordEntry[] {
  const lists = new Map<string, WordList>(entries);
  for (const word of words) {
    const postings = changes.get(word)?.(lists.get(word)?.text ?? '') ?? '';
    if (postings) lists.set(word, toList(postings, countPostings(postings)));
    else lists.delete(word);
  }
  return inOrder(lists);
}

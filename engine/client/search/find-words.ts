// A text and words → where they are in it.

export type Found = { start: number; end: number };

/**
 * Whole words, in any case; a part of an identifier counts where a capital marks it (`render` in `onRender`).
 *
 * @param words  lower case.
 * @returns      in order, none inside another.
 */
export function findWords(text: string, words: readonly string[]): Found[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const found: Found[] = [];
  for (const word of words) {
    if (word === '') continue;
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      const end = at + word.length;
      if (isBoundary(text, at) && isBoundary(text, end)) found.push({ start: at, end });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  return found.filter(({ start, end }) => {
    if (start < last) return false;
    last = end;
    return true;
  });
}

const LETTER = /[\p{L}\p{N}]/u;
const CAPITAL = /\p{Lu}/u;

function isBoundary(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  const after = text[at] ?? ' ';
  return (
    !LETTER.test(before) || !LETTER.test(after) || (CAPITAL.test(after) && !CAPITAL.test(before))
  );
}

// A misspelled word and a list of right ones → those it may have been meant for.

/** Typos a word may have: none in short ones, two in long ones. */
function allowedTypos(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/**
 * Letters to add, omit, change or swap with their neighbour to get from one word to the other (the optimal string
 * alignment distance). With `isPrefix`, the other may go on after that: the reader is still typing.
 *
 * @returns `limit + 1` as soon as it must be more than the limit.
 */
export function typosBetween(typed: string, word: string, limit: number, isPrefix = false): number {
  const width = typed.length;
  if (!isPrefix && Math.abs(width - word.length) > limit) return limit + 1;
  const height = Math.min(word.length, width + limit);
  let above: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, x) => x);
  let least = row[width] ?? 0;
  for (let y = 1; y <= height; y++) {
    const next = [y];
    for (let x = 1; x <= width; x++) {
      const isSame = typed[x - 1] === word[y - 1];
      let cost = Math.min(
        (row[x - 1] ?? 0) + (isSame ? 0 : 1),
        (row[x] ?? 0) + 1,
        (next[x - 1] ?? 0) + 1,
      );
      if (x > 1 && y > 1 && typed[x - 1] === word[y - 2] && typed[x - 2] === word[y - 1])
        cost = Math.min(cost, (above[x - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return isPrefix ? Math.min(least, limit + 1) : limit + 1;
    [above, row] = [row, next];
    least = Math.min(least, row[width] ?? 0);
  }
  return Math.min(isPrefix ? least : (row[width] ?? 0), limit + 1);
}

export type NearWord = { word: string; typos: number };

/** Nearest first; of equally near ones those that begin like the typed word, then the shorter. At most 6. */
export function nearWords(typed: string, words: Iterable<string>, isPrefix: boolean): NearWord[] {
  const limit = allowedTypos(typed.length);
  const found: NearWord[] = [];
  for (const word of new Set(words)) {
    const typos = typosBetween(typed, word, limit);
    if (typos <= limit) found.push({ word, typos });
    else if (isPrefix && typosBetween(typed, word, limit, true) <= limit)
      found.push({ word, typos: limit + 0.5 });
  }
  return found.sort((a, b) => rank(typed, a) - rank(typed, b)).slice(0, 6);
}

function rank(typed: string, { word, typos }: NearWord): number {
  const isSameStart = word.charAt(0) === typed.charAt(0);
  const isSameEnd = word.at(-1) === typed.at(-1);
  const hasSameLetters = [...word].sort().join('') === [...typed].sort().join('');
  return (
    typos -
    (hasSameLetters ? 0.4 : 0) -
    (isSameStart ? 0.3 : 0) -
    (isSameEnd ? 0.1 : 0) +
    Math.abs(word.length - typed.length) / 100
  );
}

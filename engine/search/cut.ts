// A sorted list of words → parts of about the same size, so that a file stays small however many words there are.

/** @param sizeOf  characters that a word takes; a single one may take more than a part has. */
export function cut(
  words: readonly string[],
  size: number,
  sizeOf: (word: string) => number,
): string[][] {
  const parts: string[][] = [];
  let filled = size;
  for (const word of words) {
    const own = sizeOf(word);
    if (filled + own > size) {
      parts.push([]);
      filled = 0;
    }
    parts.at(-1)?.push(word);
    filled += own;
  }
  return parts;
}

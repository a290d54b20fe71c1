// A list → parts of about the same size, so that a file stays small however much there is.

/** @param sizeOf  characters that an item takes; a single one may take more than a part has. */
export function cut<Item>(
  items: readonly Item[],
  size: number,
  sizeOf: (item: Item) => number,
): Item[][] {
  const parts: Item[][] = [];
  let filled = size;
  for (const item of items) {
    const own = sizeOf(item);
    if (filled + own > size) {
      parts.push([]);
      filled = 0;
    }
    parts.at(-1)?.push(item);
    filled += own;
  }
  return parts;
}

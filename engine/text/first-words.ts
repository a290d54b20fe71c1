// A string → its beginning, for where there is little room.

/** Its first sentence, 120 characters of it at most. */
export const firstWords = (text: string): string =>
  (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.:])\s/)[0] ?? ''
  ).slice(0, 120);

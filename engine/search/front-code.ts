// Sorted words ↔ text: each as the number of letters it shares with the word before it, and the rest.
import { encodeNumber, readNumber } from './codes.ts';

/** @param words  sorted, without blanks; each at most 1,023 letters. */
export function encodeWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      const shared = sharedStart(before, word);
      before = word;
      return encodeNumber(shared) + word.slice(shared);
    })
    .join(' ');
}

export function decodeWords(text: string): string[] {
  if (text === '') return [];
  let before = '';
  return text.split(' ').map((coded) => {
    const reader = { text: coded, at: 0 };
    const shared = readNumber(reader);
    before = before.slice(0, shared) + coded.slice(reader.at);
    return before;
  });
}

function sharedStart(a: string, b: string): number {
  const end = Math.min(a.length, b.length);
  let at = 0;
  while (at < end && a[at] === b[at]) at += 1;
  return at;
}

// Small numbers ↔ text: six bits a character, all of them safe in JSON, so that an index is plain text that compresses well.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Character code → value. */
export const DIGITS = new Uint8Array(128);
for (let i = 0; i < 64; i++) DIGITS[ALPHABET.charCodeAt(i)] = i;

export const MAX_DIGIT = 63;

/** @param value  0–63 → one character. */
export function encodeDigit(value: number): string {
  return ALPHABET.charAt(value);
}

/** @param value  whole, 0 or more → a character for each five bits, lowest first; the sixth bit says that more follow. */
export function encodeNumber(value: number): string {
  let text = '';
  let rest = value;
  while (rest > 31) {
    text += ALPHABET.charAt(32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + ALPHABET.charAt(rest);
}

/** A place in a text of codes. Past its end everything reads as 0. */
export type CodeReader = { text: string; at: number };

function readDigit(reader: CodeReader): number {
  return DIGITS[reader.text.charCodeAt(reader.at++)] ?? 0;
}

export function readNumber(reader: CodeReader): number {
  let value = 0;
  let unit = 1;
  for (;;) {
    const digit = readDigit(reader);
    value += (digit % 32) * unit;
    if (digit < 32) return value;
    unit *= 32;
  }
}

// A line of colored code and a word → the same line with the word marked, across the elements of its colors.
import { type Html, html, trustHtml } from '../text/html.ts';

/** Tags, characters written as entities, and other characters. */
const PIECE = /<[^>]*>|&[^;\s]{1,10};|[\s\S]/gu;

/** @param times  at most so often. @returns the line, and how often the word was there. */
export function markWord(line: Html, word: string, times: number): { line: Html; found: number } {
  const pieces = String(line).match(PIECE) ?? [];
  const signs = pieces.flatMap((piece, i) => (piece.startsWith('<') ? [] : [i]));
  const text = signs.map((i) => pieces[i]);
  const wanted = String(html`${word}`).match(PIECE) ?? [];
  let found = 0;
  for (let at = 0; at + wanted.length <= text.length && found < times; at++) {
    if (!wanted.every((sign, i) => text[at + i] === sign)) continue;
    for (let i = 0; i < wanted.length; i++) {
      const place = signs[at + i] ?? 0;
      pieces[place] = String(html`<mark>${trustHtml(pieces[place] ?? '')}</mark>`);
    }
    at += wanted.length - 1;
    found += 1;
  }
  return { line: trustHtml(pieces.join('').replaceAll('</mark><mark>', '')), found };
}

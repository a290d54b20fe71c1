// Lines of a body → the first sentence of its first paragraph, without marks.
import { fenceWalker, linksToText } from '../../engine/tooling.ts';

/** Not an item of a list. */
const BEGINS = /^(?!\d+[.)]|\* )[\p{L}\p{N}*`["]/u;
/** A blank line, or what a paragraph doesn't go on with. */
const ENDS = /^\s*(?:$|[#:|>]|[-*+]\s|\d+[.)]\s|`{3}|~{3})/;

export function firstSentence(lines: readonly string[]): string {
  const isCode = fenceWalker();
  const prose = lines.map((line) => (isCode(line) ? '' : line.trimEnd()));
  const from = prose.findIndex((line) => BEGINS.test(line));
  if (from < 0) return '';
  const count = prose.slice(from + 1).findIndex((line) => ENDS.test(line));
  const paragraph = prose.slice(from, count < 0 ? undefined : from + 1 + count);
  const plain = withoutMarks(paragraph.map((line) => line.trim()).join(' '));
  return /^.+?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

export const withoutMarks = (text: string): string =>
  linksToText(text).replace(/[*`]|\{[^{}]{0,400}\}|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '');

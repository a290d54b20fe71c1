// The page's source lines and the edits of its parse → clean Markdown for machines.
import type { SourceLine } from '../content/pages/source-text.ts';
import type { MarkdownEdit } from './page.ts';

/** Title and description first (the latter unless the text begins with it), link targets as addresses, heading ids as written. */
export function toMarkdown(
  head: { title: string; description: string },
  lines: readonly SourceLine[],
  edits: readonly MarkdownEdit[],
): string {
  const edited = byLine(edits);
  const text: string[] = [];
  let isAfterRemoved = false;
  lines.forEach((line, number) => {
    const own = edited.get(number);
    const result = own ? applyEdits(line.text, own) : line.text;
    const isBlank = result.trim() === '';
    const isRemoved = isBlank && line.text.trim() !== '';
    // A line that was removed leaves one blank line, not two.
    if (!isBlank || text.at(-1)?.trim() !== '' || !(isRemoved || isAfterRemoved)) text.push(result);
    isAfterRemoved = isRemoved || (isAfterRemoved && isBlank);
  });
  const body = text.join('\n').trim();
  const about = body.startsWith(head.description) ? '' : `> ${head.description}\n\n`;
  return `# ${head.title}\n\n${about}${body}\n`;
}

function byLine(edits: readonly MarkdownEdit[]): Map<number, MarkdownEdit[]> {
  const lines = new Map<number, MarkdownEdit[]>();
  for (const edit of edits) {
    const own = lines.get(edit.line);
    if (own) own.push(edit);
    else lines.set(edit.line, [edit]);
  }
  return lines;
}

/** What replaces the rest of its line comes before edits inside that rest, and drops them. */
function applyEdits(line: string, edits: MarkdownEdit[]): string {
  let result = '';
  let read = 0;
  for (const edit of edits.sort((a, b) => a.column - b.column || rank(a) - rank(b))) {
    const { column, length, text } = edit;
    if (column < read || read === Number.POSITIVE_INFINITY) continue;
    result += line.slice(read, column).padEnd(column - read);
    result += text.includes('\n') ? indented(text, indentationOf(result)) : text;
    read = column + length;
  }
  result += line.slice(read);
  const last = result.slice(result.lastIndexOf('\n') + 1);
  return /[^\s>]/.test(last)
    ? result
    : result.slice(0, result.length - last.length) + last.trimEnd();
}

/** Text of several lines, in an item or quote; blank lines end in no blanks. */
const indented = (text: string, indentation: string): string =>
  text
    .split('\n')
    .map((one, i) => (i === 0 ? one : (indentation + one).trimEnd()))
    .join('\n');

const rank = ({ length }: MarkdownEdit): number =>
  length === 0 ? 0 : length === Number.POSITIVE_INFINITY ? 1 : 2;

/** Blanks and marks of quotes before a line's text; a list's mark counts as blanks. */
function indentationOf(line: string): string {
  const [, blanks = '', mark = ''] = /^([\s>]*)((?:[-*+]|\d+[.)])\s+)?/.exec(line) ?? [];
  return blanks + ' '.repeat(mark.length);
}

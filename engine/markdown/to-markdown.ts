// The page's source lines and the edits of its parse → clean Markdown for machines.
import type { SourceLine } from '../content/source-text.ts';
import type { MarkdownEdit } from './page.ts';

/** Title and description first (the latter unless the text begins with it), link targets as addresses, heading ids and directive fences as written. */
export function toMarkdown(
  head: { title: string; description: string },
  lines: readonly SourceLine[],
  edits: readonly MarkdownEdit[],
): string {
  const text = lines.map((line) => line.text);
  for (const [number, own] of byLine(edits)) {
    const line = text[number];
    if (line !== undefined) text[number] = applyEdits(line, own);
  }
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

function applyEdits(line: string, edits: MarkdownEdit[]): string {
  let result = '';
  let read = 0;
  for (const { column, length, text } of edits.sort((a, b) => a.column - b.column)) {
    result += line.slice(read, column) + text;
    read = column + length;
  }
  return result + line.slice(read);
}

// The page's source lines and the edits of its parse → clean Markdown for machines.
import type { SourceLine } from '../content/source-text.ts';
import type { MarkdownEdit } from './page.ts';

/** Title and description first, link targets as addresses, heading ids and directive fences as written. */
export function toMarkdown(
  head: { title: string; description: string },
  lines: readonly SourceLine[],
  edits: readonly MarkdownEdit[],
): string {
  const text = lines.map((line) => line.text);
  const backwards = [...edits].sort((a, b) => b.line - a.line || b.column - a.column);
  for (const edit of backwards) {
    const line = text[edit.line];
    if (line === undefined) continue;
    text[edit.line] =
      line.slice(0, edit.column) + edit.text + line.slice(edit.column + edit.length);
  }
  return `# ${head.title}\n\n> ${head.description}\n\n${text.join('\n').trim()}\n`;
}

// A directive, and what it says in plain Markdown → edits of the lines that open and close it.
import { replaceRest } from '../edits.ts';
import type { PageState } from '../page.ts';
import type { DirectiveNode, MarkdownForm } from './directive.ts';

/** Write the form of a directive into the Markdown for machines. */
export function writeMarkdownForm(node: DirectiveNode, form: MarkdownForm, page: PageState): void {
  const { line, endLine } = node;
  const column = indentOf(page, line);
  replaceRest(page, line, column, form.before ?? '');
  if (endLine === undefined) return;
  replaceRest(page, endLine, indentOf(page, endLine), form.after ?? '');
  if (!form.isQuoted) return;
  for (let inside = line; inside < endLine; inside++)
    page.edits.push({ line: inside, column, length: 0, text: '> ' });
}

/** Column of the first colon. */
const indentOf = (page: PageState, line: number): number =>
  Math.max(0, page.lines[line]?.text.indexOf('::') ?? 0);

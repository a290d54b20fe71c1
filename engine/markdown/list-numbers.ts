// Numbered lists as written, often `1.` for each item → edits: in the Markdown for machines each has its own number.
import type { Token } from 'markdown-it';
import type { PageState } from './page.ts';

/** Readers of the text see a list that goes on behind a block of code, and can name a step. */
export function numberLists(tokens: readonly Token[], page: PageState): void {
  const open: (number | undefined)[] = [];
  /** Line → where to look for the next number: lists may begin on one line. */
  const read = new Map<number, number>();
  for (const token of tokens) {
    if (token.type === 'ordered_list_open') open.push(Number(token.attrGet('start') ?? 1));
    else if (token.type === 'bullet_list_open') open.push(undefined);
    else if (/^(?:ordered|bullet)_list_close$/.test(token.type)) open.pop();
    else if (token.type === 'list_item_open' && token.map) {
      const number = open.at(-1);
      if (number === undefined) continue;
      open[open.length - 1] = number + 1;
      numberItem(token, String(number), page, read);
    }
  }
}

function numberItem(item: Token, number: string, page: PageState, read: Map<number, number>): void {
  const [line = 0, end = 0] = item.map ?? [];
  const written = `${item.info}${item.markup}`;
  const column = page.lines[line]?.text.indexOf(written, read.get(line)) ?? -1;
  if (column < 0) return;
  read.set(line, column + written.length);
  if (number === item.info) return;
  page.edits.push({ line, column, length: item.info.length, text: number });
  const more = ' '.repeat(Math.max(0, number.length - item.info.length));
  if (more === '') return;
  for (let at = line + 1; at < end; at++)
    if (page.lines[at]?.text[column] === ' ')
      page.edits.push({ line: at, column, length: 0, text: more });
}

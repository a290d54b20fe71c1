// `<ul>`, `<ol>`, `<dl>` → lists of Markdown; in the cell of a table, a list of marks.
import { indent } from '../mdx/output.ts';
import type { PageImport } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import { block, type Component, elementsIn, inside, insideInline, textOf } from './component.ts';

export const list: Component = (element, page) => {
  const items = elementsIn(element, 'li');
  page.count(`HTML <${element.name}>`);
  if (page.isInCell) return block(inCell(items, page));
  const from = Number(textOf(element, 'start', page) ?? 1) || 1;
  const lines = items.map((item, i) => {
    const marker = element.name === 'ol' ? `${from + i}. ` : '- ';
    return marker + indent(inside(item, page) || ' ', ' '.repeat(marker.length));
  });
  return block(lines.join('\n'));
};

function inCell(items: readonly Element[], page: PageImport): string {
  return items.map((item) => `• ${insideInline(item, page).trim()}`).join('<br>');
}

/** Terms in bold, what they mean below. */
export const definitions: Component = (element, page) => {
  page.count('HTML <dl>');
  const parts = elementsIn(element, 'dt', 'dd').map((one) =>
    one.name === 'dt' ? `**${insideInline(one, page).trim()}**` : inside(one, page),
  );
  return block(parts.join(page.isInCell ? '<br>' : '\n\n'));
};

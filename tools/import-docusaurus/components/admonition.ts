// `<Admonition type="tip" title="…">` → `:::tip …`.
import { calloutOf } from '../mdx/admonition-lines.ts';
import { block, type Component, colonsAround, inside, labelOf, textOf } from './component.ts';

export const admonition: Component = (element, page) => {
  const type = (textOf(element, 'type', page) ?? 'note').toLowerCase();
  const body = inside(element, page);
  const title = labelOf(element, 'title', page);
  page.count('component Admonition');
  const colons = colonsAround(body);
  return block(`${colons}${calloutOf(type).name}${title ? ` ${title}` : ''}\n${body}\n${colons}`);
};

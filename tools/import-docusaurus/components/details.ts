// `<details><summary>…</summary>` → `:::details[…]`.
import { plainLabel } from '../mdx/admonition-lines.ts';
import { dedent } from '../mdx/output.ts';
import {
  block,
  type Component,
  colonsAround,
  elementsIn,
  has,
  insideInline,
  labelOf,
} from './component.ts';

export const details: Component = (element, page) => {
  const [summary] = elementsIn(element, 'summary', 'Summary');
  const children = element.children.filter((one) => one !== summary);
  const body = dedent(page.render(children, page));
  const written = summary
    ? plainLabel(insideInline(summary, page))
    : labelOf(element, 'summary', page);
  page.count('details');
  const colons = colonsAround(body);
  const open = has(element, 'open') ? '{open}' : '';
  return block(`${colons}details[${written || 'Details'}]${open}\n${body}\n${colons}`);
};

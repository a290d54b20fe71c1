// `<a href>`, `<Link to>` → `[text](page)`.

import { spell } from '../mdx/destinations.ts';
import type { PageImport } from '../mdx/page-import.ts';
import { asText } from '../mdx/text.ts';
import type { Element } from '../mdx/tree.ts';
import { block, type Component, inline, inside, insideInline, textOf } from './component.ts';

export const link: Component = (element, page) => {
  const href = textOf(element, 'href', page) ?? textOf(element, 'to', page);
  page.count('HTML <a>');
  const text = insideInline(element, page).trim();
  if (href === undefined || href === '') return around(element, page, text);
  const target = page.link(href, element);
  if (target === undefined || /^\[.*\]\(/.test(text)) return around(element, page, text);
  if (/^(?:#{1,6} |[-*+] |```|:::)/m.test(inside(element, page)))
    return block(`${inside(element, page)}\n\n[${asText(href)}](${spell(target)})`);
  return inline(`[${text || asText(href)}](${spell(target)})`);
};

/** An anchor without a link; its content stays. */
function around(element: Element, page: PageImport, text: string) {
  const source = page.text.slice(element.innerStart, element.innerEnd);
  return source.includes('\n\n') ? block(inside(element, page)) : inline(text);
}

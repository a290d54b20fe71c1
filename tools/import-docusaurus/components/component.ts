// What every component's file gives: an element of the source → Markdown of ours.

import { plainLabel } from '../mdx/admonition-lines.ts';
import { dedent } from '../mdx/output.ts';
import type { PageImport, Piece } from '../mdx/page-import.ts';
import { joinLines } from '../mdx/text.ts';
import type { Element } from '../mdx/tree.ts';
import { evaluate, isUnread } from '../syntax/evaluate.ts';
import { parseExpression } from '../syntax/parse.ts';

export type Component = (element: Element, page: PageImport) => Piece;

export const inline = (text: string): Piece => ({ text, isBlock: false });
export const block = (text: string): Piece => ({ text, isBlock: true });

/** Its content as Markdown, not indented. */
export function inside(element: Element, page: PageImport): string {
  return dedent(page.render(element.children, page));
}

/** Its content where it is part of a line. */
export function insideInline(element: Element, page: PageImport): string {
  return joinLines(page.render(element.children, page));
}

/** Its content as a block if it spans lines, else as a part of the line. */
export function insideEither(element: Element, page: PageImport): Piece {
  const source = page.text.slice(element.innerStart, element.innerEnd);
  return source.includes('\n') || (/[<]/.test(source) && /\n/.test(source))
    ? block(inside(element, page))
    : inline(insideInline(element, page));
}

/** Undefined where it isn't given, or can't be known. */
export function propOf(element: Element, name: string, page: PageImport): unknown {
  const attribute = element.attributes.findLast((one) => one.name === name);
  if (!attribute) return undefined;
  if (typeof attribute.value !== 'object') return attribute.value;
  const node = parseExpression(attribute.value.expression);
  const value = node && evaluate(node, page.scope);
  return isUnread(value) ? undefined : value;
}

export function textOf(element: Element, name: string, page: PageImport): string | undefined {
  const value = propOf(element, name, page);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export function has(element: Element, name: string): boolean {
  return element.attributes.some((one) => one.name === name);
}

/** A label of ours is text with code; JSX in it leaves its words. */
export function labelOf(element: Element, name: string, page: PageImport): string | undefined {
  const text = textOf(element, name, page);
  if (text !== undefined) return plainLabel(text);
  const attribute = element.attributes.findLast((one) => one.name === name);
  if (
    !attribute ||
    typeof attribute.value !== 'object' ||
    !attribute.value.expression.includes('<')
  )
    return undefined;
  const words = plainLabel(attribute.value.expression.replace(/\{[^{}]*\}/g, ''));
  return words === '' ? undefined : words;
}

/** Elements directly inside, by name. */
export function elementsIn(element: Element, ...names: string[]): Element[] {
  return element.children.filter(
    (one): one is Element => one.kind === 'element' && names.includes(one.name),
  );
}

/** One colon more than the longest run in the text, three at least. */
export function colonsAround(text: string): string {
  let most = 2;
  for (const line of text.split('\n'))
    most = Math.max(most, /^[\s>]*(:{3,})/.exec(line)?.[1]?.length ?? 0);
  return ':'.repeat(most + 1);
}

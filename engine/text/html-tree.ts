// HTML that this engine has made → a tree of elements and texts, and back: what isn't changed keeps its bytes.
import { unescapeHtml } from './html.ts';
import { readTag, type Tag } from './tags.ts';

/** Children in order; a copy whose attributes differ is written again. */
export type Element = Tag & {
  /** Written as `<path/>`, with no end of its own. */
  isClosed: boolean;
  /** The opening tag as it was; undefined once an attribute is another. */
  written: string | undefined;
  children: Node[];
};

/** A text has its entities, as in the HTML. */
export type Node = Element | string;

const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
/** What is in them is no HTML. */
const RAW: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);

/** Well-formed, as all writers of this engine leave it; an end without a beginning is left out. */
export function parseHtml(html: string): Node[] {
  const root: Node[] = [];
  const open: Element[] = [];
  const add = (node: Node) => {
    if (node !== '') (open.at(-1)?.children ?? root).push(node);
  };
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    add(html.slice(at, next));
    if (html.startsWith('<!--', next)) at = endOf(html, '-->', next);
    else if (html.startsWith('</', next)) {
      at = endOf(html, '>', next);
      const name = html.slice(next + 2, at - 1).trim();
      const depth = open.findLastIndex((one) => one.name === name);
      if (depth >= 0) open.length = depth;
    } else if (!/[a-z]/i.test(html.charAt(next + 1))) {
      add('<');
      at = next + 1;
    } else at = openElement(html, next, open, add);
  }
  add(html.slice(at));
  return root;
}

function openElement(
  html: string,
  start: number,
  open: Element[],
  add: (node: Node) => void,
): number {
  const { tag, end } = readTag(html, start);
  const written = html.slice(start, end);
  const isClosed = written.endsWith('/>');
  const element: Element = { ...tag, isClosed, written, children: [] };
  add(element);
  if (isClosed || VOID.has(tag.name)) return end;
  if (!RAW.has(tag.name)) {
    open.push(element);
    return end;
  }
  const close = html.indexOf(`</${tag.name}`, end);
  const stop = close < 0 ? html.length : close;
  if (stop > end) element.children.push(html.slice(end, stop));
  return close < 0 ? html.length : endOf(html, '>', close);
}

function endOf(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from);
  return at < 0 ? html.length : at + sign.length;
}

/** Attributes of a copy may be set; those of the original stay. */
export function setAttribute(element: Element, name: string, value: string | true): void {
  element.attributes.set(name, value);
  element.written = undefined;
}

/** Of a copy: see `setAttribute`. */
export function removeAttribute(element: Element, name: string): void {
  if (element.attributes.delete(name)) element.written = undefined;
}

export function addClass(element: Element, name: string): Element {
  const known = element.attributes.get('class');
  setAttribute(element, 'class', typeof known === 'string' ? `${known} ${name}` : name);
  return element;
}

/** Of a node and all below it: nothing is shared with the original. */
export function copyOf(element: Element): Element {
  return {
    ...element,
    attributes: new Map(element.attributes),
    children: element.children.map((one) => (typeof one === 'string' ? one : copyOf(one))),
  };
}

/** As it was, or with the attributes that it has by now. */
export const openingTag = (element: Element): string => element.written ?? written(element);

function written({ name, attributes, isClosed }: Element): string {
  const all = [...attributes].map(([key, value]) => (value === true ? key : `${key}="${value}"`));
  return `<${[name, ...all].join(' ')}${isClosed ? '/' : ''}>`;
}

/** Empty for an element that has none. */
export const closingTag = ({ name, isClosed }: Element): string =>
  isClosed || VOID.has(name) ? '' : `</${name}>`;

/** What isn't changed, byte for byte. */
export function toHtml(nodes: readonly Node[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : openingTag(node) + toHtml(node.children) + closingTag(node),
    )
    .join('');
}

/** Texts alone, entities as they are; what separates blocks separates words. */
export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (RAW.has(node.name) || node.name === 'template') return '';
      const text = textOf(node.children);
      return isInline(node) ? text : ` ${text} `;
    })
    .join('');
}

/** As a person would type it. */
export const shownText = (nodes: readonly Node[]): string =>
  unescapeHtml(textOf(nodes)).replace(/\s+/g, ' ').trim();

/** The first element that is wanted, in the order of the text. */
export function findElement(
  nodes: readonly Node[],
  isWanted: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = isWanted(node) ? node : findElement(node.children, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** All of them, in the order of the text. */
export function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    yield* elementsIn(node.children);
  }
}

const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark output q s samp ' +
    'select small span strong sub sup svg time u var wbr'
  ).split(' '),
);

/** Part of a line of text, with everything in it. An island never is. */
export function isInline(node: Node): boolean {
  if (typeof node === 'string') return true;
  if (!INLINE.has(node.name) || node.attributes.has('data-island')) return false;
  return node.name === 'svg' || node.name === 'select' || node.children.every(isInline);
}

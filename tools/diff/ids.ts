// What is shown a second time in a page → the same without the ids, and with names of its own for what refers to them.
import {
  copyOf,
  type Element,
  elementsIn,
  type Node,
  removeAttribute,
  setAttribute,
} from '../../engine/tooling.ts';

/** Lists of ids. */
const REFERS = [
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
  'popoverTarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
];
const PREFIX = 'before-';

export function onlyOnce(nodes: readonly Node[]): Node[] {
  const copies = nodes.map((node) => (typeof node === 'string' ? node : copyOf(node)));
  const own = new Set<string>();
  for (const element of elementsIn(copies)) {
    const id = element.attributes.get('id');
    if (typeof id === 'string') own.add(id);
  }
  for (const element of elementsIn(copies)) rename(element, own);
  return copies;
}

function rename(element: Element, own: ReadonlySet<string>): void {
  const { attributes, name } = element;
  const mapped = (id: string) => (own.has(id) ? PREFIX + id : id);
  const id = attributes.get('id');
  // A heading that is gone is no place to link to.
  if (typeof id === 'string' && /^h[1-6]$/.test(name)) removeAttribute(element, 'id');
  else if (typeof id === 'string') setAttribute(element, 'id', mapped(id));
  for (const key of REFERS) {
    const value = attributes.get(key);
    if (typeof value === 'string')
      setAttribute(element, key, value.split(' ').map(mapped).join(' '));
  }
  const group = attributes.get('name');
  if (name === 'input' && typeof group === 'string') setAttribute(element, 'name', PREFIX + group);
  for (const [key, value] of attributes)
    if (typeof value === 'string' && value.includes('url(#'))
      setAttribute(
        element,
        key,
        value.replace(/url\(#([^()]+)\)/g, (_, one: string) => `url(#${mapped(one)})`),
      );
}

// XML → its elements; strict about what our own files are made of: tags, text, entities. No CDATA, no comments.

export type XmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Its own text and that of all inside. */
  text: string;
};

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`, 'y');
const ATTRIBUTE = new RegExp(`\\s+(${NAME})="([^"<]*)"`, 'g');
const DECLARATION = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/;
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * @param text  a whole document, with its declaration.
 * @throws      with the place, where it is not well-formed.
 */
export function parseXml(text: string): XmlElement {
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden) fail(text, forbidden.index, 'a sign that XML does not have');
  const [declaration] = DECLARATION.exec(text) ?? [];
  if (!declaration) return fail(text, 0, 'no declaration');
  const document: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [document];
  let at = declaration.length;
  while (at < text.length) {
    const inside = open.at(-1) ?? document;
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      const raw = text.slice(at, end < 0 ? text.length : end);
      if (inside === document && raw.trim()) fail(text, at, 'text outside of the root');
      if (raw.includes(']]>')) fail(text, at, ']]> in text');
      for (const one of open) one.text += decode(raw, text, at);
      at += raw.length;
      continue;
    }
    TAG.lastIndex = at;
    const [tag = '', slash, name = '', attributes = '', end] = TAG.exec(text) ?? [];
    if (!tag) fail(text, at, 'no tag');
    if (slash) {
      if (inside.name !== name || attributes || end)
        fail(text, at, `not the end of ${inside.name}`);
      open.pop();
    } else {
      const element = { name, attributes: toMap(attributes, text, at), children: [], text: '' };
      inside.children.push(element);
      if (!end) open.push(element);
    }
    at += tag.length;
  }
  const [root, second] = document.children;
  if (open.length > 1) fail(text, at, `${open.at(-1)?.name} is never closed`);
  if (!root || second) return fail(text, at, 'not one root');
  return root;
}

function toMap(attributes: string, text: string, at: number): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (map.has(name)) fail(text, at, `${name} twice`);
    map.set(name, decode(value, text, at));
  }
  return map;
}

function decode(raw: string, text: string, at: number): string {
  return raw.replace(/&([^&;]*);?/g, (whole, name: string) => {
    const [, digits] = /^#(\d+)$/.exec(name) ?? [];
    const sign = digits ? String.fromCodePoint(Number(digits)) : ENTITIES[name];
    if (sign === undefined || !whole.endsWith(';') || FORBIDDEN.test(sign))
      return fail(text, at, `the entity ${whole}`);
    return sign;
  });
}

function fail(text: string, at: number, what: string): never {
  throw new Error(`${what}: ${text.slice(Math.max(0, at - 40), at)}▶${text.slice(at, at + 80)}`);
}

/** Elements right inside, of one name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((one) => one.name === name);

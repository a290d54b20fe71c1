// HTML that this engine has made → the same, with some of its tags changed.

/** Values as they are in the HTML: with their entities, or `true` for an attribute without one. */
export type Tag = { name: string; attributes: Map<string, string | true> };

/**
 * @param change  gets every opening tag and may alter its attributes. What it returns takes the tag's place;
 *                `true` stands for the tag with its altered attributes, undefined for the tag as it was.
 */
export function changeTags(html: string, change: (tag: Tag) => string | true | undefined): string {
  let out = '';
  let done = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (!isLetter(html.charCodeAt(at + 1))) continue;
    const { tag, end } = readTag(html, at);
    const changed = change(tag);
    if (changed !== undefined) {
      out += html.slice(done, at) + (changed === true ? tagText(tag) : changed);
      done = end;
    }
    at = end - 1;
  }
  return out + html.slice(done);
}

/** Values of attributes, as text. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const value = attributes.get(name);
  return value === true ? '' : value?.replaceAll('&amp;', '&');
}

export function tagText({ name, attributes }: Tag): string {
  let text = `<${name}`;
  for (const [key, value] of attributes) text += value === true ? ` ${key}` : ` ${key}="${value}"`;
  return `${text}>`;
}

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;

/** One that begins at `<`; `end` is behind its `>`. Nothing that this engine writes has other quotes, or none. */
export function readTag(html: string, start: number): { tag: Tag; end: number } {
  const attributes: Tag['attributes'] = new Map();
  let at = wordEnd(html, start + 1);
  const name = html.slice(start + 1, at);
  while (at < html.length && html[at] !== '>') {
    if (/[\s/]/.test(html.charAt(at))) {
      at += 1;
      continue;
    }
    const end = wordEnd(html, at + 1);
    const key = html.slice(at, end);
    const isGiven = html.startsWith('="', end);
    const close = isGiven ? html.indexOf('"', end + 2) : end;
    if (close < 0) return { tag: { name, attributes }, end: html.length };
    attributes.set(key, isGiven ? html.slice(end + 2, close) : true);
    at = isGiven ? close + 1 : end;
  }
  return { tag: { name, attributes }, end: at + 1 };
}

/** Where a name ends. */
function wordEnd(html: string, from: number): number {
  let at = from;
  while (at < html.length && !' \t\n\r/>='.includes(html.charAt(at))) at += 1;
  return at;
}

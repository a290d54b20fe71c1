// Built HTML → its tags with their attributes. Our own HTML always quotes values with `"`.

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

export type HtmlElement = { tag: string; attributes: ReadonlyMap<string, string> };

/** In order; names in small letters, values decoded, an attribute without a value has an empty one. */
export function elementsOf(html: string): HtmlElement[] {
  return [...html.matchAll(TAG)].map(([, tag = '', attributes = '']) => ({
    tag: tag.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decodeEntities(value),
      ]),
    ),
  }));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export function decodeEntities(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

// What is between the braces of a directive or after a fence's language → words and named values.

/** `{file.md target=aws}`, taken apart. */
export type Attributes = {
  /** Words without a value, in order: `file.md`, `showLineNumbers`. */
  bare: string[];
  named: Record<string, string>;
};

const PART = /([A-Za-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))|([^\s"']+)/g;

/** `a.md target=aws title="Two words"` → `{ bare: ['a.md'], named: { target: 'aws', title: 'Two words' } }`. */
export function parseAttributes(text: string): Attributes {
  const attributes: Attributes = { bare: [], named: {} };
  for (const [, name, double, single, plain, bare] of text.matchAll(PART)) {
    if (name) attributes.named[name] = double ?? single ?? plain ?? '';
    else if (bare) attributes.bare.push(bare);
  }
  return attributes;
}

/** Where the value of `name` is in the text, without its quotes; the last one counts. */
export function placeOfValue(
  text: string,
  name: string,
): { at: number; length: number } | undefined {
  let place: { at: number; length: number } | undefined;
  for (const match of text.matchAll(PART)) {
    const [part, key, double, single, plain] = match;
    if (key !== name) continue;
    const value = double ?? single ?? plain ?? '';
    const quote = plain === undefined ? 1 : 0;
    place = { at: match.index + part.length - quote - value.length, length: value.length };
  }
  return place;
}

// Parts of a container → the markup between its tags.

type Attributes = Readonly<Record<string, string | number>>;

/** One empty element below the container, indented by `depth` levels; attributes without a value are omitted. */
export function partMarkup(tag: string, attributes: Attributes, depth = 1): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeValue(String(value))}"`);
  return `${'  '.repeat(depth)}<${tag}${written.join('')}></${tag}>`;
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

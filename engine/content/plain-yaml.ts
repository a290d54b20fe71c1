// The YAML that front matter mostly is (one plain value a line) → the same object `yaml` would give,
// some twenty times sooner. Anything it isn't sure about is undefined, and `yaml` decides.

const LINE = /^([a-z_]+): +(\S.*?)\s*$/;
const QUOTED = /^"([^"\\]*)"$|^'([^']*)'$/;
const STARTS_UNPLAIN = /^[-?:,[\]{}#&*!|>'"%@`]/;
const LIKE_OTHER_TYPE = /^(?:true|false|null|~|[-+.]?\d[\w.+-]*|\.nan|[-+]?\.inf)$/i;

/** The object, or undefined where a line is not of the plain kind. */
export function parsePlainYaml(lines: readonly string[]): Record<string, unknown> | undefined {
  const object: Record<string, unknown> = {};
  for (const line of lines) {
    const match = LINE.exec(line);
    if (!match?.[1] || !match[2] || Object.hasOwn(object, match[1])) return undefined;
    const value = match[2].startsWith('[') ? plainList(match[2]) : plainScalar(match[2]);
    if (value === undefined) return undefined;
    object[match[1]] = value;
  }
  return object;
}

function plainScalar(text: string): string | boolean | undefined {
  const quoted = QUOTED.exec(text);
  if (quoted) return quoted[1] ?? quoted[2];
  if (text === 'true' || text === 'false') return text === 'true';
  const isUnsure =
    STARTS_UNPLAIN.test(text) ||
    LIKE_OTHER_TYPE.test(text) ||
    text.includes(': ') ||
    text.includes(' #') ||
    text.endsWith(':') ||
    text.includes('\t');
  return isUnsure ? undefined : text;
}

function plainList(text: string): string[] | undefined {
  if (!text.endsWith(']')) return undefined;
  const inner = text.slice(1, -1).trim();
  if (inner === '') return [];
  const items = inner.split(',').map((item) => plainScalar(item.trim()));
  const isPlain = (item: unknown): item is string =>
    typeof item === 'string' && item !== '' && !/[[\]{}]/.test(item);
  return items.every(isPlain) && !/["']/.test(inner) ? items : undefined;
}

// The YAML that most front matter uses (one plain value per line) → the same object that `yaml` would give,
// some twenty times faster. Where it isn't sure, the result is undefined, and `yaml` decides.

const LINE = /^([a-z_]+): +([^ ].*)$/;
const QUOTED = /^"([^"\\]*)"$|^'([^']*)'$/;
/** Whitespace other than the space, and characters that are not text: rare, and each has its own rules. */
const UNUSUAL = /[^\S ]|[\p{Cc}\p{Cs}\uFEFF]/u;
const STARTS_UNPLAIN = /^[-?:,[\]{}#&*!|>'"%@`]/;
const LIKE_OTHER_TYPE = /^(?:true|false|null|~|<<|[-+.]*\d[\w.+-]*|[-+]?\.(?:nan|inf))$/i;

/** The object, or undefined where a line is not plain. */
export function parsePlainYaml(lines: readonly string[]): Record<string, unknown> | undefined {
  const object: Record<string, unknown> = {};
  for (const line of lines) {
    if (UNUSUAL.test(line)) return undefined;
    const [, key, text] = LINE.exec(line.trimEnd()) ?? [];
    if (!key || !text || key === '__proto__' || LIKE_OTHER_TYPE.test(key)) return undefined;
    const value = text.startsWith('[') ? plainList(text) : plainScalar(text);
    if (value === undefined || Object.hasOwn(object, key)) return undefined;
    object[key] = value;
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
    text.endsWith(':');
  return isUnsure ? undefined : text;
}

function plainList(text: string): string[] | undefined {
  const inner = text.slice(1, -1);
  if (!text.endsWith(']') || /["'[\]{}]/.test(inner)) return undefined;
  if (inner.trim() === '') return [];
  const items = inner.split(',').map((item) => plainScalar(item.trim()));
  const isPlain = (item: unknown): item is string => typeof item === 'string' && item !== '';
  return items.every(isPlain) ? items : undefined;
}

// YAML text → its value, and where each part of it is, four times faster than by `yaml`; undefined where anything is rare or wrong: then `yaml` decides.
import {
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml';

type Key = string | number;

/** A part of the value: a scalar, or a list or map with what is inside. */
type Part = { event: ScalarEvent | SequenceEvent | MappingEvent; inside?: Map<Key, Entry> };
type Entry = { key?: ScalarEvent; part: Part };

/** Of a scalar: what `scalarLines` takes. */
type QuickScalar = {
  value: unknown;
  type: 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED';
  range: [start: number, valueEnd: number, nodeEnd: number];
};

export type QuickYaml = {
  value: unknown;
  /** Start and end of the key that leads to a value, of a list's item, or of the nearest parent; undefined where only `yaml` knows. */
  offsetsOf(path: readonly PropertyKey[]): [start: number, end: number] | undefined;
  /** The scalar that a path leads to; null where there is none. Undefined where only `yaml` knows. */
  scalarAt(path: readonly PropertyKey[]): QuickScalar | null | undefined;
};

/** Tabs, lone returns and marks of documents have rules of their own, and so have numbers that are no finite ones. */
const UNUSUAL = /[\t\r\ufeff]|^(?:\.\.\.|---|%)|\d[eE][-+]?\d{3}|\d{300}|[\da-fA-F]{200}/m;

/** Keys that aren't texts; `__proto__` is one that is no name of a property. */
const UNPLAIN_KEY = /^(?:|~|null|true|false|[-+]?\.?\d[\w.+-]*|[-+]?\.(?:inf|nan)|__proto__)$/i;

export function quickYaml(text: string): QuickYaml | undefined {
  if (UNUSUAL.test(text)) return undefined;
  try {
    const events = parseEvents(text, {});
    const root = readTree(events, text);
    if (!root) return undefined;
    const [value] = constructFromEvents(events, { source: text });
    return {
      value,
      offsetsOf: (path) => offsetsOf(root, path, text),
      scalarAt: (path) => scalarAt(root, path, value),
    };
  } catch {
    return undefined;
  }
}

/** Undefined where there is more than one plain list or map: directives, anchors, tags, keys that aren’t plain texts. */
function readTree(events: readonly Event[], text: string): Part | undefined {
  let at = 1;
  /** @throws  where something is rare. */
  const readPart = (): Part => {
    const event = events[at++];
    if (!event || !('tagStart' in event) || event.tagStart !== NONE || event.anchorStart !== NONE)
      throw RARE;
    if (event.type === EVENT_ID.SCALAR) {
      if (isBlock(event.style) && isBlank(text.slice(event.valueStart, event.valueEnd))) throw RARE;
      return { event };
    }
    const inside = new Map<Key, Entry>();
    while (events[at]?.type !== EVENT_ID.POP) {
      if (event.type === EVENT_ID.SEQUENCE) inside.set(inside.size, { part: readPart() });
      else {
        const { event: key } = readPart();
        if (key.type !== EVENT_ID.SCALAR || isMarked(key, text)) throw RARE;
        inside.set(keyText(key, text), { key, part: readPart() });
      }
    }
    at += 1;
    return { event, inside };
  };
  const [first] = events;
  if (first?.type !== EVENT_ID.DOCUMENT || first.explicitStart || first.explicitEnd)
    return undefined;
  if (first.directives.length > 0) return undefined;
  const root = readPart();
  return root.inside && at === events.length - 1 ? root : undefined;
}

/** By a question mark: `? key`. */
function isMarked({ valueStart, style }: ScalarEvent, text: string): boolean {
  let at = valueStart - (style === SCALAR_STYLE.PLAIN ? 1 : 2);
  while (text[at] === ' ') at -= 1;
  return text[at] === '?';
}

const isBlank = (text: string): boolean => text.trim() === '';

/** An offset that is none. */
const NONE = -1;

const RARE = new Error('This is rare.');

function keyText(key: ScalarEvent, text: string): string {
  const { style, valueStart, valueEnd } = key;
  if (style === SCALAR_STYLE.PLAIN) {
    const plain = text.slice(valueStart, valueEnd);
    if (valueStart === NONE || plain.includes('\n') || UNPLAIN_KEY.test(plain)) throw RARE;
    return plain;
  }
  const quoted = getScalarValue(text, key);
  if (isBlock(style) || quoted === '__proto__') throw RARE;
  return quoted;
}

function offsetsOf(
  root: Part,
  path: readonly PropertyKey[],
  text: string,
): [number, number] | undefined {
  let found: Entry | undefined;
  let part = root;
  for (const key of path) {
    const entry = part.inside?.get(key as Key);
    if (!entry && !isSureOf(part, key)) return undefined;
    if (!entry) break;
    found = entry;
    part = entry.part;
  }
  if (!found) return [0, 1];
  return found.key ? rangeOfScalar(found.key) : rangeOf(found.part, text);
}

/** `yaml` finds items of a list also by digits in a text. */
const isSureOf = ({ inside, event }: Part, key: PropertyKey): boolean =>
  !inside || (event.type === EVENT_ID.MAPPING ? typeof key === 'string' : typeof key === 'number');

function rangeOf(part: Part, text: string): [number, number] | undefined {
  const { event } = part;
  if (event.type === EVENT_ID.SCALAR) return rangeOfScalar(event);
  const last = lastOf(part);
  const end = last === undefined ? NONE : text.indexOf('\n', last);
  // Ends are looked at within a line: of a collection with a line break, only the start counts.
  return event.style === BLOCK && end !== NONE ? [event.start, end + 1] : undefined;
}

const BLOCK = 1;

/** Where the last scalar inside ends. */
function lastOf({ event, inside }: Part): number | undefined {
  if (event.type === EVENT_ID.SCALAR) return event.valueEnd === NONE ? undefined : event.valueEnd;
  const last = [...(inside?.values() ?? [])].at(-1);
  return last && lastOf(last.part);
}

/** Of a block, only `yaml` knows where its sign is. */
function rangeOfScalar({ style, valueStart, valueEnd }: ScalarEvent): [number, number] | undefined {
  if (valueStart === NONE) return undefined;
  if (style === SCALAR_STYLE.PLAIN) return [valueStart, valueEnd];
  return isBlock(style) ? undefined : [valueStart - 1, valueEnd + 1];
}

const isBlock = (style: ScalarEvent['style']): boolean =>
  style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;

const TYPES = {
  [SCALAR_STYLE.PLAIN]: 'PLAIN',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'QUOTE_SINGLE',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'QUOTE_DOUBLE',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'BLOCK_LITERAL',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'BLOCK_FOLDED',
} as const;

function scalarAt(
  root: Part,
  path: readonly PropertyKey[],
  whole: unknown,
): QuickScalar | null | undefined {
  let part: Part = root;
  let value = whole;
  for (const key of path) {
    const entry = part.inside?.get(key as Key);
    if (!entry) return isSureOf(part, key) ? null : undefined;
    part = entry.part;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  const { event } = part;
  if (event.type !== EVENT_ID.SCALAR) return null;
  // The line of a block's sign is the one before its text.
  const range = rangeOfScalar(event) ?? [event.valueStart - 1, event.valueEnd];
  return event.valueStart <= 0
    ? undefined
    : { value, type: TYPES[event.style], range: [...range, range[1]] };
}

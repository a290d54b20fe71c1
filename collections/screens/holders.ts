// A screen's parts → what each of them holds: its label, and the values that a step may name.
import { onceFor } from '../../engine/shared.ts';
import type { Item, Part, Row } from './part.ts';
import { textsOf } from './walk.ts';

/**
 * Something that a step can point at, or name by its label.
 *
 * `values`: what it shows; none where it is empty, hidden (a password), or has no value (a button).
 */
export type Holder = {
  kind: string;
  label: string;
  id?: string | undefined;
  values: readonly string[];
  /** All choices, where it lists them. */
  options: readonly string[];
  /** A box with a tick or a switch. */
  on?: boolean | undefined;
  /** Holds one value; a tree or a table holds many. */
  isSingle: boolean;
  /** An entry of a tree, a list or a row of buttons, whose value is its label. */
  isEntry?: boolean;
};

/** Kinds of parts that have a value, and those that are on or off. */
export const CONTROLS = new Set(['field', 'select', 'radio', 'slider']);
export const TICKS = new Set(['check', 'switch']);
/** Their entries are what the author of the app made; those of other kinds are the product's own. */
const LISTS = new Set(['tree', 'list', 'cards', 'canvas', 'table']);
const WORDS = new Set(['code', 'text', 'note', 'badge']);

/** Every part, entry and row, in reading order. Each step of a screen asks for them. */
export const holdersOf = onceFor((parts: readonly Part[]): readonly Holder[] =>
  parts.flatMap((part) => [
    ofPart(part),
    ...(part.of ?? []).flatMap((item) => ofItem(item, part)),
    ...(part.rows ?? []).map(ofRow),
    ...[part.parts, part.end, ...(part.columns ?? []).map((column) => column.parts)].flatMap(
      (inside) => (inside ? holdersOf(inside) : []),
    ),
  ]),
);

function ofPart(part: Part): Holder {
  const { kind, label, id, of = [], at = [] } = part;
  const own = { kind, label, id, options: of.map((item) => item.label), isSingle: true };
  const value = part.type === 'password' || !part.value ? [] : [part.value];
  if (CONTROLS.has(kind)) return { ...own, values: value };
  if (TICKS.has(kind)) return { ...own, values: [], on: part.on === true };
  if (LISTS.has(kind)) return { ...own, values: textsOf({ ...part, label: '' }), isSingle: false };
  if (WORDS.has(kind)) return { ...own, values: [label], isSingle: false };
  if (kind === 'group') return { ...own, values: [label, ...textsOf(part.parts)], isSingle: false };
  if (kind === 'tabs' || kind === 'steps') return { ...own, values: at };
  return { ...own, values: [], isSingle: false };
}

function ofItem(item: Item, part: Part): Holder[] {
  const { label, id, on, value, of = [] } = item;
  const own = { kind: `${part.kind}-entry`, label, id, options: of.map((one) => one.label), on };
  const isRow = part.kind === 'properties';
  const shown = isRow ? [value ?? ''] : LISTS.has(part.kind) ? textsOf(item) : [];
  const holder = { ...own, values: shown.filter(Boolean), isSingle: isRow, isEntry: !isRow };
  return [holder, ...of.flatMap((one) => (isRow ? [] : ofItem(one, part)))];
}

function ofRow({ cells, id, on }: Row): Holder {
  const kind = 'table-entry';
  return {
    kind,
    label: cells[0] ?? '',
    id,
    values: cells,
    options: [],
    on,
    isSingle: false,
    isEntry: true,
  };
}

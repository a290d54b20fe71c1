// A screen and the values that a page gives its parts, by their ids → the screen as this page shows it.
import type { Problem } from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';
import { CONTROLS, TICKS } from './holders.ts';
import type { Item, Part, Row } from './part.ts';
import type { ScreenFile } from './record.ts';
import { unknownPart } from './unknown-part.ts';
import { findPart, idsOf, mapParts } from './walk.ts';

/** One value of `set="name: chartData; update: on"`; `at`: where `id` and `value` begin in that text. */
export type Setting = { id: string; value: string; at: { id: number; value: number } };

/** `wrong`: the words that are wrong, and where they begin in the text of `set`. */
export type SetProblem = { wrong: string; at: number; problem: Problem };

/** `name: chartData; rows: a | b` → one setting each. A part without a colon has no value. */
export function parseSettings(text: string): Setting[] {
  let start = 0;
  return text.split(';').flatMap((one) => {
    const from = start;
    start += one.length + 1;
    if (!one.trim()) return [];
    const colon = one.indexOf(':');
    const id = (colon < 0 ? one : one.slice(0, colon)).trim();
    const value = colon < 0 ? '' : one.slice(colon + 1).trim();
    const idAt = from + one.indexOf(id);
    const valueAt = value ? from + one.indexOf(value, colon + 1) : idAt;
    return [{ id, value, at: { id: idAt, value: valueAt } }];
  });
}

/** Pure: the record stays as it is. What is wrong is reported, and leaves its part as it was. */
export function setValues(
  screen: ScreenFile,
  settings: readonly Setting[],
): { screen: ScreenFile; problems: SetProblem[] } {
  const problems: SetProblem[] = [];
  let { parts } = screen;
  for (const setting of settings) {
    const { id, value, at } = setting;
    if (!idsOf(parts).includes(id)) {
      problems.push({ wrong: id, at: at.id, problem: unknownPart(id, screen) });
      continue;
    }
    const outcomes: Outcome[] = [];
    const changed = mapParts(parts, (part) => [change(part, setting, outcomes)]);
    const [outcome] = outcomes;
    if (outcome === undefined) parts = changed;
    else if (outcome.why === 'no-value')
      problems.push({ wrong: id, at: at.id, problem: noValue(id, screen, outcome) });
    else problems.push({ wrong: value || id, at: at.value, problem: notOffered(setting, outcome) });
  }
  return { screen: { ...screen, parts }, problems };
}

/** What is in the way of a setting. */
type Outcome = { why: 'no-value' | 'not-offered'; kind: string; label: string; offers: string[] };

const CHOSEN = new Set(['tabs', 'steps', 'menu', 'tree', 'list', 'cards', 'canvas', 'icons']);
const WORDS = new Set(['text', 'note', 'code', 'badge', 'picture', 'properties', 'group']);
/** Entries that the author of the app names; those of other kinds are the product's own labels. */
const NAMED = new Set(['tree', 'list', 'cards', 'canvas', 'menu']);

function change(part: Part, { id, value }: Setting, outcomes: Outcome[]): Part {
  const labels = (part.of ?? []).map(({ label }) => label);
  const refuse = (why: Outcome['why'], offers: string[] = []): Part => {
    outcomes.push({ why, kind: part.kind, label: part.label, offers });
    return part;
  };
  if (part.id === id) {
    if (!value) return refuse('no-value');
    if (CONTROLS.has(part.kind))
      return labels.length && !labels.includes(value)
        ? refuse('not-offered', labels)
        : { ...part, value };
    if (TICKS.has(part.kind)) {
      const on = stateOf(value);
      return on === undefined ? refuse('not-offered', ['on', 'off']) : { ...part, on };
    }
    if (CHOSEN.has(part.kind)) {
      const all = allLabels(part.of ?? []);
      return all.includes(value) ? { ...part, at: [value] } : refuse('not-offered', all);
    }
    return WORDS.has(part.kind) ? { ...part, label: value } : refuse('no-value');
  }
  if (part.rows?.some((row) => row.id === id))
    return { ...part, rows: part.rows.map((row) => (row.id === id ? rowOf(row, value) : row)) };
  const entry = findItem(part.of ?? [], id);
  if (!entry) return part;
  if (!value) return refuse('no-value');
  if (part.kind === 'properties') return ofProperty(part, entry, value, refuse);
  if (!NAMED.has(part.kind)) return refuse('no-value');
  const of = withItem(part.of ?? [], id, { label: value });
  // The chosen entry stays the chosen one.
  return {
    ...part,
    of,
    ...(part.at ? { at: part.at.map((one) => (one === entry.label ? value : one)) } : {}),
  };
}

function ofProperty(
  part: Part,
  entry: Item,
  value: string,
  refuse: (why: Outcome['why'], offers?: string[]) => Part,
): Part {
  const { of = [] } = part;
  const { id = '' } = entry;
  if (entry.on !== undefined) {
    const on = stateOf(value);
    if (on === undefined) return refuse('not-offered', ['on', 'off']);
    return { ...part, of: withItem(of, id, { on }) };
  }
  const offers = (entry.of ?? []).filter((one) => !('head' in one)).map(({ label }) => label);
  if (offers.length && !offers.includes(value)) return refuse('not-offered', offers);
  return { ...part, of: withItem(of, id, { value }) };
}

/** Does a value choose one of what the part offers, as in tabs or a list? */
export const isChoice = (parts: readonly Part[], id: string): boolean => {
  const part = findPart(parts, id);
  return part?.id === id && CHOSEN.has(part.kind);
};

const stateOf = (value: string): boolean | undefined =>
  value === 'on' ? true : value === 'off' ? false : undefined;

/** `first | second`: cells from the left; those that are not named stay. */
function rowOf(row: Row, value: string): Row {
  const cells = value.split('|').map((cell) => cell.trim());
  return { ...row, cells: row.cells.map((cell, i) => cells[i] || cell) };
}

const allLabels = (of: readonly Item[]): string[] =>
  of.flatMap((item) => [item.label, ...allLabels(item.of ?? [])]);

function findItem(of: readonly Item[], id: string): Item | undefined {
  for (const item of of) {
    const found = item.id === id ? item : findItem(item.of ?? [], id);
    if (found) return found;
  }
  return undefined;
}

const withItem = (of: readonly Item[], id: string, change: Partial<Item>): Item[] =>
  of.map((item) => {
    if (item.id === id) return { ...item, ...change };
    return item.of ? { ...item, of: withItem(item.of, id, change) } : item;
  });

function noValue(id: string, { name }: ScreenFile, { kind }: Outcome): Problem {
  return {
    code: 'screens/no-value',
    message: `"${id}" of the screen "${name}" (${kind}) has no value that a page can set.`,
    hint: `Write id: value, such as set="name: employees"; labels of the product are set in content/screens/${name}.yaml.`,
  };
}

function notOffered({ id, value }: Setting, { label, offers }: Outcome): Problem {
  const meant = nearest(value, offers);
  return {
    code: 'screens/not-offered',
    message: `"${label || id}" doesn't offer "${value}".`,
    hint: meant ? `Closest: ${meant}` : `It offers: ${offers.join(', ')}`,
  };
}

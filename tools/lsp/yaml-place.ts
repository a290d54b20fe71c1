// Lines of YAML, perhaps half written, and a position → what is being written there: a key or a value, and the keys around it.
import type { Position } from 'vscode-languageserver';

/** `item` is an entry of a list. */
export type YamlStep = string | typeof ITEM;
export const ITEM = Symbol('item');

export type YamlPlace = {
  /** From the outermost; of a value, its own key is the last. */
  path: YamlStep[];
  isValue: boolean;
  /** Up to the cursor. */
  before: string;
  /** Keys beside the one that is written. */
  siblings: ReadonlySet<string>;
};

const IS_KEY = /^[\p{L}\p{N}_$/.-]+$/u;

/** Indentation alone is read, so that a text that is no YAML yet can be completed, too. */
export function yamlPlaceAt(
  lines: readonly string[],
  { line, character }: Position,
): YamlPlace | undefined {
  const text = (lines[line] ?? '').slice(0, character);
  const { prefix, rest } = split(text);
  if (/^#|\s#/.test(rest)) return undefined;
  const own = pairIn(rest);
  if (own && !own.hasValue) return undefined;
  const before = own?.value ?? rest;
  const isValue = own !== undefined;
  if (/["'[\]{}:]/.test(before.replace(/^["']/, ''))) return undefined;
  const path: YamlStep[] = own ? [own.key] : [];
  const siblings = new Set<string>();
  let column = climb(prefix, prefix.length, path);
  let isOwn = column === prefix.length;
  for (let at = line - 1; at >= 0; at--) {
    const { column: left, key } = readAbove(lines[at] ?? '', column, path);
    if (isOwn && key) siblings.add(key);
    if (left !== column) isOwn = false;
    column = left;
  }
  if (!isValue) addBelow(lines, line, prefix.length, siblings);
  return { path, isValue, before: before.replace(/^["']/, ''), siblings };
}

/** Spaces and dashes, and what follows them: `  - - label: Text`. */
export function split(text: string): { prefix: string; rest: string } {
  let at = 0;
  while (text[at] === ' ') at++;
  while (text[at] === '-' && text[at + 1] === ' ') {
    at += 1;
    while (text[at] === ' ') at++;
  }
  return { prefix: text.slice(0, at), rest: text.slice(at) };
}

/** `label: Text`; undefined for what is no key with its value. */
export function pairIn(
  rest: string,
): { key: string; value: string; hasValue: boolean } | undefined {
  const at = rest.indexOf(':');
  const [key, after] = [rest.slice(0, at), rest.slice(at + 1)];
  if (at < 0 || !IS_KEY.test(key) || (after !== '' && !after.startsWith(' '))) return undefined;
  return { key, value: after.trimStart(), hasValue: after !== '' };
}

/**
 * The dashes in front of a text make it an entry of a list each.
 *
 * @returns  what has to be further left to be around it.
 */
function climb(prefix: string, column: number, path: YamlStep[]): number {
  let left = column;
  for (let at = prefix.length - 1; at >= 0; at--) {
    if (prefix[at] !== '-' || at >= left) continue;
    path.unshift(ITEM);
    // A list may stand as far left as the key that it belongs to.
    left = at + 0.5;
  }
  return left;
}

/** @returns  `key`: where the line is in the same map as what is written. */
function readAbove(
  text: string,
  column: number,
  path: YamlStep[],
): { column: number; key?: string | undefined } {
  const { prefix, rest } = split(text);
  if (rest === '' || rest.startsWith('#')) return { column };
  const key = pairIn(rest)?.key;
  const isEntry = prefix.includes('-');
  if (prefix.length === column)
    return { column: isEntry ? climb(prefix, column, path) : column, key };
  // Another entry of the list that this one is in.
  if (isEntry && prefix.indexOf('-') + 0.5 === column) return { column };
  if (prefix.length >= column || key === undefined) return { column };
  path.unshift(key);
  return { column: climb(prefix, prefix.length, path) };
}

function addBelow(
  lines: readonly string[],
  line: number,
  column: number,
  siblings: Set<string>,
): void {
  for (const text of lines.slice(line + 1)) {
    const { prefix, rest } = split(text);
    if (rest === '') continue;
    if (prefix.length < column || prefix.includes('-')) return;
    const key = pairIn(rest)?.key;
    if (prefix.length === column && key) siblings.add(key);
  }
}

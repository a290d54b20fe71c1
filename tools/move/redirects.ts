// `redirects.yaml` and moved pages → its text, with a line for each address that a reader may have kept.

import { isMap, isSeq, stringify, type YAMLMap } from 'yaml';
import { compare, readDocument, replaceTokens, type Tokens } from '../../engine/tooling.ts';

export type Redirect = { from: string; to: string };

/**
 * Entries whose `from` is a new page are removed: the page itself answers there. Undefined when the file isn't a list
 * in block style.
 *
 * @param text  with all targets corrected; empty when there is no such file.
 * @param more  as written, tokens in them.
 */
export function withRedirects(
  text: string,
  more: readonly Redirect[],
  gone: ReadonlySet<string>,
  tokens: Tokens,
): string | undefined {
  const kept = withoutEntries(text, gone, tokens);
  const list = readDocument(kept, 'redirects.yaml', tokens).document.contents;
  const isEmpty = list === null || (isSeq(list) && list.items.length === 0);
  if (!isEmpty && !(isSeq(list) && !list.flow)) return undefined;
  const before = isEmpty ? kept.replace(/^[ \t]*\[\s*\][ \t]*\r?\n?/m, '') : kept;
  return sortedIn(before, more, tokens);
}

/**
 * Each goes in front of the first entry that is behind it in the order of the alphabet, so that two branches rarely
 * write to one place: git merges them then. Nothing else moves, also in a list that isn't sorted.
 */
function sortedIn(text: string, more: readonly Redirect[], tokens: Tokens): string {
  const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
  const lines = text.split(/(?<=\n)/);
  const starts = entryStarts(text, tokens);
  const added = new Map<number, Redirect[]>();
  for (const one of more) {
    const line =
      starts.find(({ from }) => compare(from, replaceTokens(one.from, tokens)) > 0)?.line ??
      lines.length;
    added.set(line, [...(added.get(line) ?? []), one]);
  }
  const textOf = (at: number) =>
    (added.get(at) ?? [])
      .toSorted((a, b) => compare(a.from, b.from))
      .map(({ from, to }) => `- from: ${scalar(from)}${lineEnd}  to: ${scalar(to)}${lineEnd}`)
      .join('');
  const gap = text === '' || text.endsWith('\n') || !added.has(lines.length) ? '' : lineEnd;
  return lines.map((line, at) => textOf(at) + line).join('') + gap + textOf(lines.length);
}

/** `line` counts from 0. A comment right above an entry belongs to it. */
function entryStarts(text: string, tokens: Tokens): { from: string; line: number }[] {
  const { document, lineCounter } = readDocument(text, 'redirects.yaml', tokens);
  const list = document.contents;
  if (!isSeq(list)) return [];
  const lines = text.split('\n');
  return list.items.flatMap((item, i) => {
    if (!isMap(item) || !item.range) return [];
    let line = lineCounter.linePos(item.range[0]).line - 1;
    while (i > 0 && /^\s*#/.test(lines[line - 1] ?? '')) line -= 1;
    return { from: String((item as YAMLMap).get('from')), line };
  });
}

/** Tokens in braces don't count as YAML: they are replaced before it is read. */
function scalar(value: string): string {
  const plain = value.replace(/[{}]/g, '');
  return stringify(plain).trimEnd() === plain ? value : JSON.stringify(value);
}

function withoutEntries(text: string, gone: ReadonlySet<string>, tokens: Tokens): string {
  if (gone.size === 0) return text;
  const { document, lineCounter } = readDocument(text, 'redirects.yaml', tokens);
  const list = document.contents;
  if (!isSeq(list)) return text;
  const lines = text.split(/(?<=\n)/);
  const dropped = list.items.flatMap((item) => {
    const from = isMap(item) ? String((item as YAMLMap).get('from')) : '';
    if (!isMap(item) || !gone.has(from) || !item.range) return [];
    const [start, end] = item.range;
    const first = lineCounter.linePos(start).line;
    const last = lineCounter.linePos(Math.max(start, end - 1)).line;
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  return lines.filter((_, i) => !dropped.includes(i + 1)).join('');
}

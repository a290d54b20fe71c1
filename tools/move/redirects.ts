// `redirects.yaml` and moved pages → its text, with a line for each address that a reader may have kept.

import { isMap, isSeq, stringify, type YAMLMap } from 'yaml';
import { readDocument, type Tokens } from '../../engine/tooling.ts';

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
  const entries = more
    .map(({ from, to }) => `- from: ${scalar(from)}\n  to: ${scalar(to)}\n`)
    .join('');
  const before = isEmpty ? kept.replace(/^[ \t]*\[\s*\][ \t]*\r?\n?/m, '') : kept;
  const lineEnd = /\r\n/.test(before) ? '\r\n' : '\n';
  const gap = before === '' || before.endsWith('\n') ? '' : lineEnd;
  return before + gap + entries.replaceAll('\n', lineEnd);
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

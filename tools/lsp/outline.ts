// The lines of a page or a YAML file → its headings or keys as symbols, and what can be folded.
import { type DocumentSymbol, type FoldingRange, SymbolKind } from 'vscode-languageserver';
import { headEnd } from './written-at.ts';
import { pairIn, split } from './yaml-place.ts';

type Heading = { depth: number; name: string; line: number; end: number };

/** Nested as the headings are, or the keys. */
export function symbolsOf(lines: readonly string[], isYaml: boolean): DocumentSymbol[] {
  const top: DocumentSymbol[] = [];
  const open: { depth: number; symbol: DocumentSymbol }[] = [];
  for (const { depth, name, line, end } of isYaml ? keysOf(lines) : headingsOf(lines)) {
    const symbol: DocumentSymbol = {
      name,
      kind: SymbolKind.String,
      range: {
        start: { line, character: 0 },
        end: { line: end, character: (lines[end] ?? '').length },
      },
      selectionRange: {
        start: { line, character: 0 },
        end: { line, character: (lines[line] ?? '').length },
      },
      children: [],
    };
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    (open.at(-1)?.symbol.children ?? top).push(symbol);
    open.push({ depth, symbol });
  }
  return top;
}

/** Front matter, sections, fences, directives; of YAML, each key with what belongs to it. */
export function foldsOf(lines: readonly string[], isYaml: boolean): FoldingRange[] {
  const parts = isYaml ? keysOf(lines) : headingsOf(lines);
  const folds = parts.map(({ line, end }) => ({ startLine: line, endLine: end }));
  if (isYaml) return folds.filter(({ startLine, endLine }) => endLine > startLine);
  const open: { mark: string; line: number }[] = [];
  if (lines[0]?.trimEnd() === '---') {
    const end = lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---');
    if (end > 0) folds.push({ startLine: 0, endLine: end });
  }
  lines.forEach((text, line) => {
    const [, mark = '', rest = ''] = /^[\s>]*(`{3,}|~{3,}|:{3,})(.*)/.exec(text) ?? [];
    if (!mark) return;
    const isCode = /^[`~]/.test(open.at(-1)?.mark ?? '');
    const at = open.findLastIndex((one) => one.mark === mark);
    if (at >= 0 && rest.trim() === '') {
      folds.push({ startLine: open[at]?.line ?? line, endLine: line });
      open.length = at;
    } else if (!isCode && (rest.trim() !== '' || !mark.startsWith(':'))) open.push({ mark, line });
  });
  return folds.filter(({ startLine, endLine }) => endLine > startLine);
}

/** Keys at the left edge, and deeper ones that others belong to. An entry of a list has the name of its first value. */
function keysOf(lines: readonly string[]): Heading[] {
  const found: Heading[] = [];
  /** Where the key stands whose text goes on over several lines. */
  let block = Number.POSITIVE_INFINITY;
  lines.forEach((text, line) => {
    const { prefix, rest } = split(text);
    if (rest === '' || rest.startsWith('#') || prefix.length > block) return;
    block = Number.POSITIVE_INFINITY;
    const { key, value } = pairIn(rest) ?? {};
    if (key === undefined) return;
    if (/^[|>]/.test(value ?? '')) block = prefix.length;
    const dash = prefix.indexOf('-');
    // A list may stand as far left as the key that it belongs to.
    const depth = dash < 0 ? prefix.length : dash + 0.5;
    const name = dash >= 0 && value ? `${key}: ${value}` : key;
    found.push({ depth, name, line, end: lines.length - 1 });
  });
  closeEach(found);
  for (const one of found) while (one.end > one.line && lines[one.end]?.trim() === '') one.end -= 1;
  return found.filter(({ depth, line, end }) => depth < 1 || end > line);
}

/** Not in code, nor in the front matter, where the sign begins a comment. */
function headingsOf(lines: readonly string[]): Heading[] {
  const found: Heading[] = [];
  const head = headEnd(lines);
  let fence = '';
  lines.forEach((text, line) => {
    if (line <= head) return;
    const [, mark = ''] = /^[\s>]*(`{3,}|~{3,})/.exec(text) ?? [];
    if (mark && !fence) fence = mark;
    else if (mark.startsWith(fence) && fence) fence = '';
    const [, signs = '', title = ''] = (!fence && /^(#{1,6})\s+(\S.*)/.exec(text)) || [];
    if (!signs) return;
    const name = title.replace(/\{[^{}]*\}/g, '').trim() || title;
    found.push({ depth: signs.length, name, line, end: lines.length - 1 });
  });
  closeEach(found);
  return found;
}

/** Each ends where one begins that is no part of it. */
function closeEach(found: readonly Heading[]): void {
  for (const [i, one] of found.entries()) {
    const next = found.slice(i + 1).find(({ depth }) => depth <= one.depth);
    if (next) one.end = next.line - 1;
  }
}

// The lines of a page → its headings as symbols, and what can be folded.
import { type DocumentSymbol, type FoldingRange, SymbolKind } from 'vscode-languageserver';

type Heading = { depth: number; name: string; line: number; end: number };

/** Nested as the headings are. */
export function symbolsOf(lines: readonly string[]): DocumentSymbol[] {
  const top: DocumentSymbol[] = [];
  const open: { depth: number; symbol: DocumentSymbol }[] = [];
  for (const { depth, name, line, end } of headingsOf(lines)) {
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
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    (open.at(-1)?.symbol.children ?? top).push(symbol);
    open.push({ depth, symbol });
  }
  return top;
}

/** Front matter, sections, fences, directives. */
export function foldsOf(lines: readonly string[]): FoldingRange[] {
  const folds = headingsOf(lines).map(({ line, end }) => ({ startLine: line, endLine: end }));
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

/** Not in code. */
function headingsOf(lines: readonly string[]): Heading[] {
  const found: Heading[] = [];
  let fence = '';
  lines.forEach((text, line) => {
    const [, mark = ''] = /^[\s>]*(`{3,}|~{3,})/.exec(text) ?? [];
    if (mark && !fence) fence = mark;
    else if (mark.startsWith(fence) && fence) fence = '';
    const [, signs = '', title = ''] = (!fence && /^(#{1,6})\s+(\S.*)/.exec(text)) || [];
    if (!signs) return;
    const name = title.replace(/\{[^{}]*\}/g, '').trim() || title;
    found.push({ depth: signs.length, name, line, end: lines.length - 1 });
  });
  for (const [i, one] of found.entries()) {
    const next = found.slice(i + 1).find(({ depth }) => depth <= one.depth);
    if (next) one.end = next.line - 1;
  }
  return found;
}

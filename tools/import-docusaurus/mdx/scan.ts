// The body of a page → Tokens. It forgives what MDX 2 and 3 refuse, since pages of MDX 1 and of plain Markdown come here, too.
import { closesFence, openingFence } from '../../../engine/tooling.ts';
import { moduleEnd } from './module-end.ts';
import { closingBrace, scanTag } from './scan-tag.ts';
import { blankLine, indentOf, lineEnd } from './text-lines.ts';
import type { Token } from './token.ts';

/** Characters that may be looked at in vain, for each character of the text: what keeps hostile pages linear. */
const IN_VAIN = 8;

/** Its label is text, whatever signs are in it. */
const DIRECTIVE = /^[\s>]*(?:[-*+][ \t])?:{3,}/;

export type ScanOptions = { isPlain: boolean; hasMath: boolean };

export function scan(text: string, { isPlain, hasMath }: ScanOptions): Token[] {
  const scanner = createScanner(text, isPlain, hasMath);
  let at = 0;
  while (at < text.length) at = isLineStart(text, at) ? scanner.line(at) : scanner.inLine(at);
  scanner.end();
  return scanner.tokens;
}

const isLineStart = (text: string, at: number) => at === 0 || text[at - 1] === '\n';

function createScanner(text: string, isPlain: boolean, hasMath: boolean) {
  const tokens: Token[] = [];
  const lacking = new Map<string, number>();
  let textStart = 0;
  let budget = text.length * IN_VAIN + 10_000;
  const push = (token: Token): number => {
    if (token.start > textStart) tokens.push({ kind: 'text', start: textStart, end: token.start });
    tokens.push(token);
    textStart = token.end;
    return token.end;
  };
  /** Offset of `what` behind `from`, before the paragraph ends; what is not there is looked for once. */
  const find = (what: string, from: number): number => {
    if ((lacking.get(what) ?? -1) >= from) return -1;
    const found = text.indexOf(what, from);
    if (found < 0) lacking.set(what, text.length);
    return found;
  };
  const inVain = (length: number) => {
    budget -= length;
    return -1;
  };

  function line(start: number): number {
    const end = lineEnd(text, start);
    const written = text.slice(start, end);
    const marker = openingFence(written);
    noteList(written);
    if (marker) return push({ kind: 'fence', start, end: fenceEnd(end, marker, written) });
    if (!isPlain && /^(?:import|export)\b/.test(written) && isBlockStart(start)) {
      const behind = moduleEnd(text, start, { hasBudget: () => budget > 0, spend: inVain });
      if (behind > 0) return push({ kind: 'module', start, end: behind });
    }
    if (written.includes(':::') && DIRECTIVE.test(written)) return end + 1;
    const [indent = ''] = /^[ \t]*/.exec(written) ?? [];
    return inLine(start + Math.min(indent.length, written.length));
  }

  function inLine(at: number): number {
    const sign = text[at];
    if (sign === '\\') return Math.min(text.length, at + 2);
    if (sign === '`') return code(at);
    if (sign === '<') return tagOrComment(at);
    if (sign === '{' && !isPlain) return expression(at);
    if (sign === '$' && hasMath) return math(at);
    return at + 1;
  }

  function code(start: number): number {
    let behind = start;
    while (text[behind] === '`') behind++;
    const marker = text.slice(start, behind);
    const limit = paragraphEnd(behind);
    for (let end = find(marker, behind); end >= 0 && end < limit; ) {
      let last = end;
      while (text[last] === '`') last++;
      if (last - end === marker.length) return push({ kind: 'code', start, end: last });
      inVain(last - end);
      end = text.indexOf(marker, last);
    }
    return behind;
  }

  /** `$a$`, and `$$` around lines. */
  function math(start: number): number {
    const marker = text[start + 1] === '$' ? '$$' : '$';
    const from = start + marker.length;
    const end = /\S/.test(text[from] ?? '') || marker === '$$' ? find(marker, from) : -1;
    const isMath =
      end > from &&
      (marker === '$$' || (end < paragraphEnd(from) && /\S/.test(text[end - 1] ?? '')));
    return isMath ? push({ kind: 'math', start, end: end + marker.length }) : from;
  }

  function tagOrComment(start: number): number {
    if (text.startsWith('<!--', start)) {
      const end = find('-->', start);
      return end < 0 ? start + 4 : push({ kind: 'comment', start, end: end + 3 });
    }
    if (text.startsWith('](', start - 2)) return Math.max(find('>', start), start) + 1;
    if (budget <= 0) return start + 1;
    const tag = scanTag(text, start, isPlain);
    if (tag) return push(tag);
    inVain(failedLength(text, start));
    return start + 1;
  }

  /** `{#id}` and, in a directive's line, `{key=value}` are ours and Docusaurus's own. */
  function expression(start: number): number {
    if (text[start + 1] === '#' || budget <= 0) return start + 1;
    const end = closingBrace(text, start);
    if (end < 0) {
      inVain(Math.min(60_000, text.length - start));
      return start + 1;
    }
    return push({ kind: 'expression', start, end });
  }

  /** Column at which the content of the list item around begins; 0 outside of lists. */
  let listColumn = 0;
  let isAfterBlank = true;
  function noteList(written: string): void {
    const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/.exec(written)?.[0];
    const isBlank = written.trim() === '';
    if (item) listColumn = item.length;
    else if (!isBlank && isAfterBlank && indentOf(written) < listColumn && indentOf(written) < 2)
      listColumn = 0;
    isAfterBlank = isBlank;
  }

  /** At its closing line, or before a line that leaves the list item. */
  function fenceEnd(firstEnd: number, marker: string, opening: string): number {
    const least = indentOf(opening) >= 2 && listColumn > 0 ? Math.min(listColumn, 2) : 0;
    let at = firstEnd + 1;
    while (at < text.length) {
      const end = lineEnd(text, at);
      const written = text.slice(at, end);
      if (closesFence(written, marker)) return end;
      if (written.trim() !== '' && indentOf(written) < least) return at - 1;
      at = end + 1;
    }
    return Math.max(firstEnd, Math.min(text.length, at));
  }

  function isBlockStart(start: number): boolean {
    if (start === 0 || text[start - 2] === '\n' || tokens.at(-1)?.end === start - 1) return true;
    const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, start - 1);
    return (
      text.slice(textStart, start).trim() === '' || /^(?:\s*$|-{3,}$|#{1,6} |:{3,})/.test(before)
    );
  }

  let knownParagraphEnd = -1;
  function paragraphEnd(from: number): number {
    if (knownParagraphEnd < from) knownParagraphEnd = blankLine(text, from);
    return knownParagraphEnd;
  }

  function end(): void {
    if (textStart < text.length) tokens.push({ kind: 'text', start: textStart, end: text.length });
  }

  return { tokens, line, inLine, end };
}

/** Up to where a tag that is none was read, at most. */
function failedLength(text: string, start: number): number {
  const next = text.indexOf('<', start + 1);
  const quoted = /["'{]/.test(
    text.slice(start, Math.min(next < 0 ? text.length : next, start + 200)),
  );
  return quoted ? Math.min(60_000, text.length - start) : Math.min(200, text.length - start);
}

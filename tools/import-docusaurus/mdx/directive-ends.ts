// Lines that open and close admonitions → each closed, once, with as many colons and as deep as it opens.
import type { Edit } from './page-import.ts';
import type { Token } from './token.ts';

type Open = { colons: number; prefix: string; elements: number };

const OPENING = /^([\s>]*(?:[-*+] |\d{1,9}[.)] )?)(:{3,})[ \t]*[A-Za-z]/;
const CLOSING = /^([\s>]*)(:{3,})[ \t]*$/;

export function directiveEnds(
  tokens: readonly Token[],
  text: string,
): { edits: Edit[]; atEnd: string } {
  const edits: Edit[] = [];
  const open: Open[] = [];
  const elements: string[] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    if (token.kind === 'open') elements.push(token.name);
    if (token.kind === 'close') {
      const at = elements.lastIndexOf(token.name);
      if (at >= 0) {
        elements.length = at;
        const unclosed = takeAbove(open, elements.length);
        if (unclosed !== '' && last) edits.push(appendTo(last, unclosed, text));
      }
    }
    if (token.kind === 'text') editLines(token, { open, elements: elements.length, text }, edits);
    if (token.kind !== 'close') last = token;
  }
  return { edits, atEnd: takeAbove(open, -1) };
}

function takeAbove(open: Open[], elements: number): string {
  let closers = '';
  while ((open.at(-1)?.elements ?? -1) > elements) {
    const { prefix = '', colons = 3 } = open.pop() ?? {};
    closers += `\n${prefix}${':'.repeat(colons)}`;
  }
  return closers;
}

function appendTo({ start, end }: Token, closers: string, text: string): Edit {
  const at = Math.max(start, text.slice(0, end).trimEnd().length);
  return at >= end || at === start
    ? { start: end - 1, end, text: `${text.slice(end - 1, end)}${closers}\n` }
    : { start: at, end, text: `${closers}\n` };
}

type State = { open: Open[]; elements: number; text: string };

function editLines(token: Token, { open, elements, text }: State, edits: Edit[]): void {
  let at =
    token.start === 0 || text[token.start - 1] === '\n' ? token.start : nextLine(text, token.start);
  for (; at < token.end; at = nextLine(text, at)) {
    const stop = Math.min(nextLine(text, at) - 1, token.end);
    const line = text.slice(at, stop);
    if (!line.includes(':::')) continue;
    const [, prefix = '', colons = ''] = OPENING.exec(line) ?? [];
    if (colons)
      open.push({ colons: colons.length, prefix: prefix.replace(/[^\s>]/g, ' '), elements });
    else if (CLOSING.test(line) && stop === lineStop(text, at))
      edits.push({ start: at, end: stop, text: closerOf(line, open) });
  }
}

/** What opened last is closed; a line that closes nothing goes. */
function closerOf(line: string, open: Open[]): string {
  const [, , colons = ''] = CLOSING.exec(line) ?? [];
  const at = open.findLastIndex((one) => one.colons <= colons.length);
  if (at < 0) return '';
  const closed = open.splice(at).reverse();
  return closed.map((one) => one.prefix + ':'.repeat(one.colons)).join('\n');
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length + 1 : end + 1;
}

function lineStop(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

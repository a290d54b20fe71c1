// A place in Markdown → where a link or a picture leads, and how an address is spelled there.
import type { Token } from './token.ts';

export type Destination = {
  start: number;
  end: number;
  close: number;
  written: string;
  isReference?: boolean;
};

const labelOf = (written: string): string => written.replace(/\s+/g, ' ').trim().toLowerCase();

/** Label → address, the first of each. */
export function definitionsIn(tokens: readonly Token[], text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { kind, start, end } of tokens)
    if (kind === 'text' && text.slice(start, end).includes(']:'))
      for (const line of text.slice(start, end).split('\n')) {
        const [, before = '', written = ''] = DEFINITION.exec(line) ?? [];
        const label = labelOf(before.slice(before.indexOf('[') + 1, before.lastIndexOf(']:')));
        if (written && !found.has(label)) found.set(label, written.replace(/^<|>$/g, ''));
      }
  return found;
}

/** `![alt][label]`, `![alt][]` and `![label]` of a picture: what follows the first bracket becomes its address. */
export function referenceAt(
  text: string,
  { from, at }: { from: number; at: number },
  definitions: ReadonlyMap<string, string>,
): Destination | undefined {
  const label = text[at + 1] === '[' ? text.indexOf(']', at + 2) : -1;
  const named = label < 0 ? '' : text.slice(at + 2, label);
  const written = definitions.get(labelOf(named || text.slice(from, at)));
  const close = label < 0 ? at + 1 : label + 1;
  return written === undefined
    ? undefined
    : { start: at + 1, end: close, close, written, isReference: true };
}

/** `(dest)`, `(<dest>)`, `(dest "title")`. */
export function destinationAt(text: string, open: number, end: number): Destination | undefined {
  let at = open + 1;
  while (/\s/.test(text[at] ?? '') && at < end) at++;
  const start = at;
  if (text[at] === '<') {
    const close = text.indexOf('>', at);
    if (close < 0 || close >= end || text.slice(at, close).includes('\n')) return undefined;
    return finish(text, { start, end: close + 1, written: text.slice(at + 1, close) }, end);
  }
  let depth = 0;
  for (; at < end; at++) {
    const sign = text[at] ?? '';
    if (/\s/.test(sign)) break;
    if (sign === '\\') at++;
    else if (sign === '(') depth++;
    else if (sign === ')' && depth-- === 0) break;
  }
  return finish(text, { start, end: at, written: text.slice(start, at) }, end);
}

function finish(
  text: string,
  found: Omit<Destination, 'close'>,
  end: number,
): Destination | undefined {
  let at = found.end;
  while (/\s/.test(text[at] ?? '') && at < end) at++;
  const quote = text[at];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(`${quote})`, at + 1);
    if (close < 0 || close >= end) return undefined;
    at = close + 1;
  }
  return text[at] === ')' ? { ...found, close: at + 1 } : undefined;
}

export const DEFINITION = /^( {0,3}\[(?!\^)[^\][\\]{1,300}\]:[ \t]+)(<[^<>]+>|[^\s<]\S*)/;

export function withoutEscapes(written: string): string {
  return written.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
}

/** A destination with blanks or single brackets needs angles. */
export function spell(target: string): string {
  return /[\s<>()]/.test(target) ? `<${target.replace(/[<>\n]/g, '')}>` : target;
}

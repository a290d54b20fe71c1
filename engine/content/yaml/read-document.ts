// YAML text → the library's document, with the places of what the author typed. Only here does a signature show the library.
import { LineCounter } from 'yaml';
import { rangeIn, type SourceLine } from '../pages/source-text.ts';
import { substitute, type Tokens } from '../pages/tokens.ts';
import type { Range } from './parse-yaml.ts';
import { readYamlDocument } from './yaml-document.ts';

/** The library's document of a text whose tokens are replaced, and a way back to what the author typed. */
export function readDocument(text: string, path: string, tokens: Tokens) {
  const lines = toLines(text, path, tokens);
  const read = documentOf(lines.map((line) => line.text).join('\n'));
  return { ...read, lines, rangeAt: rangesIn(lines, read.lineCounter) };
}

/** @param text  with tokens replaced. */
export function documentOf(text: string) {
  const lineCounter = new LineCounter();
  return { document: readYamlDocument(text, { lineCounter }), lineCounter };
}

/** From offsets in the text of these lines to what the author typed there. */
export const rangesIn =
  (lines: readonly SourceLine[], lineCounter: LineCounter) =>
  (start: number, end: number): Range => {
    const from = lineCounter.linePos(start);
    const to = lineCounter.linePos(end);
    const isOneLine = from.line === to.line && to.col > from.col;
    const last = isOneLine ? to.col - 1 : from.col;
    return rangeIn(lines, from.line - 1, from.col - 1, last);
  };

/** Lines of a text, with tokens replaced. */
export function toLines(text: string, path: string, tokens: Tokens): SourceLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((written, i) => ({ ...substitute(written, tokens), path, line: i + 1, written }));
}

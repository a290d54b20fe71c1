// `{{#include file:anchor}}` of mdBook → the lines of the file; fences and hidden lines of Rust as readers of a book see them.
import path from 'node:path';
import {
  type ConvertedLines,
  closesFence,
  openingFence,
  type SourceLine,
} from '../../engine/tooling.ts';
import { noFile } from './include-lines.ts';
import type { ForeignFiles } from './to-lines.ts';

const KINDS = ['include', 'rustdoc_include', 'playground'];

/** `{{#include file:anchor}}`, alone on its line. */
function includeIn(text: string): { indent: string; kind: string; wanted: string } | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{{#') || !trimmed.endsWith('}}')) return undefined;
  const [kind = '', wanted = ''] = trimmed.slice(3, -2).trim().split(/\s+/);
  if (!KINDS.includes(kind) || wanted === '' || /[{}]/.test(wanted)) return undefined;
  return { indent: text.slice(0, text.indexOf('{')), kind, wanted };
}

/** Lines that includes bring into one page, at most. */
const MOST_LINES = 20_000;

export function bookLines(
  lines: readonly SourceLine[],
  page: string,
  files: ForeignFiles,
): ConvertedLines {
  const out: ConvertedLines = { lines: [], files: [], diagnostics: [] };
  let fence = '';
  let isRust = false;
  const add = (line: SourceLine) => {
    if (fence === '') {
      fence = openingFence(line.text);
      const shown = fence === '' || !files.isBook ? line : withPlainInfo(line);
      isRust = files.isBook && fence !== '' && /^\s*[`~]+\s*rust\b/.test(shown.text);
      out.lines.push(shown);
      return;
    }
    if (closesFence(line.text, fence)) fence = '';
    else if (isRust && /^\s*#(?: |$)/.test(line.text)) return;
    out.lines.push(line);
  };
  for (const line of lines) {
    const include = includeIn(line.text);
    if (!include) {
      add(line);
      continue;
    }
    const { indent, kind, wanted } = include;
    const found = included(wanted, page, files, out.files);
    if (found === undefined || out.lines.length + found.length > MOST_LINES) {
      out.diagnostics.push(noFile(line, wanted.split(':')[0] ?? '', true));
      add(line);
      continue;
    }
    if (kind === 'playground') add({ ...line, text: `${indent}\`\`\`rust` });
    for (const one of found) add({ ...one, text: one.text === '' ? '' : indent + one.text });
    if (kind === 'playground') add({ ...line, text: `${indent}\`\`\`` });
  }
  return out;
}

/** ` ```rust,ignore ` → ` ```rust `. */
function withPlainInfo(line: SourceLine): SourceLine {
  const text = line.text.replace(/^(\s*[`~]{3,}\s*[\w+-]+),[^\n]*$/, '$1');
  return text === line.text ? line : { ...line, text };
}

function included(
  wanted: string,
  page: string,
  files: ForeignFiles,
  read: string[],
): SourceLine[] | undefined {
  const [file = '', ...range] = wanted.split(':');
  const folder = path.posix.dirname(page).split('/').slice(1).join('/');
  const name = path.posix.join(folder, file);
  const text = name.startsWith('..') || file.startsWith('/') ? undefined : files.read(name);
  if (text === undefined) return undefined;
  if (!read.includes(name)) read.push(name);
  const all = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, i) => ({ text: line, path: files.pathOf(name), line: i + 1, written: line }));
  return inRange(all, range).filter((line) => !/ANCHOR(?:_END)?:/.test(line.text));
}

/** `anchor`, `4`, `2:10`, `:10`, `2:`. */
function inRange(lines: SourceLine[], [from = '', to]: string[]): SourceLine[] {
  if (from === '' && to === undefined) return lines;
  if (!/^\d*$/.test(from)) return atAnchor(lines, from);
  const first = from === '' ? 1 : Number(from);
  const last = to === undefined ? first : to === '' ? lines.length : Number(to);
  return lines.slice(first - 1, last);
}

function atAnchor(lines: SourceLine[], anchor: string): SourceLine[] {
  const isMark = (sign: string) => (line: SourceLine) => {
    const at = line.text.indexOf(sign);
    return (
      at >= 0 &&
      line.text
        .slice(at + sign.length)
        .trim()
        .split(/\s/)[0] === anchor
    );
  };
  const start = lines.findIndex(isMark('ANCHOR:'));
  if (start < 0) return [];
  const end = lines.findIndex((line, i) => i > start && isMark('ANCHOR_END:')(line));
  return lines.slice(start + 1, end < 0 ? undefined : end);
}

// `<<< ./file#region`, `<!--@include: ./part.md-->`, `--8<-- "file:section"` and `{* file ln[2:4] *}` → the lines of the file, which know it.

import path from 'node:path';
import {
  type ConvertedLines,
  cutCode,
  type Diagnostic,
  diagnose,
  placeIn,
  type SourceLine,
} from '../../engine/tooling.ts';
import { createFences } from './fences.ts';
import { type IncludeRequest, requestIn, snippetsIn } from './include-forms.ts';
import type { ForeignFiles } from './to-lines.ts';

/** Lines that includes bring into one page, at most, and files in files. */
const MOST = { lines: 20_000, depth: 5 };

/** `used`: lines that includes have brought. */
type Scope = {
  page: string;
  files: ForeignFiles;
  out: ConvertedLines;
  depth: number;
  used: { lines: number };
  /** In a fence, all lines are code. */
  isInside: boolean;
};

export function includeLines(
  lines: readonly SourceLine[],
  page: string,
  files: ForeignFiles,
): ConvertedLines {
  const out: ConvertedLines = { lines: [], files: [], diagnostics: [] };
  expand(lines, { page, files, out, depth: 0, used: { lines: 0 }, isInside: false });
  return out;
}

function expand(lines: readonly SourceLine[], scope: Scope): void {
  const { out } = scope;
  const fences = createFences();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const isInside = fences.open() !== '';
    fences.has(line.text);
    const block = snippetsIn(lines, at);
    if (block) {
      for (const request of block.requests)
        insert(request, at === block.end ? line : { ...line, text: '' }, { ...scope, isInside });
      at = block.end;
      continue;
    }
    const request = requestIn(line.text, isInside);
    if (request) insert(request, line, { ...scope, isInside });
    else out.lines.push(line);
  }
}

/** Of a file that isn't there, the line stays. */
function insert(request: IncludeRequest, line: SourceLine, scope: Scope): void {
  const { files, out, depth, used, isInside } = scope;
  const found = used.lines > MOST.lines || depth >= MOST.depth ? undefined : read(request, scope);
  used.lines += found?.length ?? 0;
  if (found === undefined || used.lines > MOST.lines) {
    const shown = line.text === '' ? [] : [line];
    out.diagnostics.push(noFile(line, request.file, files.isBook));
    out.lines.push(...shown);
    return;
  }
  const moved = found.map((one) =>
    one.text === ''
      ? one
      : {
          ...one,
          text: request.indent + one.text,
          shifts: [{ at: 0, by: -request.indent.length }],
        },
  );
  if (isInside) {
    for (const one of moved) out.lines.push(one);
    return;
  }
  if (request.info === undefined) {
    const inner: ConvertedLines = { ...out, lines: [] };
    expand(moved, { ...scope, out: inner, depth: depth + 1 });
    for (const one of inner.lines) out.lines.push(one);
    return;
  }
  const longest = found.map(({ text }) => /^\s*(`{3,})/.exec(text)?.[1]?.length ?? 2);
  const signs = request.indent + '`'.repeat(Math.max(2, ...longest) + 1);
  out.lines.push({ ...line, text: `${signs}${request.info}`, shifts: [] }, ...moved, {
    ...line,
    text: signs,
    shifts: [],
  });
}

function read(request: IncludeRequest, { page, files, out }: Scope): SourceLine[] | undefined {
  const folder = path.posix.dirname(page).split('/').slice(1).join('/');
  const near = path.posix.join(folder, request.file);
  const names = request.isFromRoot
    ? [...files.roots.map((root) => path.posix.join(root, request.file)), near]
    : [near];
  for (const name of names) {
    if (name.startsWith('..') || name.startsWith('/')) continue;
    const text = files.read(name);
    if (text === undefined) continue;
    if (!out.files.includes(name)) out.files.push(name);
    const all = text.replace(/\n$/, '').split('\n');
    return cut(request, all, text)?.map(({ number, text: shown }) => ({
      text: shown,
      path: files.pathOf(name),
      line: number,
      written: all[number - 1] ?? shown,
    }));
  }
  return undefined;
}

type Numbered = { number: number; text: string };

function cut(
  request: IncludeRequest,
  all: readonly string[],
  text: string,
): Numbered[] | undefined {
  const numbered = all.map((one, i) => ({ number: i + 1, text: one }));
  if (request.section !== undefined) return sectionOf(request.section, numbered);
  if (request.region !== undefined) {
    const made = cutCode(text, { file: request.file, region: request.region });
    return 'lines' in made ? made.lines : undefined;
  }
  const { ranges } = request;
  const shown = ranges
    ? numbered.filter(({ number }) => ranges.some(([from, to]) => number >= from && number <= to))
    : numbered;
  const isPage = request.info === undefined && request.file.endsWith('.md') && !ranges;
  return (isPage ? withoutHead(shown) : shown).filter((one) => !SECTION.test(one.text));
}

const SECTION = /-{1,2}8<-{1,2}[ \t]*\[[ \t]*(?:start|end)(?::[ \t]*[\w.-]+)?[ \t]*\]/;

function sectionOf(name: string, lines: readonly Numbered[]): Numbered[] | undefined {
  const isMark = (kind: string) => (one: Numbered) =>
    one.text.includes('8<-') && one.text.replace(/\s/g, '').includes(`[${kind}:${name}]`);
  const start = lines.findIndex(isMark('start'));
  if (start < 0) return undefined;
  const end = lines.findIndex((one, i) => i > start && isMark('end')(one));
  return lines.slice(start + 1, end < 0 ? undefined : end).filter((one) => !SECTION.test(one.text));
}

/** Front matter is no text. */
function withoutHead(lines: Numbered[]): Numbered[] {
  if (lines[0]?.text !== '---') return lines;
  const end = lines.findIndex((one, i) => i > 0 && one.text === '---');
  return end < 0 ? lines : lines.slice(end + 1);
}

export function noFile(line: SourceLine, wanted: string, isBook: boolean): Diagnostic {
  return diagnose(placeIn([line], 0, line.text.search(/\S|$/)), {
    severity: 'warning',
    code: 'foreign/no-file',
    kind: 'include',
    message: `There is no file "${wanted}" in this folder, so readers see the include as text.`,
    hint: `Name the folder that holds all files${isBook ? ' of the book, the one with book.toml' : ', such as the one with mkdocs.yml'}.`,
  });
}

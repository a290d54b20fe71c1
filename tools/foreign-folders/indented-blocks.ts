// `!!! note "Title"`, `??? note` and `=== "Tab"` of MkDocs, each with the indented lines below → callouts, details and tabs.

import type { SourceLine } from '../../engine/tooling.ts';
import { openingOf } from './admonition.ts';
import { createFences } from './fences.ts';

const OPENING = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([A-Za-z][\w-]*)(?:[ \t](.*))?$/;
const TAB = /^([ \t]*)===[!+]?[ \t]+"([^"]*)"[ \t]*$/;

/** A tab width. */
const STEP = 4;

/** Blocks in blocks are read up to this depth; deeper ones stay as they are. */
const DEEPEST = 8;

export function indentedBlocks(lines: readonly SourceLine[], depth = 0): SourceLine[] {
  const out: SourceLine[] = [];
  const fences = createFences();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const opens =
      fences.open() === '' && depth < DEEPEST && /^[ \t]*(?:!!!|\?\?\?|===)/.test(line.text);
    const made = opens ? (calloutAt(lines, at, depth) ?? tabsAt(lines, at, depth)) : undefined;
    if (made) {
      out.push(...made.lines);
      at = made.end - 1;
      continue;
    }
    fences.has(line.text);
    out.push(line);
  }
  return out;
}

type Made = { lines: SourceLine[]; end: number };

function calloutAt(lines: readonly SourceLine[], at: number, depth: number): Made | undefined {
  const line = lines[at];
  const [, indent = '', sign = '', type = '', rest = ''] = (line && OPENING.exec(line.text)) || [];
  const [, title] = rest.split('"');
  if (!line || sign === '') return undefined;
  const { body, end } = bodyAt(lines, at + 1, indent.length);
  const inside = indentedBlocks(body, depth + 1);
  const colons = colonsAround(inside);
  const opening = openingOf(sign, type, title);
  return { lines: around(line, `${indent}${colons}`, opening, inside), end };
}

function tabsAt(lines: readonly SourceLine[], at: number, depth: number): Made | undefined {
  const first = lines[at];
  const [, indent = ''] = (first && TAB.exec(first.text)) || [];
  if (!first || !TAB.test(first.text)) return undefined;
  const tabs: SourceLine[] = [];
  let end = at;
  for (
    let next: number | undefined = at;
    next !== undefined;
    next = tabBehind(lines, end, indent)
  ) {
    const line = lines[next];
    const [, , label = ''] = (line && TAB.exec(line.text)) || [];
    if (!line) break;
    const found = bodyAt(lines, next + 1, indent.length);
    const inside = indentedBlocks(found.body, depth + 1);
    const opening = `tab[${label.replace(/[[\]]/g, '') || 'Tab'}]`;
    tabs.push(...around(line, `${indent}${colonsAround(inside)}`, opening, inside));
    end = found.end;
  }
  return { lines: around(first, `${indent}${colonsAround(tabs)}`, 'tabs', tabs), end };
}

/** Index of the next tab of the same set, behind blank lines. */
function tabBehind(lines: readonly SourceLine[], at: number, indent: string): number | undefined {
  let next = at;
  while (lines[next]?.text.trim() === '') next++;
  const [, own] = TAB.exec(lines[next]?.text ?? '') ?? [];
  return own === indent ? next : undefined;
}

/** Lines that are indented further, and blank ones between them, moved back. */
function bodyAt(lines: readonly SourceLine[], from: number, indent: number) {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const text = lines[at]?.text ?? '';
    if (text.trim() === '') continue;
    if (widthOf(text) < indent + STEP) break;
    end = at + 1;
  }
  const body = lines.slice(from, end).map((line) => movedBack(line, indent));
  return { body, end };
}

function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) {
    if (sign === '\t') width += STEP;
    else if (sign === ' ') width++;
    else break;
  }
  return width;
}

function movedBack(line: SourceLine, indent: number): SourceLine {
  const { text } = line;
  if (text.trim() === '') return line;
  const by = text[indent] === '\t' ? 1 : STEP;
  const shifts = (line.shifts ?? []).map((one) => ({
    at: Math.max(0, one.at - by),
    by: one.by + by,
  }));
  return {
    ...line,
    text: text.slice(0, indent) + text.slice(indent + by),
    shifts: [{ at: indent, by }, ...shifts],
  };
}

/** One colon more than any line inside has. */
function colonsAround(lines: readonly SourceLine[]): string {
  const longest = lines.map(({ text }) => /^\s*(:{3,})/.exec(text)?.[1]?.length ?? 2);
  return ':'.repeat(Math.max(2, ...longest) + 1);
}

/** A fence that nothing closes ends where its block does. */
function around(line: SourceLine, before: string, opening: string, inside: SourceLine[]) {
  const last = inside.at(-1) ?? line;
  const fences = createFences();
  for (const { text } of inside) fences.has(text);
  const open = fences.open();
  const closing = open === '' ? [] : [{ ...last, text: open, shifts: [] }];
  return [
    { ...line, text: before + opening },
    ...inside,
    ...closing,
    { ...last, text: before, shifts: [] },
  ];
}

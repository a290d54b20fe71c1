// `::: details`, `::: raw`, `::: v-pre` and closing lines of VitePress → as ours have them; `[[toc]]` → nothing, since each page shows its outline.

import type { SourceLine } from '../../engine/tooling.ts';
import { createFences } from './fences.ts';

const LINE = /^([ \t]*)(:{3,})/;

/** Say how the rest is processed, and nothing to readers. */
const PLAIN = new Set(['raw', 'v-pre', 'no-v-pre']);

/** Blocks that may be in each other. */
const DEEPEST = 100;

type Open = { colons: string; isPlain: boolean };

export function containerLines(lines: readonly SourceLine[]): SourceLine[] {
  const out: SourceLine[] = [];
  const open: Open[] = [];
  const fences = createFences();
  for (const line of lines) {
    const isCode = fences.has(line.text);
    if (isCode) out.push(line);
    else if (/^\s*\[(?:\[toc\]|TOC)\]\s*$/i.test(line.text)) out.push({ ...line, text: '' });
    else out.push(containerLine(line, open));
  }
  return out;
}

/** A line closes the innermost block that has as many colons or fewer, and then has as many. */
function containerLine(line: SourceLine, open: Open[]): SourceLine {
  const [start = '', indent = '', colons = ''] = LINE.exec(line.text) ?? [];
  const words = line.text.slice(start.length).trimStart();
  const name = /^[A-Za-z][\w-]*/.exec(words)?.[0];
  const rest = words.slice(name?.length ?? 0).trim();
  if (colons === '') return line;
  if (name === undefined) {
    const at = rest === '' ? closedBy(colons.length, open) : -1;
    const [closed] = at < 0 ? [] : open.splice(at);
    if (!closed) return line;
    return { ...line, text: closed.isPlain ? '' : indent + closed.colons };
  }
  if (rest.startsWith('.')) return line;
  const isPlain = PLAIN.has(name);
  open.push({ colons, isPlain });
  if (open.length > DEEPEST) open.shift();
  if (isPlain) return { ...line, text: '' };
  if (name === 'details' && rest === '')
    return { ...line, text: `${line.text.trimEnd()}[Details]` };
  return line;
}

/** The innermost of the same length; otherwise, the innermost that is shorter. */
function closedBy(length: number, open: readonly Open[]): number {
  const same = open.findLastIndex((one) => one.colons.length === length);
  return same >= 0 ? same : open.findLastIndex((one) => one.colons.length < length);
}

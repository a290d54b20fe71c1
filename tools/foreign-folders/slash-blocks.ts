// `/// note | Title` … `///` of MkDocs → callouts, details and tabs; more slashes are around fewer.

import type { SourceLine } from '../../engine/tooling.ts';
import { openingOf } from './admonition.ts';
import { createFences } from './fences.ts';

const OPENING = /^([ \t]*)(\/{3,})[ \t]+([A-Za-z][\w-]*)(?:[ \t]*\|(.*))?$/;
const OPTION = /^[ \t]{4,}([\w-]+):(.*)$/;

/** Blocks in blocks are read up to this depth. */
const DEEPEST = 8;

export function slashBlocks(lines: readonly SourceLine[], depth = 0): SourceLine[] {
  if (depth > DEEPEST || !lines.some(({ text }) => text.trimStart().startsWith('///')))
    return [...lines];
  const out: SourceLine[] = [];
  const last = new Map(lines.map(({ text }, i) => [text.trim(), i]));
  const fences = createFences();
  let tabs: SourceLine[] = [];
  const flush = () => {
    if (tabs.length > 0) out.push(...wrapped(tabs, 'tabs'));
    tabs = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const [, , slashes = '', type = '', title = ''] =
      (fences.open() === '' && OPENING.exec(line.text.trimEnd())) || [];
    const isClosed = slashes !== '' && (last.get(slashes) ?? 0) > at;
    const end = isClosed ? closeOf(lines, at, slashes) : -1;
    if (end < 0) {
      if (line.text.trim() !== '') flush();
      fences.has(line.text);
      out.push(line);
      continue;
    }
    const { options, from } = optionsAt(lines, at + 1, end);
    const inside = slashBlocks(lines.slice(from, end), depth + 1);
    const body = [line, ...inside, lines[end] ?? line];
    if (type === 'tab')
      tabs.push(...wrapped(body, `tab[${title.trim().replace(/[[\]]/g, '') || 'Tab'}]`, true));
    else {
      flush();
      out.push(...wrapped(body, blockOf(type, title.trim(), options), true));
    }
    at = end;
  }
  flush();
  return out;
}

function blockOf(type: string, title: string, options: ReadonlyMap<string, string>): string {
  const sign = type === 'details' ? (options.get('open') === 'true' ? '???+' : '???') : '!!!';
  const kind = type === 'details' || type === 'admonition' ? (options.get('type') ?? 'note') : type;
  return openingOf(sign, kind, title || undefined);
}

function closeOf(lines: readonly SourceLine[], at: number, slashes: string): number {
  for (let i = at + 1; i < lines.length; i++) if (lines[i]?.text.trim() === slashes) return i;
  return -1;
}

/** Lines of `key: value` right below the opening, indented. */
function optionsAt(lines: readonly SourceLine[], from: number, end: number) {
  const options = new Map<string, string>();
  let at = from;
  for (; at < end; at++) {
    const [, key, value = ''] = OPTION.exec(lines[at]?.text ?? '') ?? [];
    if (key === undefined) break;
    options.set(key, value.trim().toLowerCase());
  }
  return { options, from: at };
}

/** @param hasOwn  the first and last of the lines take the signs; otherwise, signs go around them. */
function wrapped(lines: readonly SourceLine[], opening: string, hasOwn = false): SourceLine[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return [];
  const inside = hasOwn ? lines.slice(1, -1) : lines;
  const longest = inside.map(({ text }) => /^\s*(:{3,})/.exec(text)?.[1]?.length ?? 2);
  const indent = /^\s*/.exec(first.text)?.[0] ?? '';
  const colons = indent + ':'.repeat(Math.max(2, ...longest) + 1);
  return [
    { ...first, text: colons + opening, shifts: [] },
    ...inside,
    { ...last, text: colons, shifts: [] },
  ];
}

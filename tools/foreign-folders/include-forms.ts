// A line that asks for a file, as VitePress and MkDocs write it → the file, and what of it.
import type { SourceLine } from '../../engine/tooling.ts';

export type IncludeRequest = {
  indent: string;
  file: string;
  /** Named from the folder of the site, not from the page's. */
  isFromRoot: boolean;
  /** Between two comments `#region`. */
  region?: string;
  /** Between `--8<-- [start:…]` and `[end:…]`. */
  section?: string;
  /** From 1, both ends counted. */
  ranges?: [number, number][];
  /** What follows the backticks of the fence that it is shown in; undefined for text of the page. */
  info?: string;
};

const PART = /^@include:[ \t]*([^\s{}#]+)(?:#([^\s{}#]+))?[ \t]{0,8}(?:\{([\d,]*)\})?$/;
/** `{* file.py ln[1:3,5] hl[2] *}` and `{! file.md !}`. */
const STARS =
  /^(\s*)\{\*[ \t]{1,8}([^\s*]+)((?:[ \t]{1,8}\w{1,20}\[[^\]]{0,200}\])*)[ \t]{0,8}\*\}\s*$/;
const MARKS = /^(\s*)\{!>?[ \t]{0,8}([^\s!>]+)[ \t]{0,8}!\}\s*$/;

/** @param isInside  of a fence, where only texts are requested. */
export function requestIn(text: string, isInside: boolean): IncludeRequest | undefined {
  const start = text.trimStart();
  if (isInside && !start.startsWith('{!')) return undefined;
  if (start.startsWith('<<<')) return codeIn(text);
  if (start.startsWith('<!--')) return partIn(text);
  if (start.startsWith('{*')) return starsIn(text);
  const [, indent = '', file] = start.startsWith('{!') ? (MARKS.exec(text) ?? []) : [];
  return file === undefined ? undefined : { indent, file, isFromRoot: true };
}

/** `<<< ./file.ts#region{2,4-6 ts:line-numbers} [title]`. */
function codeIn(text: string): IncludeRequest | undefined {
  const indent = text.slice(0, text.indexOf('<'));
  let rest = text.trim().slice(3);
  if (!/^[ \t]/.test(rest)) return undefined;
  const take = (pattern: RegExp): string => {
    const [taken = ''] = pattern.exec(rest.trimStart()) ?? [];
    rest = rest.trimStart().slice(taken.length);
    return taken;
  };
  const file = take(/^[^\s{}[\]#]+/);
  const region = take(/^#[\w*.-]+/).slice(1);
  const braces = take(/^\{[^{}]*\}/).slice(1, -1);
  const title = take(/^\[[^\]]*\]/).slice(1, -1);
  if (file === '' || rest.trim() !== '') return undefined;
  const ranges = /^[\d,\s-]*/.exec(braces)?.[0] ?? '';
  const language = braces.slice(ranges.length);
  const marked = ranges.trim() && ` {${ranges.trim()}}`;
  const info = `${language.trim() || endingOf(file)}${marked}${title ? ` [${title}]` : ''}`;
  return { indent, ...named(file), ...(region ? { region } : {}), info };
}

function partIn(text: string): IncludeRequest | undefined {
  const start = text.indexOf('<!--');
  const inside = text.trimEnd().endsWith('-->')
    ? text.slice(start + 4, text.lastIndexOf('-->'))
    : '';
  const [, file = '', region, lines = ''] = PART.exec(inside.trim()) ?? [];
  if (file === '') return undefined;
  const [from, to = lines.includes(',') ? '' : from] = lines.split(',');
  const range: [number, number] = [Number(from) || 1, Number(to) || ALL];
  return {
    indent: text.slice(0, start),
    ...named(file),
    ...(region ? { region } : {}),
    ...(lines === '' ? {} : { ranges: [range] }),
  };
}

function starsIn(text: string): IncludeRequest | undefined {
  const [, indent = '', file = '', rest = ''] = STARS.exec(text) ?? [];
  if (file === '') return undefined;
  const lines = listOf('ln', rest);
  const marked = listOf('hl', rest);
  const title = listOf('title', rest)?.replaceAll('"', '');
  const named = title ? ` title="${title}"` : '';
  const info = `${endingOf(file)}${marked ? ` {${marked.replaceAll(':', '-')}}` : ''}${named}`;
  return {
    indent,
    file,
    isFromRoot: true,
    info,
    ...(lines ? { ranges: lines.split(',').map(rangeIn) } : {}),
  };
}

/** What is in the brackets behind a name. */
function listOf(name: string, text: string): string | undefined {
  const at = text.indexOf(` ${name}[`);
  return at < 0 ? undefined : text.slice(at + name.length + 2, text.indexOf(']', at));
}

const ALL = Number.POSITIVE_INFINITY;

function rangeIn(text: string): [number, number] {
  const [from = '', to] = text.split(':');
  const first = Number(from) || 1;
  return [first, to === undefined ? first : Number(to) || ALL];
}

/** `@/file` and `/file` begin at the folder of the pages. */
function named(file: string): { file: string; isFromRoot: boolean } {
  return { file: file.replace(/^@?\/(?=.)/, ''), isFromRoot: /^@?\//.test(file) };
}

const endingOf = (file: string): string => /\.([a-z\d]+)$/i.exec(file)?.[1] ?? '';

const SIGN = /^(\s*)(;?)-{1,2}8<-{1,2}(?:[ \t]*(["'])([^"']+)\3)?$/;

/** `--8<-- "file"`, or a block of names between two `--8<--`. @returns undefined where none begins here. */
export function snippetsIn(
  lines: readonly SourceLine[],
  at: number,
): { requests: IncludeRequest[]; end: number } | undefined {
  const [, indent = '', semicolon, , name] = SIGN.exec(lines[at]?.text.trimEnd() ?? '') ?? [];
  if (semicolon === undefined || semicolon === ';') return undefined;
  if (name !== undefined) return { requests: [snippet(indent, name)], end: at };
  const length = lines.slice(at + 1, at + 50).findIndex(({ text }) => SIGN.test(text.trimEnd()));
  if (length < 1) return undefined;
  const names = lines.slice(at + 1, at + 1 + length).flatMap(({ text }) => {
    const one = text.trim();
    return one === '' || one.startsWith(';') ? [] : one.replace(/^["']|["']$/g, '');
  });
  return { requests: names.map((one) => snippet(indent, one)), end: at + 1 + length };
}

/** `file`, `file:section`, `file:3:8`, `file::8`. */
function snippet(indent: string, name: string): IncludeRequest {
  const [file = '', first, second] = name.split(':');
  const isNumbers =
    first !== undefined && /^\d*$/.test(first) && (first !== '' || second !== undefined);
  const range: [number, number] = [
    Number(first) || 1,
    second === undefined ? ALL : Number(second) || ALL,
  ];
  return {
    indent,
    file,
    isFromRoot: true,
    ...(isNumbers ? { ranges: [range] } : first ? { section: first } : {}),
  };
}

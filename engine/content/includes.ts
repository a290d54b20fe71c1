// `::include{file}` lines → the lines of the snippet, its parameters filled in, each still knowing its file;
// passages that records make stand in their place in the same way.

import { parseAttributes } from '../attributes.ts';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { closesFence, openingFence } from './fence.ts';
import { notFound, parameterProblems, unusableName } from './include-problems.ts';
import type { Passages } from './passages.ts';
import { parseSnippet } from './snippet.ts';
import { placeIn, rangeIn, type SourceLine } from './source-text.ts';
import { substitute, type Tokens } from './tokens.ts';

/** A line that stands for others: `::include{file.md}`, or a passage that records make. */
const PLACEHOLDER = /^(\s*)::([a-z][\w-]*)(?:\{(.*)\})?\s*$/;

/** What the body of a page may ask for besides what its author wrote. */
export type Inserts = { snippets: SnippetReader; passages?: Passages | undefined };

/** Begins the names that stand for passages among the snippets of a page. */
export const PASSAGE = '::';

/** How the includes reach the disk, or a test's memory. */
export type SnippetReader = {
  /** The snippet's text, or undefined when there is none of that name. */
  read(name: string): string | undefined;
  /** Names of all snippets, for hints. */
  names(): readonly string[];
  /** Path of a snippet, as diagnostics show it. */
  pathOf(name: string): string;
};

type Expansion = {
  lines: SourceLine[];
  /** Names of all snippets reached, in the order first met. */
  included: string[];
  diagnostics: Diagnostic[];
};

type Scope = {
  /** The product's tokens, and with them the parameters of the snippet being read. */
  product: Tokens;
  tokens: Tokens;
  /** Snippets that are being expanded, outermost first. */
  trail: readonly string[];
  reader: SnippetReader;
  passages: Passages | undefined;
  out: Expansion & { count: number };
};

/**
 * Expand tokens and includes of a page, depth first. Include lines inside code fences are text.
 *
 * @param text  the file, line breaks `\n`.
 * @param path  the file's path, as diagnostics show it.
 */
export function expand(
  text: string,
  path: string,
  tokens: Tokens,
  { snippets, passages }: Inserts,
): Expansion {
  const out: Scope['out'] = { lines: [], included: [], diagnostics: [], count: 0 };
  const scope = { product: tokens, tokens, reader: snippets, passages, out, trail: [] };
  expandLines(text.split('\n'), { path, firstLine: 1, indent: '' }, scope);
  const { count: _count, ...expansion } = out;
  return expansion;
}

type From = { path: string; firstLine: number; indent: string };

function expandLines(lines: readonly string[], from: From, scope: Scope): void {
  let fence = '';
  lines.forEach((written, i) => {
    const line = toSourceLine(written, { ...from, firstLine: from.firstLine + i }, scope.tokens);
    const [, indent = '', name = '', inside = ''] =
      (fence === '' && PLACEHOLDER.exec(line.text)) || [];
    if (fence === '') fence = openingFence(written);
    else if (closesFence(written, fence)) fence = '';
    if (name === 'include') expandInclude(line, indent, inside, scope);
    else if (name === 'widget') noteWidget(line, inside, scope);
    else if (scope.passages?.names.includes(name)) insertPassage(line, name, inside, scope);
    else scope.out.lines.push(line);
  });
}

function toSourceLine(written: string, from: From, tokens: Tokens): SourceLine {
  const at = { path: from.path, line: from.firstLine, written };
  if (!from.indent && !written.includes('{')) return { text: written, ...at };
  const { text, shifts } = substitute(written, tokens);
  if (!from.indent || text === '') return { text, ...at, shifts };
  const by = from.indent.length;
  const moved = shifts.map((shift) => ({ at: shift.at + by, by: shift.by - by }));
  return { text: from.indent + text, ...at, shifts: [{ at: 0, by: -by }, ...moved] };
}

function expandInclude(line: SourceLine, indent: string, inside: string, scope: Scope): void {
  const { bare, named } = parseAttributes(inside);
  const { file, ...given } = named;
  const name = (file ?? bare[0] ?? '').replace(/^\.\//, '');
  const place = placeIn([line], 0, indent.length);
  const mark = { length: placeIn([line], 0, line.text.trimEnd().length).column - place.column };
  const problem = unusableName(name, scope.trail, ++scope.out.count);
  const found = problem ? undefined : scope.reader.read(name);
  if (found === undefined) {
    const { reader, out } = scope;
    out.diagnostics.push(diagnose(place, { ...(problem ?? notFound(name, reader)), ...mark }));
    return;
  }
  if (!scope.out.included.includes(name)) scope.out.included.push(name);
  const path = scope.reader.pathOf(name);
  const snippet = parseSnippet(found, path, scope.product);
  const problems = parameterProblems(name, snippet.params, given);
  scope.out.diagnostics.push(
    ...snippet.diagnostics,
    ...problems.map((one) => diagnose(place, { ...one, ...mark })),
  );
  const tokens = { ...pick(given, snippet.params), ...scope.product };
  const from = { path, firstLine: snippet.firstLine, indent };
  expandLines(snippet.body, from, { ...scope, tokens, trail: [...scope.trail, name] });
}

/** The illustration is drawn by the markdown stage; its manifest is noted here. */
function noteWidget(line: SourceLine, inside: string, { out }: Scope): void {
  const { named } = parseAttributes(inside);
  const source = `${PASSAGE}widgets/${named.name ?? ''}`;
  if (!out.included.includes(source)) out.included.push(source);
  out.lines.push(line);
}

/** Its dependency is noted by a name that no snippet can have. */
function insertPassage(line: SourceLine, name: string, inside: string, scope: Scope): void {
  const { passages, out } = scope;
  if (!passages) return;
  const attributes = parseAttributes(inside);
  const made = passages.make(name, attributes, line);
  const source = PASSAGE + passages.source(name, attributes);
  if (!out.included.includes(source)) out.included.push(source);
  if (Array.isArray(made)) out.lines.push(...made);
  else {
    const start = line.text.search(/\S/);
    const range = rangeIn([line], 0, start, line.text.trimEnd().length);
    out.diagnostics.push(diagnose(range, made));
  }
}

/** A snippet sees its own parameters, not those of a snippet around it. */
function pick(given: Tokens, names: readonly string[]): Tokens {
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}

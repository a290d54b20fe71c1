// `::include{file}` lines → the lines of the snippet, its parameters filled in, each still knowing its file;
// shortcodes that records make take their place in the same way.

import { diagnose } from '../../diagnostics/diagnostics.ts';
import { parseAttributes } from '../../text/attributes.ts';
import {
  addDependency,
  type Brought,
  type Expansion,
  isFull,
  nothingYet,
  placeOf,
  reportFull,
} from './brought.ts';
import { closesFence, openingFence } from './fence.ts';
import { CODE, closeImported, importCode, namesFile } from './imported-code.ts';
import { notFound, parameterProblems, unusableName } from './include-problems.ts';
import type { CodeReader, Inserts, SnippetReader } from './inserts.ts';
import type { Shortcodes } from './shortcodes.ts';
import { parseSnippet } from './snippet.ts';
import type { SourceLine } from './source-text.ts';
import { substitute, type Tokens } from './tokens.ts';

/** A line that opens a directive, in a quote or behind a list's marker, too: its name, and what its braces hold. */
const DIRECTIVE = /^[\s>*+\-\d.)]*:{2,}\s*([a-z][\w-]*)(?:\[[^\]]*\])?\s*(?:\{([^}]*)\})?/;

/** A line that stands for others: `::include{file.md}`, or a shortcode that records make. */
const PLACEHOLDER = /^(\s*)::([a-z][\w-]*)(?:\{(.*)\})?\s*$/;

type Scope = {
  /** The product's tokens, and with them the parameters of the snippet being read. */
  product: Tokens;
  tokens: Tokens;
  /** Snippets that are being expanded, outermost first. */
  around: readonly string[];
  reader: SnippetReader;
  code: CodeReader | undefined;
  shortcodes: Shortcodes | undefined;
  dependenciesOf: Inserts['dependenciesOf'];
  out: Brought;
};

/**
 * Expand tokens and includes of a page, depth first. Include lines inside code fences are text.
 *
 * @param body  lines of the page.
 * @param from  the file's path as diagnostics show it, and the number of the first line.
 */
export function expand(
  body: readonly string[],
  { path, firstLine }: { path: string; firstLine: number },
  { tokens, snippets, code, shortcodes, dependenciesOf }: Inserts & { tokens: Tokens },
): Expansion {
  const out = nothingYet();
  const scope = {
    product: tokens,
    tokens,
    reader: snippets,
    code,
    shortcodes,
    dependenciesOf,
    out,
    around: [],
  };
  expandLines(body, { path, firstLine, indent: '' }, scope);
  const { lines, dependencies, diagnostics } = out;
  return { lines, dependencies, diagnostics };
}

type From = { path: string; firstLine: number; indent: string };

function expandLines(lines: readonly string[], from: From, scope: Scope): void {
  let fence = '';
  /** Of the fence that lines of a file were put in. */
  let longer = '';
  for (let i = 0; i < lines.length; i++) {
    const written = lines[i] ?? '';
    if (scope.around.length > 0 && isFull(written, scope)) return;
    const line = toSourceLine(written, { ...from, firstLine: from.firstLine + i }, scope.tokens);
    const [, indent = '', name = '', inside = ''] =
      (fence === '' && PLACEHOLDER.exec(line.text)) || [];
    const isInside = fence !== '';
    if (!isInside) fence = openingFence(written);
    else if (closesFence(written, fence)) fence = '';
    if (name === 'include') expandInclude(line, indent, inside, scope);
    else if (scope.shortcodes?.names.includes(name)) insertShortcode(line, name, inside, scope);
    else if (!isInside && fence !== '' && namesFile(line.text)) {
      const body = bodyOf(lines, i, fence);
      longer = expandFence(line, body, scope);
      if (longer !== '') i += body.length;
    } else if (fence === '') {
      if (!isInside) noteDependencies(line.text, scope);
      scope.out.lines.push(longer === '' ? line : closeImported(line, longer));
      longer = '';
    } else scope.out.lines.push(line);
  }
}

/** The lines in a fence, up to the one that closes it. */
function bodyOf(lines: readonly string[], opening: number, fence: string): string[] {
  let end = opening + 1;
  while (end < lines.length && !closesFence(lines[end] ?? '', fence)) end++;
  return lines.slice(opening + 1, end);
}

/** @returns  the signs of the fence that now has lines of a file; empty for any other, whose lines stay. */
function expandFence(opening: SourceLine, body: readonly string[], scope: Scope): string {
  const { out, code } = scope;
  const imported = code && importCode(opening, body, code);
  if (!imported) {
    out.lines.push(opening);
    return '';
  }
  addDependency(out, `${CODE}${imported.file}`);
  out.diagnostics.push(...imported.diagnostics);
  const isTooMuch = imported.lines.slice(1).some(({ text }) => isFull(text, scope));
  if (isTooMuch) reportFull(placeOf(opening), out);
  out.lines.push(...(isTooMuch ? [opening] : imported.lines));
  return isTooMuch || imported.diagnostics.length > 0 ? '' : imported.marker;
}

/** A line as written, with its tokens replaced. */
export function toSourceLine(written: string, from: From, tokens: Tokens): SourceLine {
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
  const place = placeOf(line, indent.length);
  const { out } = scope;
  const problem = unusableName(name, scope.around, ++scope.out.count);
  const found = problem ? undefined : scope.reader.read(name);
  if (found === undefined) {
    const { reader } = scope;
    out.diagnostics.push(diagnose(place, problem ?? notFound(name, reader)));
    return;
  }
  addDependency(scope.out, `${SNIPPET}${name}`);
  const path = scope.reader.pathOf(name);
  const snippet = parseSnippet(found, path, scope.product);
  const problems = parameterProblems(name, snippet.params, given);
  scope.out.diagnostics.push(
    ...snippet.diagnostics,
    ...problems.map((one) => diagnose(place, one)),
  );
  const tokens = { ...pick(given, snippet.params), ...scope.product };
  const from = { path, firstLine: snippet.firstLine, indent };
  expandLines(snippet.body, from, { ...scope, tokens, around: [...scope.around, name] });
  if (out.isFull) reportFull(place, out);
}

function insertShortcode(line: SourceLine, name: string, inside: string, scope: Scope): void {
  const { shortcodes, out } = scope;
  if (!shortcodes) return;
  const made = shortcodes.make({ name, attributes: parseAttributes(inside), at: line });
  if ('lines' in made) {
    for (const one of made.dependencies) addDependency(out, one);
    for (const { text } of made.lines) noteDependencies(text, scope);
    out.lines.push(...made.lines);
  } else {
    out.diagnostics.push(diagnose(placeOf(line), made));
  }
}

function noteDependencies(text: string, { dependenciesOf, out }: Scope): void {
  const [, name = '', inside = ''] =
    (dependenciesOf && text.includes('::') && DIRECTIVE.exec(text)) || [];
  if (!name) return;
  for (const one of dependenciesOf?.(name, parseAttributes(inside)) ?? []) addDependency(out, one);
}

/** Begins the name of a snippet among the dependencies of a page. */
export const SNIPPET = 'snippet:';

/** Begins, among names of snippets, that of another file of a folder without a config. */
export const FILE = 'file:';

/** A snippet sees its own parameters, not those of a snippet around it. */
function pick(given: Tokens, names: readonly string[]): Tokens {
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}

// `::include{file}` lines → the lines of the snippet, its parameters filled in, each still knowing its file;
// shortcodes that records make take their place in the same way.

import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { type Attributes, parseAttributes } from '../../text/attributes.ts';
import { closesFence, openingFence } from './fence.ts';
import type { ForeignFiles } from './foreign/foreign-lines.ts';
import {
  MOST_INCLUDED,
  notFound,
  parameterProblems,
  tooMuch,
  unusableName,
} from './include-problems.ts';
import type { Shortcodes } from './shortcodes.ts';
import { parseSnippet } from './snippet.ts';
import { placeIn, rangeIn, type SourceLine } from './source-text.ts';
import { substitute, type Tokens } from './tokens.ts';

/** A line that opens a directive, in a quote or behind a list's marker, too: its name, and what its braces hold. */
const DIRECTIVE = /^[\s>*+\-\d.)]*:{2,}\s*([a-z][\w-]*)(?:\[[^\]]*\])?\s*(?:\{([^}]*)\})?/;

/** A line that stands for others: `::include{file.md}`, or a shortcode that records make. */
const PLACEHOLDER = /^(\s*)::([a-z][\w-]*)(?:\{(.*)\})?\s*$/;

/** What the body of a page may ask for besides what its author wrote. */
export type Inserts = {
  snippets: SnippetReader;
  shortcodes?: Shortcodes | undefined;
  /** What a page depends on where it has a line of this name with these attributes. */
  dependenciesOf?: ((name: string, attributes: Attributes) => readonly string[]) | undefined;
};

/** How the includes reach the disk, or a test's memory. */
export type SnippetReader = {
  /** The snippet's text, or undefined when there is none of that name. */
  read(name: string): string | undefined;
  /** Names of all snippets, for hints. */
  names(): readonly string[];
  /** Files that includes of other tools name; undefined in a site of ours. */
  foreign?: ForeignFiles;
  /** Path of a snippet, as diagnostics show it. */
  pathOf(name: string): string;
};

type Expansion = {
  lines: SourceLine[];
  /** What they were made from, in the order first met: `snippet:ports.md`, `recipes:soup`. */
  dependencies: string[];
  diagnostics: Diagnostic[];
};

/** What includes have brought into the page so far. */
type Brought = Expansion & {
  count: number;
  snippetLines: number;
  characters: number;
  isFull: boolean;
  isReported: boolean;
};

type Scope = {
  /** The product's tokens, and with them the parameters of the snippet being read. */
  product: Tokens;
  tokens: Tokens;
  /** Snippets that are being expanded, outermost first. */
  around: readonly string[];
  reader: SnippetReader;
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
  { tokens, snippets, shortcodes, dependenciesOf }: Inserts & { tokens: Tokens },
): Expansion {
  const out: Brought = {
    lines: [],
    dependencies: [],
    diagnostics: [],
    count: 0,
    snippetLines: 0,
    characters: 0,
    isFull: false,
    isReported: false,
  };
  const scope = {
    product: tokens,
    tokens,
    reader: snippets,
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
  for (const [i, written] of lines.entries()) {
    if (scope.around.length > 0 && isFull(written, scope)) return;
    const line = toSourceLine(written, { ...from, firstLine: from.firstLine + i }, scope.tokens);
    const [, indent = '', name = '', inside = ''] =
      (fence === '' && PLACEHOLDER.exec(line.text)) || [];
    if (fence === '') fence = openingFence(written);
    else if (closesFence(written, fence)) fence = '';
    if (name === 'include') expandInclude(line, indent, inside, scope);
    else if (scope.shortcodes?.names.includes(name)) insertShortcode(line, name, inside, scope);
    else {
      if (fence === '') noteDependencies(line.text, scope);
      scope.out.lines.push(line);
    }
  }
}

/** Counts a line of a snippet in, as long as its parameters may make it. */
function isFull(written: string, { out, tokens }: Scope): boolean {
  const longest = Math.max(0, ...Object.values(tokens).map((value) => value.length));
  out.snippetLines += 1;
  out.characters += written.length + (written.split('{').length - 1) * longest;
  out.isFull ||=
    out.snippetLines > MOST_INCLUDED.lines || out.characters > MOST_INCLUDED.characters;
  return out.isFull;
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
  const place = placeIn([line], 0, indent.length);
  const mark = { length: placeIn([line], 0, line.text.trimEnd().length).column - place.column };
  const { out } = scope;
  const problem = unusableName(name, scope.around, ++scope.out.count);
  const found = problem ? undefined : scope.reader.read(name);
  if (found === undefined) {
    const { reader } = scope;
    out.diagnostics.push(diagnose(place, { ...(problem ?? notFound(name, reader)), ...mark }));
    return;
  }
  addUse(scope.out, `${SNIPPET}${name}`);
  const path = scope.reader.pathOf(name);
  const snippet = parseSnippet(found, path, scope.product);
  const problems = parameterProblems(name, snippet.params, given);
  scope.out.diagnostics.push(
    ...snippet.diagnostics,
    ...problems.map((one) => diagnose(place, { ...one, ...mark })),
  );
  const tokens = { ...pick(given, snippet.params), ...scope.product };
  const from = { path, firstLine: snippet.firstLine, indent };
  expandLines(snippet.body, from, { ...scope, tokens, around: [...scope.around, name] });
  if (!out.isFull || out.isReported) return;
  out.isReported = true;
  out.diagnostics.push(diagnose(place, { ...tooMuch(), ...mark }));
}

function insertShortcode(line: SourceLine, name: string, inside: string, scope: Scope): void {
  const { shortcodes, out } = scope;
  if (!shortcodes) return;
  const made = shortcodes.make({ name, attributes: parseAttributes(inside), at: line });
  if ('lines' in made) {
    for (const use of made.dependencies) addUse(out, use);
    for (const { text } of made.lines) noteDependencies(text, scope);
    out.lines.push(...made.lines);
  } else {
    const start = line.text.search(/\S/);
    const range = rangeIn([line], 0, start, line.text.trimEnd().length);
    out.diagnostics.push(diagnose(range, made));
  }
}

function noteDependencies(text: string, { dependenciesOf, out }: Scope): void {
  const [, name = '', inside = ''] =
    (dependenciesOf && text.includes('::') && DIRECTIVE.exec(text)) || [];
  if (!name) return;
  for (const use of dependenciesOf?.(name, parseAttributes(inside)) ?? []) addUse(out, use);
}

/** Begins the name of a snippet among the uses of a page. */
export const SNIPPET = 'snippet:';

function addUse({ dependencies }: Expansion, use: string): void {
  if (!dependencies.includes(use)) dependencies.push(use);
}

/** A snippet sees its own parameters, not those of a snippet around it. */
function pick(given: Tokens, names: readonly string[]): Tokens {
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}

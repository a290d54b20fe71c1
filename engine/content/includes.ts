// `::include{file}` lines → the lines of the snippet, its parameters filled in, each still knowing its file.

import { parseAttributes } from '../attributes.ts';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import { parseSnippet } from './snippet.ts';
import { placeIn, type SourceLine } from './source-text.ts';
import { substitute, type Tokens } from './tokens.ts';

const INCLUDE = /^(\s*)::include\{(.*)\}\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

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

type Scope = { tokens: Tokens; trail: readonly string[]; reader: SnippetReader; out: Expansion };

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
  reader: SnippetReader,
): Expansion {
  const out: Expansion = { lines: [], included: [], diagnostics: [] };
  expandLines(
    text.split('\n'),
    { path, firstLine: 1, indent: '' },
    { tokens, reader, out, trail: [] },
  );
  return out;
}

type From = { path: string; firstLine: number; indent: string };

function expandLines(lines: readonly string[], from: From, scope: Scope): void {
  let fence = '';
  lines.forEach((written, i) => {
    const line = toSourceLine(written, { ...from, firstLine: from.firstLine + i }, scope.tokens);
    const marker = FENCE.exec(written)?.[1] ?? '';
    if (fence === '') fence = marker;
    else if (marker.startsWith(fence) && written.trim() === marker) fence = '';
    const include = fence === '' ? INCLUDE.exec(line.text) : null;
    if (include) expandInclude(line, include[1] ?? '', include[2] ?? '', scope);
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
  const name = (named.file ?? bare[0] ?? '').replace(/^\.\//, '');
  const { file: _file, ...params } = named;
  const problem = includeProblem(name, scope);
  const found = problem ? undefined : scope.reader.read(name);
  if (found === undefined) {
    scope.out.diagnostics.push(
      diagnose(placeIn([line], 0, line.text.indexOf('::include')), {
        ...(problem ?? missing(name, scope.reader)),
        length: line.text.trim().length,
      }),
    );
    return;
  }
  if (!scope.out.included.includes(name)) scope.out.included.push(name);
  const snippet = parseSnippet(found, scope.reader.pathOf(name), scope.tokens);
  scope.out.diagnostics.push(
    ...snippet.diagnostics,
    ...parameterProblems(line, name, snippet.params, params),
  );
  const tokens = { ...scope.tokens, ...params };
  const from = { path: scope.reader.pathOf(name), firstLine: snippet.firstLine, indent };
  expandLines(snippet.body, from, { ...scope, tokens, trail: [...scope.trail, name] });
}

function includeProblem(name: string, scope: Scope) {
  if (name === '')
    return {
      code: 'include/no-file',
      message: 'The include names no file.',
      hint: 'Write ::include{file-name.md}',
    };
  if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..'))
    return {
      code: 'include/outside',
      message: `The include "${name}" leads out of the snippets folder.`,
      hint: 'Name a file below content/snippets/, without "..", such as ::include{ports.md}',
    };
  if (scope.trail.includes(name))
    return {
      code: 'include/cycle',
      message: `The include goes round in a circle: ${[...scope.trail, name].join(' → ')}.`,
      hint: 'Take one of these includes out.',
    };
  return undefined;
}

function missing(name: string, reader: SnippetReader) {
  const meant = nearest(name, reader.names());
  return {
    code: 'include/not-found',
    message: `There is no snippet "${name}".`,
    hint: meant ? `Closest: ${meant}` : `Put it at ${reader.pathOf(name)}`,
  };
}

function parameterProblems(
  line: SourceLine,
  name: string,
  wanted: readonly string[],
  given: Tokens,
): Diagnostic[] {
  const place = placeIn([line], 0, line.text.indexOf('::include'));
  const length = line.text.trim().length;
  const lacking = wanted.filter((param) => !Object.hasOwn(given, param));
  const unknown = Object.keys(given).filter((param) => !wanted.includes(param));
  return [
    ...lacking.map((param) =>
      diagnose(place, {
        code: 'include/missing-parameter',
        message: `The snippet "${name}" needs the parameter "${param}".`,
        length,
        hint: `Write ::include{${name} ${param}="…"}`,
      }),
    ),
    ...unknown.map((param) =>
      diagnose(place, {
        code: 'include/unknown-parameter',
        message: `The snippet "${name}" has no parameter "${param}".`,
        length,
        hint: wanted.length ? `It has: ${wanted.join(', ')}` : 'It takes none.',
      }),
    ),
  ];
}

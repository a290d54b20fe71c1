// The body of a page → its lines: tokens filled in, snippets, code of files and shortcodes of records in the place of
// the lines that ask for them. Each line still knows its file.
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { parseAttributes } from '../../text/attributes.ts';
import {
  addDependency,
  type Brought,
  type Expansion,
  isFull,
  noteDependencies,
  nothingYet,
  placeOf,
  reportFull,
} from './brought.ts';
import { closesFence, linesInFence, openingFence } from './fence.ts';
import type { FrontMatter } from './frontmatter.ts';
import { homeLines } from './home-lines.ts';
import { CODE, closeImported, importCode, namesFile } from './imported-code.ts';
import { notFound, parameterProblems, unusableName } from './include-problems.ts';
import { FILE, type Inserts, SNIPPET, type SnippetReader } from './inserts.ts';
import type { PageHeader } from './page-header.ts';
import { parseSnippet } from './snippet.ts';
import { type SourceLine, toSourceLine } from './source-text.ts';
import type { Tokens } from './tokens.ts';

export type SourceFile = {
  /** The page's id: its path below the pages folder without `.md`, tokens replaced. */
  id: string;
  /** The file's path, as diagnostics show it. */
  path: string;
  frontMatter?: FrontMatter;
  titleLine?: number;
  /** Body lines after tokens and includes. */
  lines: SourceLine[];
  /** What its lines were made from besides its own file: `snippet:ports.md`, `recipes:soup`. */
  dependencies: string[];
  diagnostics: Diagnostic[];
};

export type SourceContext = Inserts & { tokens: Tokens };

/** The body of a page whose header is known; diagnostics of the header are not repeated. */
export function toSource(
  { id, path, text }: { id: string; path: string; text: string },
  { frontMatter, bodyLine, titleLine }: PageHeader,
  context: SourceContext,
): SourceFile {
  const body = text.split('\n').slice(bodyLine);
  const expanded = expand(body, { path, firstLine: bodyLine + 1 }, context);
  // What the front matter of a home page says comes first.
  const home = homeLines(frontMatter ?? {}, { path, line: 1, written: '---' });
  const all = { ...expanded, lines: [...home, ...expanded.lines] };
  return {
    id,
    path,
    ...(frontMatter ? { frontMatter } : {}),
    ...(titleLine ? { titleLine } : {}),
    ...convert(all, path, context.snippets),
  };
}

/** Of a folder that may have been written for another tool. */
function convert(expanded: Expansion, page: string, { folder }: SnippetReader): Expansion {
  if (!folder) return expanded;
  const { format, files } = folder;
  const { lines, files: read, diagnostics } = format.toLines(expanded.lines, page, files);
  return {
    lines,
    dependencies: [...expanded.dependencies, ...read.map((name) => `${SNIPPET}${FILE}${name}`)],
    diagnostics: [...expanded.diagnostics, ...diagnostics],
  };
}

/** A line that stands for others: `::include{file.md}`, or a shortcode that records make. */
const PLACEHOLDER = /^(\s*)::([a-z][\w-]*)(?:\{(.*)\})?\s*$/;

type Scope = Omit<Inserts, 'snippets'> & {
  /** The product's tokens, and with them the parameters of the snippet being read. */
  product: Tokens;
  tokens: Tokens;
  /** Snippets that are being expanded, outermost first. */
  around: readonly string[];
  reader: SnippetReader;
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
  from: { path: string; firstLine: number },
  { tokens, snippets: reader, code, shortcodes, dependenciesOf }: SourceContext,
): Expansion {
  const out = nothingYet();
  const inserts = { code, shortcodes, dependenciesOf };
  const scope = { ...inserts, product: tokens, tokens, reader, out, around: [] };
  expandLines(body, { ...from, indent: '' }, scope);
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
      const body = linesInFence(lines, i, fence);
      longer = expandFence(line, body, scope);
      if (longer !== '') i += body.length;
    } else if (fence === '') {
      if (!isInside) noteDependencies(line.text, scope);
      scope.out.lines.push(longer === '' ? line : closeImported(line, longer));
      longer = '';
    } else scope.out.lines.push(line);
  }
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

/** A snippet sees its own parameters, not those of a snippet around it. */
function pick(given: Tokens, names: readonly string[]): Tokens {
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}

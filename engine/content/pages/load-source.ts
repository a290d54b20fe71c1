// One page file's text → its header, and later its body: tokens and includes filled in, front matter validated.
import { isUtf8 } from 'node:buffer';
import { hashOf } from '../../cache/hash.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import type { SourceFormat } from '../../source-format.ts';
import { bodyStart, type FrontMatter, parseFrontMatter } from './frontmatter.ts';
import { homeLines } from './home-lines.ts';
import { expand, FILE, SNIPPET, toSourceLine } from './includes.ts';
import type { Inserts, SnippetReader } from './inserts.ts';
import { findConflicts, findPlaceholders } from './leftovers.ts';
import { toLenientHead } from './lenient-header.ts';
import type { Mentions } from './mentions.ts';
import { placeIn, type SourceLine } from './source-text.ts';
import { replaceTokens, type Tokens } from './tokens.ts';

/** What is known of a page before its body is read. */
export type PageHeader = {
  /** Hash of the file, or of what the page's record says. */
  hash: string;
  /** Undefined when the front matter has errors. */
  frontMatter?: FrontMatter;
  /** Lines before the body. */
  bodyLine: number;
  /** The line, from 1, of a heading that the page has its title from: it is not shown again. */
  titleLine?: number;
  /** What its body names; nothing for the page of a record. */
  mentions?: Mentions | undefined;
  /** Hash of front matter and mentions: all that other pages are told of it. */
  says?: string;
  diagnostics: Diagnostic[];
};

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

/** The id of a page file, from its path below the pages folder. */
export function toPageId(pathInPages: string, tokens: Tokens): string {
  return replaceTokens(pathInPages.replace(/\.mdx?$/, ''), tokens).normalize('NFC');
}

/** Text with `\n` line breaks and no byte order mark; undefined for anything but UTF-8. */
export function decodeText(bytes: Buffer): string | undefined {
  if (!isUtf8(bytes)) return undefined;
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

/**
 * @param bytes  the file's content; anything but UTF-8 is a diagnostic.
 * @param platforms  words that `platforms` in it may have; any where none is given.
 * @param name   what a page is called that doesn't say so; none in a strict site, where it has to.
 * @param format  what it may have been written in, besides ours.
 */
export function toHeader(
  {
    path,
    bytes,
    name,
    format,
  }: {
    path: string;
    bytes: Buffer;
    name?: string | undefined;
    format?: SourceFormat | undefined;
  },
  tokens: Tokens,
  platforms: readonly string[] = [],
): PageHeader {
  const hash = hashOf([bytes]);
  const text = decodeText(bytes);
  if (text === undefined) return { hash, bodyLine: 0, diagnostics: [notUtf8(path)] };
  const lines = headLines(text, path, tokens);
  const start = bodyStart(lines);
  const conflicts = findConflicts(lines);
  if (conflicts.length > 0) return { hash, bodyLine: Math.max(0, start), diagnostics: conflicts };
  if (name !== undefined) {
    const unclosed = start < 0 ? [noFrontMatter(lines, start)] : [];
    const head = toLenientHead(text, lines, { name, tokens, platforms, format });
    const left = start > 0 && !head.frontMatter.draft ? findPlaceholders(lines) : [];
    return { hash, ...head, diagnostics: [...unclosed, ...left, ...head.diagnostics] };
  }
  if (start < 1)
    return { hash, bodyLine: lines.length, diagnostics: [noFrontMatter(lines, start)] };
  const { value, diagnostics } = parseFrontMatter(lines.slice(1, start - 1), lines[0], platforms);
  if (value && !value.draft) diagnostics.push(...findPlaceholders(lines));
  return { hash, bodyLine: start, ...(value ? { frontMatter: value } : {}), diagnostics };
}

/** The lines up to the one that closes the front matter, or all of them where none does. */
function headLines(text: string, path: string, tokens: Tokens): SourceLine[] {
  const end = text.startsWith('---') ? text.search(/\n---[ \t]*(?:\n|$)/) : text.indexOf('\n');
  const closing = end < 0 ? text.length : text.indexOf('\n', end + 1);
  return text
    .slice(0, closing < 0 ? text.length : closing)
    .split('\n')
    .map((line, i) => toSourceLine(line, { path, firstLine: i + 1, indent: '' }, tokens));
}

/** The body of a page whose header is known; diagnostics of the header are not repeated. */
export function toSource(
  { id, path, text }: { id: string; path: string; text: string },
  { frontMatter, bodyLine, titleLine }: PageHeader,
  context: SourceContext,
): SourceFile {
  const body = text.split('\n').slice(bodyLine);
  const expanded = expand(body, { path, firstLine: bodyLine + 1 }, context);
  return {
    id,
    path,
    ...(frontMatter ? { frontMatter } : {}),
    ...(titleLine ? { titleLine } : {}),
    ...convert(withHome(expanded, frontMatter, path), path, context.snippets),
  };
}

/** What the front matter of a home page says comes first. */
function withHome(
  expanded: ReturnType<typeof expand>,
  frontMatter: FrontMatter | undefined,
  path: string,
): ReturnType<typeof expand> {
  const home = homeLines(frontMatter ?? {}, { path, line: 1, written: '---' });
  return home.length === 0 ? expanded : { ...expanded, lines: [...home, ...expanded.lines] };
}

/** Of a folder that may have been written for another tool. */
function convert(
  expanded: ReturnType<typeof expand>,
  page: string,
  { folder }: SnippetReader,
): ReturnType<typeof expand> {
  if (!folder) return expanded;
  const { format, files } = folder;
  const { lines, files: read, diagnostics } = format.toLines(expanded.lines, page, files);
  return {
    lines,
    dependencies: [...expanded.dependencies, ...read.map((name) => `${SNIPPET}${FILE}${name}`)],
    diagnostics: [...expanded.diagnostics, ...diagnostics],
  };
}

export function notUtf8(path: string): Diagnostic {
  return diagnose(
    { path, line: 1, column: 1 },
    {
      code: 'source/not-utf8',
      message: 'The file is not UTF-8 text.',
      hint: 'Save it again with the encoding UTF-8.',
    },
  );
}

function noFrontMatter(lines: readonly SourceLine[], start: number): Diagnostic {
  return diagnose(placeIn(lines, 0), {
    code: start === 0 ? 'frontmatter/missing' : 'frontmatter/unclosed',
    message:
      start === 0
        ? 'The page does not open with front matter.'
        : 'The front matter is not closed by a line "---".',
    hint: 'Begin the page with:\n---\ntitle: What the reader would call it\ndescription: One sentence for result lists.\n---',
  });
}

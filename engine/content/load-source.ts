// One page file on disk → SourceFile: read, tokens and includes expanded, front matter validated.
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { bodyStart, type FrontMatter, parseFrontMatter } from './frontmatter.ts';
import { expand, type Inserts, PASSAGE } from './includes.ts';
import { placeIn, type SourceLine } from './source-text.ts';
import { replaceTokens, type Tokens } from './tokens.ts';

export type SourceFile = {
  /** The page's id: its path below the pages folder without `.md`, tokens replaced. */
  id: string;
  /** The file's path, as diagnostics show it. */
  path: string;
  /** Undefined when the front matter has errors. */
  frontMatter?: FrontMatter;
  /** Body lines after tokens and includes. */
  lines: SourceLine[];
  /** Snippets it includes, directly or not. */
  included: string[];
  /** Hash of everything the author wrote that the page is made from. */
  hash: string;
  diagnostics: Diagnostic[];
};

export type SourceContext = Inserts & { tokens: Tokens };

/** The id of a page file, from its path below the pages folder. */
export function toPageId(pathInPages: string, tokens: Tokens): string {
  return replaceTokens(pathInPages.replace(/\.md$/, ''), tokens).normalize('NFC');
}

/**
 * @param bytes  the file's content; anything but UTF-8 is a diagnostic, a byte order mark is dropped.
 */
export function toSource(
  file: { id: string; path: string; bytes: Buffer },
  context: SourceContext,
): SourceFile {
  const { id, path, bytes } = file;
  const empty = { id, path, lines: [], included: [], hash: hashOf([bytes]) };
  if (!isUtf8(bytes)) return { ...empty, diagnostics: [notUtf8(path)] };
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const { lines, included, diagnostics } = expand(text, path, context.tokens, context);
  const hash = hashSource(bytes, included, context);
  const start = bodyStart(lines);
  if (start < 1)
    return {
      ...empty,
      lines: start === 0 ? lines : [],
      hash,
      included,
      diagnostics: [...diagnostics, noFrontMatter(lines, start)],
    };
  const matter = parseFrontMatter(lines.slice(1, start - 1), lines[0]);
  return {
    id,
    path,
    ...(matter.value ? { frontMatter: matter.value } : {}),
    lines: lines.slice(start),
    included,
    hash,
    diagnostics: [...diagnostics, ...matter.diagnostics],
  };
}

/** Hash of a page's bytes and of everything it includes. */
export function hashSource(bytes: Buffer, included: readonly string[], inserts: Inserts): string {
  const read = (name: string) =>
    name.startsWith(PASSAGE)
      ? inserts.passages?.hash(name.slice(PASSAGE.length))
      : inserts.snippets.read(name);
  return hashOf([bytes, ...included.map((name) => read(name) ?? '')]);
}

export function hashOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
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

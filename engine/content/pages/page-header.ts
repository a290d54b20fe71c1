// One page file's text → its header: what its front matter says, validated, and where its body begins.
import { isUtf8 } from 'node:buffer';
import { type Document, LineCounter, visit } from 'yaml';
import { hashOf } from '../../cache/hash.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import type { SourceFormat } from '../../source-format.ts';
import { parsePlainYaml } from '../yaml/plain-yaml.ts';
import { inWords } from '../yaml/schema-words.ts';
import { readYamlDocument } from '../yaml/yaml-document.ts';
import { type FrontMatter, frontMatterSchema, schemasOf } from './frontmatter.ts';
import { schemaProblems } from './frontmatter-problems.ts';
import { findConflicts, findPlaceholders } from './leftovers.ts';
import type { HeadYaml } from './lenient-frontmatter.ts';
import { toLenientHead } from './lenient-header.ts';
import type { Mentions } from './mentions.ts';
import { placeIn, type SourceLine, toSourceLine } from './source-text.ts';
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
  /** Hash of front matter and mentions: all that other pages know of it. */
  says?: string;
  /** The same without the description, which little else shows. */
  saysBriefly?: string;
  diagnostics: Diagnostic[];
};

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
    const bodyLine = Math.max(0, start);
    const yaml = bodyLine > 0 ? readYaml(lines.slice(1, bodyLine - 1)) : undefined;
    const about = { name, tokens, platforms, format };
    const head = toLenientHead(text, { lines, bodyLine, yaml }, about);
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

/** Index of the first body line; 0 when the text does not open with front matter, -1 when it never closes. */
function bodyStart(lines: readonly SourceLine[]): number {
  if (lines[0]?.text.trimEnd() !== '---') return 0;
  for (let i = 1; i < lines.length; i++) if (lines[i]?.text.trimEnd() === '---') return i + 1;
  return -1;
}

/**
 * Parse and validate the front matter lines (without the fences).
 *
 * @param opening  the `---` above them, where missing keys are reported.
 * @param platforms  words that `platforms` may have; any where none is given.
 * @returns        `value` only when there is no diagnostic.
 */
function parseFrontMatter(
  lines: readonly SourceLine[],
  opening: SourceLine | undefined,
  platforms: readonly string[],
): { value?: FrontMatter; diagnostics: Diagnostic[] } {
  const read = readYaml(lines);
  if ('problem' in read) return { diagnostics: [read.problem] };
  const value = read.value ?? {};
  const isAlias = typeof value === 'object' && 'alias_of' in value;
  const { strict, alias } = schemasOf(platforms);
  const result = (isAlias ? alias : strict).safeParse(value, { error: inWords });
  if (result.success) return { value: result.data as FrontMatter, diagnostics: [] };
  return { diagnostics: schemaProblems(result.error, frontMatterSchema.shape, lines, opening) };
}

function readYaml(lines: readonly SourceLine[]): HeadYaml {
  const texts = lines.map((line) => line.text);
  const plain = parsePlainYaml(texts);
  if (plain) return { value: plain };
  const counter = new LineCounter();
  const document = readYamlDocument(texts.join('\n'), { schema: 'core', lineCounter: counter });
  const wrong = document.errors[0] ?? document.warnings[0];
  const report = (offset: number, message: string) => {
    const at = counter.linePos(offset);
    return { problem: notYaml(lines, at.line - 1, at.col - 1, message) };
  };
  if (wrong) return report(wrong.pos[0], wrong.message);
  try {
    return { value: document.toJS() };
  } catch (error) {
    return report(firstAlias(document), error instanceof Error ? error.message : String(error));
  }
}

/** What parses and yet has no value is an alias, such as `*word`, that nothing defines. */
function firstAlias(document: Document.Parsed): number {
  let offset = 0;
  visit(document, {
    Alias(_key, node) {
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

function notYaml(lines: readonly SourceLine[], line: number, column: number, message: string) {
  const [first = ''] = message.split('\n');
  const sentence = first.replace(/ at line \d+, column \d+:?$/, '').replace(/(?<![.:])[.:]*$/, '.');
  return diagnose(placeIn(lines, line, column), {
    code: 'frontmatter/not-yaml',
    message: `The front matter is not YAML: ${sentence}`,
    hint: 'Write one "key: value" a line. Put a value with ": ", "#" or a leading "{", "[", "*", "@" in quotes.',
  });
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

// The lines between two `---` → validated front matter, with a diagnostic for every wrong key or value.
import { type Document, LineCounter, visit } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { parsePlainYaml } from '../yaml/plain-yaml.ts';
import { inWords } from '../yaml/schema-words.ts';
import { readYamlDocument } from '../yaml/yaml-document.ts';
import { schemaProblems } from './frontmatter-problems.ts';
import { placeIn, type SourceLine } from './source-text.ts';

const text = z.string().trim().min(1);
const versionText = z.string().regex(/^\d\w*(?:[.-]\w+)*$/, 'expected digits and dots');

const neighbour = z.string().trim().min(1).nullish();

/** @param platform  a word that `platforms` may have. */
function schemasFor(platform: z.ZodType<string>) {
  const strict = z.strictObject({
    title: text.describe('what the reader would call the page'),
    description: text.describe('one sentence for result lists and link previews'),
    sidebar_label: text.optional().describe('shorter title for the sidebar'),
    keywords: z
      .array(text)
      .optional()
      .describe('search words that the text does not use, such as [permissions, access]'),
    platforms: z.array(platform).optional(),
    since: versionText
      .optional()
      .describe('the first version that has it, in quotes, such as "11.10"'),
    deprecated: z.union([z.boolean(), text]).optional().describe('true, or what to use instead'),
    draft: z.boolean().optional().describe('shown by the development server only'),
    unlisted: z.boolean().optional().describe('built, but in no list and not indexed'),
    alias_of: text.optional().describe('the id of the page that this one only doubles'),
    parent: text
      .optional()
      .describe('for a page in no sidebar: the id of the page that it belongs to, which lists it'),
    toc_min_heading_level: z.number().int().min(2).max(6).optional(),
    toc_max_heading_level: z.number().int().min(2).max(6).optional(),
    hide_title: z.boolean().optional().describe('true: the article shows its own title'),
    hide_table_of_contents: z.boolean().optional().describe('true: the page has no outline'),
    pagination_label: text.optional().describe('its title where other pages lead on to it'),
    pagination_prev: neighbour.describe('id of the page before it, or null for none'),
    pagination_next: neighbour.describe('id of the page after it, or null for none'),
    custom_edit_url: z
      .url({ protocol: /^https?$/ })
      .nullish()
      .describe('address of its source, or null for none'),
    last_update: z
      .union([
        z.iso.date(),
        z.strictObject({ date: z.iso.date(), author: text.optional() }),
        z.literal(false),
      ])
      .optional()
      .describe('a date, such as "2025-10-27", or false where its text has the date that counts'),
    owner: text.optional().describe('who keeps it right: a person or a team; readers never see it'),
    review_by: z.iso
      .date()
      .optional()
      .describe('the last day it may go without being read again, such as "2026-10-27"'),
  });

  /** Sites that aren't strict: nothing is required, and a page may say where it is. */
  const lenient = strict.partial().extend({
    id: text.optional().describe('what other pages call it, in place of its file name'),
    slug: text.optional().describe('its address below the site, or below its folder'),
    sidebar_position: z.number().optional().describe('its place in a sidebar made from folders'),
    tags: z.array(text).optional().describe('words that search finds it by'),
  });
  return { strict, lenient, alias: strict.partial().required({ alias_of: true }) };
}

const ANY = schemasFor(text);
const known = new Map<string, typeof ANY>();

/** What front matter may say in a site of these platforms; where it has none, any word is one. Made once for all pages. */
export function schemasOf(platforms: readonly string[]): typeof ANY {
  if (platforms.length === 0) return ANY;
  const key = platforms.join();
  const schemas = known.get(key) ?? schemasFor(z.enum(platforms));
  known.set(key, schemas);
  return schemas;
}

export const frontMatterSchema = ANY.strict;

/** As JSON Schema, for editors. */
export const frontMatterSchemaOf = (platforms: readonly string[]) =>
  z.toJSONSchema(schemasOf(platforms).strict, { io: 'input', unrepresentable: 'any' });

/** What a page says of itself, checked. `id` and those after it only in a site that isn't strict. */
export type FrontMatter = z.infer<typeof frontMatterSchema> &
  Partial<Pick<z.infer<typeof ANY.lenient>, 'id' | 'slug' | 'sidebar_position' | 'tags'>>;

/** Index of the first body line; 0 when the text does not open with front matter, -1 when it never closes. */
export function bodyStart(lines: readonly SourceLine[]): number {
  if (lines[0]?.text.trimEnd() !== '---') return 0;
  for (let i = 1; i < lines.length; i++) if (lines[i]?.text.trimEnd() === '---') return i + 1;
  return -1;
}

/**
 * Parse and validate the front matter lines (without the fences).
 *
 * @param opening  the `---` above them, where missing keys are reported; else the first line.
 * @param platforms  words that `platforms` may have; any where none is given.
 * @returns        `value` only when there is no diagnostic.
 */
export function parseFrontMatter(
  lines: readonly SourceLine[],
  opening = lines[0],
  platforms: readonly string[] = [],
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

export function readYaml(
  lines: readonly SourceLine[],
): { value: unknown } | { problem: Diagnostic } {
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

// The lines between two `---` → validated front matter, with a diagnostic for every wrong key or value.
import { isMap, isScalar, LineCounter, parse, parseDocument } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import { parsePlainYaml } from './plain-yaml.ts';
import { placeIn, type SourceLine } from './source-text.ts';

const text = z.string().trim().min(1);
const versionText = z
  .string()
  .regex(/^\d+(\.\d+)*([.-]?\w+)*$/)
  .describe('a version in quotes, such as "11.10"');

export const frontMatterSchema = z.strictObject({
  title: text.describe('what the reader would call the page'),
  description: text.describe('one sentence for result lists and link previews'),
  sidebar_label: text.optional().describe('shorter title for the sidebar'),
  keywords: z.array(text).optional().describe('search words that the text does not use'),
  platforms: z.array(z.enum(['web', 'react-native', 'cordova'])).optional(),
  since: versionText.optional().describe('first version that has it'),
  deprecated: z.union([z.boolean(), text]).optional().describe('true, or what to use instead'),
  draft: z.boolean().optional().describe('shown by the development server only'),
  unlisted: z.boolean().optional().describe('built, but in no list and not indexed'),
  alias_of: text.optional().describe('the id of the page that this one only doubles'),
  toc_max_heading_level: z.number().int().min(2).max(6).optional(),
  last_update: z.iso.date().optional().describe('a date, such as "2025-10-27"'),
});

const aliasSchema = frontMatterSchema.partial().required({ alias_of: true });

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Index of the first body line; 0 when the text does not open with front matter, -1 when it never closes. */
export function bodyStart(lines: readonly SourceLine[]): number {
  if (lines[0]?.text.trimEnd() !== '---') return 0;
  for (let i = 1; i < lines.length; i++) if (lines[i]?.text.trimEnd() === '---') return i + 1;
  return -1;
}

/**
 * Parse and validate the front matter lines (without the fences).
 *
 * @returns `value` only when there is no diagnostic.
 */
export function parseFrontMatter(lines: readonly SourceLine[]): {
  value?: FrontMatter;
  diagnostics: Diagnostic[];
} {
  const yaml = lines.map((line) => line.text).join('\n');
  let value: unknown;
  try {
    value = parsePlainYaml(lines.map((line) => line.text)) ?? parse(yaml, { schema: 'core' }) ?? {};
  } catch {
    return { diagnostics: yamlErrors(yaml, lines) };
  }
  const isAlias = typeof value === 'object' && value !== null && 'alias_of' in value;
  const result = (isAlias ? aliasSchema : frontMatterSchema).safeParse(value);
  if (result.success) return { value: result.data as FrontMatter, diagnostics: [] };
  return { diagnostics: schemaErrors(result.error, yaml, lines) };
}

function yamlErrors(yaml: string, lines: readonly SourceLine[]): Diagnostic[] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  return document.errors.slice(0, 1).map((error) => {
    const at = counter.linePos(error.pos[0]);
    return diagnose(placeIn(lines, at.line - 1, at.col - 1), {
      code: 'frontmatter/not-yaml',
      message: `The front matter is not YAML: ${firstLine(error.message)}`,
      hint: 'Write one "key: value" a line. Put a value with ": ", "#" or a leading "{", "[", "*", "@" in quotes.',
    });
  });
}

function schemaErrors(error: z.ZodError, yaml: string, lines: readonly SourceLine[]): Diagnostic[] {
  const positions = keyPositions(yaml);
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(key, positions, lines))
      : [wrongValue(issue, positions, lines)],
  );
}

function unknownKey(key: string, positions: Positions, lines: readonly SourceLine[]): Diagnostic {
  const known = Object.keys(frontMatterSchema.shape);
  const meant = nearest(key, known);
  return diagnose(placeOf(key, positions, lines), {
    code: 'frontmatter/unknown-key',
    message: `There is no front matter key "${key}".`,
    length: key.length,
    hint: `${meant ? `Write "${meant}" instead.\n` : ''}All keys: ${known.join(', ')}`,
  });
}

function wrongValue(
  issue: z.core.$ZodIssue,
  positions: Positions,
  lines: readonly SourceLine[],
): Diagnostic {
  const key = String(issue.path[0] ?? '');
  const isMissing = !positions.has(key);
  const about = frontMatterSchema.shape[key as keyof FrontMatter]?.description;
  return diagnose(placeOf(key, positions, lines), {
    code: isMissing ? 'frontmatter/missing-key' : 'frontmatter/wrong-value',
    message: isMissing
      ? key
        ? `The front matter has no "${key}".`
        : 'The front matter is not a list of "key: value" lines.'
      : `The value of "${key}" does not fit: ${issue.message}.`,
    length: Math.max(1, key.length),
    ...(about ? { hint: `Write "${key}": ${about}.` } : {}),
  });
}

type Positions = Map<string, { line: number; column: number }>;

function keyPositions(yaml: string): Positions {
  const counter = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: counter });
  const positions: Positions = new Map();
  if (!isMap(contents)) return positions;
  for (const { key } of contents.items)
    if (isScalar(key) && key.range) {
      const at = counter.linePos(key.range[0]);
      positions.set(String(key.value), { line: at.line - 1, column: at.col - 1 });
    }
  return positions;
}

function placeOf(key: string, positions: Positions, lines: readonly SourceLine[]) {
  const at = positions.get(key);
  return placeIn(lines, at?.line ?? 0, at?.column ?? 0);
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+.*$/, '').replace(/[.:]*$/, '.');
}

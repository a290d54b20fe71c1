// The lines between two `---` of a site that isn't strict → what of them can be used, and what can't.
import type { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { isRecord } from '../../text/is-record.ts';
import { inWords } from '../yaml/schema-words.ts';
import { schemasOf } from './frontmatter.ts';
import { schemaProblems } from './frontmatter-problems.ts';
import type { SourceLine } from './source-text.ts';

export type LenientFrontMatter = z.infer<ReturnType<typeof schemasOf>['lenient']>;

/** What is between two `---`, as YAML, or why it is none. */
export type HeadYaml = { value: unknown } | { problem: Diagnostic };

/**
 * A key that is unknown, or whose value does not fit, is omitted and said.
 *
 * @param lines  that `read` was read from; `opening`: the `---` above them.
 */
export function parseLenientFrontMatter(
  read: HeadYaml,
  lines: readonly SourceLine[],
  { opening, platforms }: { opening: SourceLine | undefined; platforms: readonly string[] },
): { value: LenientFrontMatter; diagnostics: Diagnostic[] } {
  const { lenient } = schemasOf(platforms);
  const written = 'problem' in read ? plainPairs(lines) : (read.value ?? {});
  const value = isRecord(written) ? withPlainValues(written) : written;
  const result = lenient.safeParse(value, { error: inWords });
  if (result.success)
    return { value: result.data, diagnostics: 'problem' in read ? [read.problem] : [] };
  const wrong = new Set(
    result.error.issues.flatMap(({ code, path: [key], ...issue }) =>
      code === 'unrecognized_keys' && key === undefined && 'keys' in issue ? issue.keys : [key],
    ),
  );
  const cached = Object.entries(isRecord(value) ? value : {}).filter(([key]) => !wrong.has(key));
  return {
    value: lenient.safeParse(Object.fromEntries(cached)).data ?? {},
    diagnostics:
      'problem' in read
        ? [read.problem]
        : schemaProblems(result.error, lenient.shape, lines, opening).map((one) =>
            one.code === 'frontmatter/unknown-key' ? withoutEffect(one) : one,
          ),
  };
}

/** Numbers that are titles, lists written as one text, tags with their own address. */
function withPlainValues(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
      if (one === null && !NULL_MEANS_NONE.has(key)) return [];
      if (TEXTS.has(key) && typeof one === 'number') return [[key, String(one)]];
      if (LISTS.has(key)) return [[key, toTexts(one)]];
      if (key === 'last_update' || key === 'review_by') return [[key, toDay(one)]];
      return [[key, one]];
    }),
  );
}

const NULL_MEANS_NONE = new Set(['pagination_prev', 'pagination_next', 'custom_edit_url']);
const TEXTS = new Set(['id', 'slug', 'title', 'description', 'sidebar_label', 'pagination_label']);
const LISTS = new Set(['keywords', 'tags']);

function toTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.split(',').flatMap((one) => one.trim() || []);
  if (!Array.isArray(value)) return value;
  return value.map((one) =>
    isRecord(one) && 'label' in one ? one.label : typeof one === 'number' ? String(one) : one,
  );
}

/** The day of a date with a time. */
function toDay(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? value;
  if (!isRecord(value)) return value;
  const { date, author } = value;
  return { date: toDay(date), ...(typeof author === 'string' ? { author } : {}) };
}

const PAIR = /^(\w+):\s+(\S.*)$/;

/** Of front matter that is no YAML, such as `title: One: two`, the lines that are plain. */
function plainPairs(lines: readonly SourceLine[]): Record<string, unknown> {
  const pairs = lines.flatMap(({ text }) => {
    const [, key = '', value = ''] = PAIR.exec(text.trimEnd()) ?? [];
    return TEXTS.has(key) ? [[key, withoutQuotes(value)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function withoutQuotes(text: string): string {
  const [quote = ''] = /^["']/.exec(text) ?? [];
  return quote && text.length > 1 && text.endsWith(quote) ? text.slice(1, -1) : text;
}

function withoutEffect(one: Diagnostic): Diagnostic {
  const [, key = ''] = /^There is no front matter key "(.*)"/.exec(one.message) ?? [];
  const [meant = ''] = /^Write .*/.exec(one.hint ?? '') ?? [];
  return {
    ...one,
    kind: key,
    message: `The front matter key "${key}" has no effect here.`,
    hint: meant || 'Take it out, unless another tool reads it.',
  };
}

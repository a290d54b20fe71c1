// `content/terms.yaml` → terms; with the lines of a page → where it names a thing by another word than the agreed one.

import { z } from 'zod';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { quoteRegex } from '../../text/quote-regex.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import type { Range } from '../yaml/parse-yaml.ts';
import { readYaml } from '../yaml/small-files.ts';
import { fenceWalker } from './fence.ts';
import { placeIn, type SourceLine } from './source-text.ts';

const text = z.string().trim().min(1);

/** One word for one thing: the agreed term, what else people write, and what it means. */
export const termsSchema = z
  .array(
    z
      .strictObject({
        term: text.describe('the word to use'),
        not: z.array(text).min(1).optional().describe('other words for it, exactly as written'),
        but: z
          .array(text)
          .optional()
          .describe(
            'phrases in which one of these is right, or in which the term means something else',
          ),
        means: text
          .max(240)
          .optional()
          .describe('what it is, in one sentence: readers can open it'),
        page: text.optional().describe('the id of the page that explains it, perhaps with #anchor'),
        also: z
          .array(text)
          .min(1)
          .optional()
          .describe('other forms that mean it, such as a plural'),
      })
      .refine(({ not, means }) => not || means, {
        message: 'say which other words it replaces ("not"), what it means ("means"), or both',
      })
      .refine(({ means, page, also }) => (means ? page : !page && !also), {
        message: '"means" and "page" come together; "also" needs both',
      }),
  )
  .describe('a list of terms');

type Term = z.output<typeof termsSchema>[number];

/** @property at  where its page is written. */
export type Terms = readonly (Term & { at?: Range | undefined })[];

export function loadTerms(loaded: SiteFolder, diagnostics: Diagnostic[]): Terms {
  const args = [loaded, 'terms.yaml', termsSchema, 'terms', diagnostics, placesOf] as const;
  const file = readYaml(...args);
  return (file?.value ?? []).map((one, i) =>
    one.page ? { ...one, at: file?.rangeOf([i, 'page']) } : one,
  );
}

const placesOf = (all: readonly Term[]): PropertyKey[][] =>
  all.flatMap(({ page }, i) => (page ? [[i, 'page']] : []));

/** What isn't prose: code, labels of the interface in bold, addresses, attributes, tags. */
const NOT_PROSE =
  /`[^`]{0,400}`|\*\*[^*]{1,400}\*\*|\]\([^()]{0,400}\)|\{[^{}]{0,400}\}|<[^<>]{0,400}>|https?:\S+/g;

/** @param lines  of a page's body, without front matter. */
export function checkTerms(lines: readonly SourceLine[], terms: Terms): Diagnostic[] {
  if (!terms.some(({ not }) => not)) return [];
  const finder = createFinder(terms);
  const found: Diagnostic[] = [];
  const isCode = fenceWalker();
  lines.forEach((line, at) => {
    if (isCode(line.text) || line.text.startsWith('::')) return;
    for (const { word, column, term } of finder(line.text))
      found.push(
        diagnose(placeIn(lines, at, column), {
          severity: 'warning',
          code: 'terms/variant',
          message: `The term here is "${term}", not "${word}".`,
          length: word.length,
          hint: `Write "${term}". terms.yaml lists the terms, and phrases in which another word is right.`,
        }),
      );
  });
  return found;
}

type Found = { word: string; column: number; term: string };

function createFinder(terms: Terms): (line: string) => Found[] {
  const termOf = new Map(
    terms.flatMap(({ term, not = [] }) => not.map((word) => [word, term] as const)),
  );
  const right = terms.flatMap(({ but = [] }) => but);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${[...termOf.keys()].map(quoteRegex).join('|')})(?![\\w-])`,
    'g',
  );
  return (line) => {
    const prose = blank(line, NOT_PROSE);
    if (prose.search(pattern) < 0) return [];
    const rest = right.length
      ? blank(prose, new RegExp(right.map(quoteRegex).join('|'), 'g'))
      : prose;
    return [...rest.matchAll(pattern)].map(({ 0: word, index: column }) => ({
      word,
      column,
      term: termOf.get(word) ?? '',
    }));
  };
}

/** Columns stay as they are. */
const blank = (line: string, pattern: RegExp): string =>
  line.replace(pattern, (whole) => ' '.repeat(whole.length));

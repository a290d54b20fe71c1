// `content/terms.yaml` and the lines of a page → where it names a thing by another word than the one that was agreed on.
import { z } from 'zod';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { closesFence, openingFence } from './fence.ts';
import { placeIn, type SourceLine } from './source-text.ts';

const text = z.string().trim().min(1);

/** One word for one thing: the agreed term, and what else people write. */
export const termsSchema = z
  .array(
    z.strictObject({
      term: text.describe('the word to use'),
      not: z.array(text).min(1).describe('other words for it, exactly as they are written'),
      but: z.array(text).optional().describe('phrases in which one of these is right'),
    }),
  )
  .describe('a list of terms');

export type Terms = z.output<typeof termsSchema>;

/** What isn't prose: code, labels of the interface in bold, addresses, attributes, tags. */
const NOT_PROSE =
  /`[^`]{0,400}`|\*\*[^*]{1,400}\*\*|\]\([^()]{0,400}\)|\{[^{}]{0,400}\}|<[^<>]{0,400}>|https?:\S+/g;

/** @param lines  of a page's body, without front matter. */
export function checkTerms(lines: readonly SourceLine[], terms: Terms): Diagnostic[] {
  if (terms.length === 0) return [];
  const finder = createFinder(terms);
  const found: Diagnostic[] = [];
  let fence = '';
  lines.forEach((line, at) => {
    if (fence) {
      if (closesFence(line.text, fence)) fence = '';
      return;
    }
    fence = openingFence(line.text);
    if (fence || line.text.startsWith('::')) return;
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
    terms.flatMap(({ term, not }) => not.map((word) => [word, term] as const)),
  );
  const right = terms.flatMap(({ but = [] }) => but);
  const pattern = new RegExp(
    `(?<![\\w-])(?:${[...termOf.keys()].map(literal).join('|')})(?![\\w-])`,
    'g',
  );
  return (line) => {
    const prose = blank(line, NOT_PROSE);
    if (prose.search(pattern) < 0) return [];
    const rest = right.length ? blank(prose, new RegExp(right.map(literal).join('|'), 'g')) : prose;
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

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

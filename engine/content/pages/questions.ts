// `questions.yaml` → questions as readers ask them, with the sections that answer and words that are in each.
import { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import type { Range } from '../yaml/parse-yaml.ts';
import { readYaml } from '../yaml/small-files.ts';

const text = z.string().trim().min(1);

const answer = {
  page: text.describe('the id of the page that answers'),
  anchor: z.string().trim().describe('of the section that answers; empty for the beginning'),
  words: text.describe('what the answer must contain, as it stands in the page’s Markdown'),
};

const schema = z
  .array(
    z.strictObject({
      question: text.describe('as a reader asks it'),
      ...answer,
      or: z.array(z.strictObject(answer)).min(1).max(9).optional().describe('that answer as well'),
    }),
  )
  .max(5_000);

/**
 * A question and one of the sections that answer it.
 *
 * @property entry  which of the file, from 0.
 * @property at     places of the page, the anchor and the words, for diagnostics.
 */
export type Question = {
  question: string;
  entry: number;
  page: string;
  anchor: string;
  words: string;
  at: { page: Range; anchor: Range; words: Range };
};

/** An entry with `or` gives several. */
export function loadQuestions(loaded: SiteFolder, diagnostics: Diagnostic[]): Question[] {
  const args = [loaded, 'questions.yaml', schema, 'questions', diagnostics, placesOf] as const;
  const file = readYaml(...args);
  return (file?.value ?? []).flatMap(({ question, or = [], ...first }, entry) =>
    [first, ...or].map((one, i) => {
      const placeOf = (key: string) => file?.rangeOf([...pathOf(entry, i), key]) as Range;
      const at = { page: placeOf('page'), anchor: placeOf('anchor'), words: placeOf('words') };
      return { question, entry, ...one, at };
    }),
  );
}

const pathOf = (entry: number, answer: number): PropertyKey[] =>
  answer === 0 ? [entry] : [entry, 'or', answer - 1];

const placesOf = (all: z.output<typeof schema>): PropertyKey[][] =>
  all.flatMap(({ or = [] }, entry) =>
    [undefined, ...or].flatMap((_, i) =>
      ['page', 'anchor', 'words'].map((key) => [...pathOf(entry, i), key]),
    ),
  );

/** By page. */
export type Questions = ReadonlyMap<string, readonly Question[]>;

export function byPage(questions: readonly Question[]): Questions {
  const pages = new Map<string, Question[]>();
  for (const one of questions) pages.set(one.page, [...(pages.get(one.page) ?? []), one]);
  return pages;
}

/** What of a page's questions decides whether it must be looked at again. */
export const answersOf = (questions: Questions, id: string): string[] =>
  (questions.get(id) ?? []).map(({ anchor, words }) => `${anchor} ${words}`);

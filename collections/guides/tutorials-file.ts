// `tutorials.yaml`: tutorials of several parts, pages or passages of one page, and what each part leaves a reader with.
import { z } from 'zod';
import {
  type Diagnostic,
  diagnose,
  type LoadInput,
  type RangeOf,
  readYaml,
} from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';

const text = z.string().trim().min(1);

export const tutorialsSchema = z
  .array(
    z.strictObject({
      title: text.describe('what the tutorial builds'),
      start: text.describe('the page that introduces it'),
      parts: z
        .array(
          z.strictObject({
            page: text.describe(
              'the page of the part; page#heading where all parts are on the page that introduces them',
            ),
            label: text.describe('its outcome in a few words: what a reader does'),
            result: text.describe('what a reader has at its end, in one sentence'),
          }),
        )
        .min(2)
        .describe('in reading order'),
    }),
  )
  .describe('tutorials of several parts');

export type Tutorial = z.output<typeof tutorialsSchema>[number];

const FILE = 'tutorials.yaml';

/** The tutorials; what names no page is a diagnostic. None where there is no file. */
export function loadTutorials({ loaded, written, diagnostics }: LoadInput): Tutorial[] {
  const file = readYaml(loaded, FILE, tutorialsSchema, 'tutorials', diagnostics);
  if (!file?.value) return [];
  diagnostics.push(...missingPages(file.value, file, written));
  return file.value;
}

/** Of a part. */
export const pageOf = (place: string): string => place.split('#', 1)[0] ?? '';

function missingPages(
  tutorials: readonly Tutorial[],
  { rangeOf }: { rangeOf: RangeOf },
  ids: ReadonlySet<string>,
): Diagnostic[] {
  const named = tutorials.flatMap(({ start, parts }, i) => [
    { id: start, at: [i, 'start'] },
    ...parts.map(({ page }, k) => ({ id: page, at: [i, 'parts', k, 'page'] })),
  ]);
  return named.flatMap(({ id, at }) => {
    if (ids.has(pageOf(id))) return [];
    const closest = nearest(id, [...ids]);
    return diagnose(rangeOf(at), {
      code: 'tutorials/missing-page',
      message: `There is no page "${id}".`,
      ...(closest ? { hint: `Closest: ${closest}` } : {}),
    });
  });
}

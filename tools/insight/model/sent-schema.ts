// What a reader's browser may send, to the last key; everything else is refused as a whole.
import { z } from 'zod';

/** Letters of an address below the host, as browsers write it: what can't be in one is refused. */
const ADDRESS = /^[\w\-.~!$&'()*+,;=:@%/]*$/;

/** One line, without what can't be shown: a text of a reader, as it is stored. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => clean(text).replace(/\s+/g, ' ').trim());

/** Several lines. */
const lines = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => clean(text).trim());

/** Characters that the database or a screen can't take are gone: controls, halves of a pair, changes of direction. */
const clean = (text: string): string =>
  text.replace(/(?![\t\n])[\p{Cc}\p{Cs}\p{Bidi_Control}\ufeff]/gu, '').normalize('NFC');

const address = z.string().max(200).regex(ADDRESS);
const anchor = z
  .string()
  .max(100)
  .regex(/^[\p{L}\p{N}\-_.:]*$/u);
const word = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\p{L}\p{N} ._+-]*$/u);

/** Of version 7: it begins with the time at which it was made. */
const id = z.uuidv7();
const found = z.int().min(0).max(1_000_000);

const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('view'), page: address }),
  z.strictObject({
    id,
    kind: z.literal('vital'),
    page: address,
    name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
    template: z.enum(['page', 'home', 'wide']),
    /** Milliseconds; thousandths for CLS. */
    value: z.number().min(0).max(600_000),
  }),
  z.strictObject({
    id,
    kind: z.literal('error'),
    page: address,
    message: line(160),
    /** `file:line:column`. */
    place: address,
  }),
  z.strictObject({
    id,
    kind: z.literal('search'),
    page: address,
    query: line(100),
    found,
    opened: address,
    isAgain: z.boolean(),
  }),
  z.strictObject({
    id,
    kind: z.literal('retry'),
    page: address,
    before: line(100),
    query: line(100),
  }),
  z.strictObject({ id, kind: z.literal('missing'), page: address, from: address }),
]);

const about = {
  version: word(40).default(''),
  platform: word(40).default(''),
  choices: z
    .record(z.string().regex(/^[\w-]{1,40}$/), word(60))
    .refine((choices) => Object.keys(choices).length <= 8)
    .default({}),
};

/** Milliseconds since 1970. @param id  a UUID of version 7. */
export const timeOfId = (id: string): number =>
  Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** The body of `events`. Pages and addresses are below the base, without a slash in front. */
export const batchSchema = z.strictObject({
  ...about,
  events: z.array(eventSchema).min(1).max(30),
});

export type Batch = z.output<typeof batchSchema>;

const REASONS = ['not-found', 'not-working', 'out-of-date', 'hard', 'other'] as const;

/** The fields of `feedback`, as a form sends them: one that isn't filled in is empty. */
export const feedbackSchema = z.strictObject({
  id: id.optional(),
  page: address,
  answer: z.enum(['yes', 'no', 'problem', 'stuck']),
  reason: z.enum(['', ...REASONS]).default(''),
  text: lines(2_000).default(''),
  /** Anchor of the section in view, or of the step. */
  section: anchor.default(''),
  version: about.version,
  platform: about.platform,
});

export type Feedback = z.output<typeof feedbackSchema>;

// One release as docs authors write it: the schema of `content/releases/*.yaml`, and its types.
import { z } from 'zod';

const text = z.string().trim().min(1);

import { CHANNELS, type Channel, KINDS, type Kind } from './kinds.ts';

export { CHANNELS, type Channel, KINDS, type Kind };

/** Kinds that ask something of the reader: they say what to do. */
const KINDS_WITH_ACTION: readonly Kind[] = ['breaking', 'removal', 'upgrade'];

/** Kinds that took something away that was wrong: they may say what it was. */
const KINDS_WITH_SYMPTOM: readonly Kind[] = ['fix', 'security'];

const changeSchema = z
  .strictObject({
    kind: z.enum(KINDS).describe('what the change means for somebody who upgrades'),
    area: text.describe('an area of areas.yaml, such as web'),
    widget: text.optional().describe('the name of the one widget it is about'),
    build: text.optional().describe('which build of the release has it, where there were several'),
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'expected small letters, digits and "-"')
      .optional()
      .describe('its anchor, where the title has changed since it was published'),
    title: text.max(140).describe('what is true after the upgrade, in one line of Markdown'),
    symptom: text
      .max(300)
      .regex(
        /^(?![-*] |[>#|]|\d+[.)]\s|```)/,
        'expected one paragraph, without a list or code block',
      )
      .refine((symptom) => !symptom.includes('\n\n'), 'expected one paragraph')
      .optional()
      .describe('Markdown, of a fix or security change: what went wrong, where and when'),
    body: text.optional().describe('Markdown: paragraphs, lists, code, links'),
    shows: text
      .regex(/^(?:::(?!:)\S.*(?:\n+|$))+$/, 'expected directives, each alone on its line')
      .optional()
      .describe(
        'directives that show it, such as "::screen[Caption]{name=area/name}"; a line each',
      ),
    action: text.optional().describe('Markdown: what a reader who upgrades does'),
    pages: z.array(text).min(1).optional().describe('ids of the pages it is about'),
  })
  .refine(({ kind, action }) => action !== undefined || !KINDS_WITH_ACTION.includes(kind), {
    path: ['action'],
    message: 'what breaks, is removed or needs a step says what to do',
  })
  .refine(({ kind, symptom }) => symptom === undefined || KINDS_WITH_SYMPTOM.includes(kind), {
    path: ['symptom'],
    message: 'only a fix or a security change has a symptom; write "body" instead',
  });

const componentSchema = z.union(
  [
    text,
    z.strictObject({
      version: text,
      from: text.describe('the version that this one replaces, as the release says'),
    }),
  ],
  'expected a text such as 6.2.12 or "21", or { version: 6.2.12, from: 6.2.11 }',
);

export const releaseSchema = z.strictObject({
  version: z
    .string()
    .regex(
      /^\d+(?:\.\d+){1,3}(?:-[a-z]+(?:-[a-z]+)*(?:-\d+)?|-\d+)?$/,
      'expected a version such as 11.14.0, 8.4.2.1 or 10.0.0-preview',
    )
    .describe('digits and dots, and a stage where it is no final release, such as 11.0.1-beta'),
  name: text.optional().describe('the version as titles write it, where that differs'),
  date: z.iso.date().describe('the day of the release, such as 2025-10-27'),
  title: text.optional().describe('the title of its page, where the usual one does not fit'),
  page: text.optional().describe('the id of its page, where the usual one does not fit'),
  channels: z
    .array(z.enum(CHANNELS))
    .min(1)
    .default(['online'])
    .describe('the editions that got it'),
  enterprise: z
    .strictObject({
      date: z.iso.date().optional().describe('the day the Enterprise edition got it'),
      includes: z
        .array(text)
        .min(1)
        .optional()
        .describe('versions that reached the Enterprise edition with this one'),
    })
    .optional()
    .describe('what differs for the Enterprise edition'),
  stopover: text
    .optional()
    .describe('Markdown: why nobody upgrades past this version without stopping here'),
  ends: z
    .array(z.string().regex(/^\d+$/, 'expected the number of a line of versions, such as "10"'))
    .min(1)
    .optional()
    .describe('lines of versions whose support ends with it, such as ["10"]'),
  summary: text.max(300).describe('one or two sentences: what the release is about, for whom'),
  changes: z.array(changeSchema).min(1).describe('a list of changes'),
  stack: z
    .record(text, z.record(text, componentSchema))
    .optional()
    .describe(
      'component versions by group, such as Backend: { Spring Framework: 6.2.12 }; { version, from } where one replaces another',
    ),
});

type WrittenRelease = z.output<typeof releaseSchema>;
export type Change = WrittenRelease['changes'][number];

/** Versions by group and component. */
export type Stack = Record<string, Record<string, string>>;
/** `stackFrom`: what the release says its components replace. */
export type Release = Omit<WrittenRelease, 'stack'> & { stack?: Stack; stackFrom?: Stack };

/** A component is written as its version, or as `{ version, from }`: from here on, these are two lists. */
export function toRelease({ stack, ...rest }: WrittenRelease): Release {
  if (!stack) return rest;
  const stackFrom = pickOf(stack, (one) => (typeof one === 'string' ? undefined : one.from));
  return {
    ...rest,
    stack: pickOf(stack, (one) => (typeof one === 'string' ? one : one.version)),
    ...(Object.keys(stackFrom).length > 0 ? { stackFrom } : {}),
  };
}

function pickOf(
  stack: NonNullable<WrittenRelease['stack']>,
  pick: (component: z.output<typeof componentSchema>) => string | undefined,
): Stack {
  const groups = Object.entries(stack).map(([group, components]) => {
    const picked = Object.entries(components).map(([name, one]) => [name, pick(one)]);
    return [group, Object.fromEntries(picked.filter(([, version]) => version !== undefined))];
  });
  return Object.fromEntries(groups.filter(([, components]) => Object.keys(components).length > 0));
}

/** `content/areas.yaml`: the parts of the product that a change may be about, in reading order. */
export const areasSchema = z
  .record(
    z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and "-"'),
    z
      .union([
        text,
        z.strictObject({
          label: text,
          edition: z.enum(CHANNELS).describe('the only edition that has it'),
        }),
      ])
      .transform((area): Area => (typeof area === 'string' ? { label: area } : area)),
  )
  .describe('names of areas, each with its label');

export type Area = { label: string; edition?: Channel };
export type Areas = Readonly<Record<string, Area>>;

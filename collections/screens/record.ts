// `content/screens/<area>/<name>.yaml` → a screen of the product: the schema of its record.
import { z } from 'zod';
import type { Range } from '../../engine/index.ts';
import type { Part } from './part.ts';
import { partSchema } from './parts/index.ts';

const text = z.string().trim().min(1);

const FRAMES = ['studio', 'page', 'dialog', 'panel', 'menu', 'portal', 'console', 'phone'] as const;
const SIZES = ['narrow', 'normal', 'wide'] as const;

export const screenSchema = z.strictObject({
  title: text.describe('what its window or page is called'),
  where: text
    .optional()
    .describe('how one gets there, in the words of the product: Variables > New Variable'),
  frame: z.enum(FRAMES).default('dialog').describe('what it is drawn as'),
  size: z.enum(SIZES).default('normal').describe('how wide it is drawn'),
  since: z
    .string()
    .regex(/^\d+(?:\.\d+)*$/, 'expected a version in quotes, such as "11.10"')
    .optional()
    .describe('the first version that has it, in quotes'),
  keywords: z.array(text).optional().describe('what readers type that the screen does not say'),
  parts: z.array(partSchema).min(1).describe('a list of parts, from top to bottom'),
});

/** A record with its parts in one shape. */
export type ScreenFile = Omit<z.output<typeof screenSchema>, 'parts'> & {
  /** `area/name`, from its file. */
  name: string;
  parts: Part[];
};

/** A record as it is read: with the places of what other records and pages refer to. */
export type LoadedScreen = ScreenFile & { places: { from: Named[]; ids: Named[]; title: Range } };

type Named = { name: string; range: Range };

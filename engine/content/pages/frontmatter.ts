// What the front matter of a page may say: names of keys, and what their values are.
import { z } from 'zod';

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
    layout: z
      .enum(['home', 'doc', 'page'])
      .optional()
      .describe('home, where "hero" or "features" is'),
    hero: z.looseObject({}).optional().describe('the first lines of a home page'),
    features: z.array(z.looseObject({})).optional().describe('what a home page lists'),
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
  Partial<
    Pick<
      z.infer<typeof ANY.lenient>,
      'id' | 'slug' | 'sidebar_position' | 'tags' | 'hero' | 'features'
    >
  >;

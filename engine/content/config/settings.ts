// The settings of a site in `site.config.ts` or `.json`, but for its collections: schema, defaults, errors.
import { z } from 'zod';
import { remoteSchema } from '../../cache/remote-cache.ts';
import { basePath } from '../../text/address.ts';
import { brandSchema } from './brand-settings.ts';
import { announcementSchema, footerSchema, headerSchema } from './frame-settings.ts';
import { headSchema } from './head-settings.ts';
import { externalLinksSchema, helpSchema, openInSchema, toolsSchema } from './link-settings.ts';

const text = z.string().trim().min(1);

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Texts of a collection have groups in their group. */
const textOrGroup = z.union([text, z.record(z.string(), text)]);

/** What comes before the collections, in the order in which the guide explains the settings; and what comes after them. */
export const siteSettings = {
  product: z
    .strictObject({
      name: text.describe('the product as readers know it: `{Product}`'),
      slug: z
        .string()
        .regex(/^[a-z0-9-]+$/, 'expected small letters, digits and "-"')
        .describe('its name in addresses: `{product}`'),
      code: z
        .string()
        .regex(/^[A-Z0-9]+$/, 'expected capital letters and digits')
        .describe('its short code: `{PR}`, in small letters `{pr}`'),
    })
    .default({ name: 'Docs', slug: 'docs', code: 'DOC' }),
  title: text
    .default('{Product} Docs')
    .describe('the site’s name, in the header and after page titles'),
  description: text.default('Documentation of {Product}.'),
  url: z
    .url({ protocol: /^https?$/ })
    .default('https://docs.{product}.example')
    .describe('scheme and host where readers reach the site, for canonical addresses'),
  base: basePath.default('/').describe('the path below the host, such as /learn/'),
  content: text.default('content').describe('content folder, relative to the config file'),
  pages: text.default('pages').describe('folder of the pages, relative to the content folder'),
  brand: brandSchema
    .prefault({})
    .describe('logo, icon, accent color, fonts and the picture for previews of links'),
  header: headerSchema,
  footer: footerSchema,
  announcement: announcementSchema,
  head: headSchema,
  static: z
    .array(text)
    .default([])
    .describe('folders, relative to the config file, of pictures that pages name from the root'),
  out: text.default('dist').describe('output folder, relative to the config file'),
  theme: text.optional().describe('module that exports components and styles of this site'),
  islands: text.optional().describe('folder of this site’s islands'),
  platforms: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, digits and "-"'), text)
    .default({})
    .describe('platforms that pages may be about, each with its name, such as web: Web'),
  grammars: z
    .record(
      z.string().regex(/^[a-z][\w+#.-]*$/, 'expected a name in small letters, such as robot'),
      text,
    )
    .default({})
    .describe(
      'languages of your own: the name that fences use, and the file of its TextMate grammar (JSON)',
    ),
  math: z
    .boolean()
    .default(false)
    .describe('formulas in TeX: $…$ in text, $$…$$ and fences of the language math as blocks'),
  mathMacros: z
    .record(z.string().regex(/^\\[A-Za-z]+$/, 'expected a command, such as \\RR'), text)
    .default({})
    .describe('commands of your own in formulas: their TeX, by name'),
};

export const furtherSettings = {
  strict: z
    .boolean()
    .default(false)
    .describe('what only the site’s own readers would miss, such as a description, is an error'),
  version: text.default('current').describe('which record of versions.yaml this build is'),
  editUrl: text
    .refine((url) => /^https?:\/\//.test(url), 'it begins with https://')
    .optional()
    .describe(
      'address of a page’s source; {path} is the file, from the folder that has the content folder',
    ),
  feedback: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:)/, 'it begins with https:// or mailto:')
    .optional()
    .describe(
      'address for reporting a search that finds nothing, or a problem with a page: {query} is what was typed, or the page’s address',
    ),
  insight: z
    .strictObject({
      sample: z
        .number()
        .min(0)
        .max(1)
        .default(0.1)
        .describe('share of views that are counted and whose speed is measured, from 0 to 1'),
      keepDays: z
        .int()
        .min(2)
        .max(400)
        .default(30)
        .describe('days that single events are kept; daily counts stay'),
      perMinute: z.int().min(1).default(600).describe('requests of one address a minute, at most'),
      signedInBy: z
        .string()
        .regex(/^[A-Za-z0-9-]+$/, 'it is the name of a header')
        .optional()
        .describe('header of a proxy that signs people in: who has it may read what readers said'),
    })
    .optional()
    .describe('ask readers whether a page helped, and count what they look for: see learn insight'),
  cache: remoteSchema
    .optional()
    .describe('share what builds keep with other machines: see the guide on caches'),
  externalLinks: externalLinksSchema,
  genericWords: z
    .array(text)
    .default([])
    .describe(
      'words of titles that tell nothing on this site: search meets the title without them',
    ),
  openIn: openInSchema,
  tools: toolsSchema,
  help: helpSchema,
  llmsTokens: z
    .int()
    .min(1_000)
    .default(200_000)
    .describe('tokens of a file in llms-full/ at most, by 4 bytes a token'),
  lang: text
    .refine(isLanguageTag, 'it is no language tag')
    .default('en')
    .describe('the language of the pages, such as en, de or pt-BR'),
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  texts: z
    .record(z.string(), z.union([text, z.record(z.string(), textOrGroup)]))
    .default({})
    .describe('interface texts that differ from engine/theme/texts.ts'),
};

export const settingsSchema = z.strictObject({ ...siteSettings, ...furtherSettings });

export type SiteConfig = z.output<typeof settingsSchema>;

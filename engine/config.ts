// SiteConfig: the settings of a site in `site.config.ts` or `.json`; schema, defaults, errors.
import { z } from 'zod';
import { basePath } from './address.ts';
import type { AnyCollection } from './collection.ts';

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

const isCollection = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'load' in value && 'name' in value;

export const siteConfigSchema = z.strictObject({
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
  static: z
    .array(text)
    .default([])
    .describe('folders, relative to the config file, of pictures that pages name from the root'),
  out: text.default('dist').describe('output folder, relative to the config file'),
  theme: text.optional().describe('module that exports components and styles of this site'),
  islands: text.optional().describe('folder of this site’s islands'),
  collections: z
    .array(z.custom<AnyCollection>(isCollection, 'expected what defineCollection returns'))
    .default([])
    .describe('typed records of this site; each may use those listed before it'),
  strict: z
    .boolean()
    .default(false)
    .describe('what only the site’s own readers would miss, such as a description, is an error'),
  version: text.default('current').describe('which record of versions.yaml this build is'),
  editUrl: text
    .refine((url) => /^https?:\/\//.test(url), 'it begins with https://')
    .optional()
    .describe('address of a page’s source; {path} is the file'),
  feedback: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:)/, 'it begins with https:// or mailto:')
    .optional()
    .describe('address for reporting a search that finds nothing; {query} is what was typed'),
  genericWords: z
    .array(text)
    .default([])
    .describe(
      'words of titles that tell nothing on this site: search meets the title without them',
    ),
  openIn: z
    .array(
      z.strictObject({
        label: text.describe('what the link says, such as Open in …'),
        url: text
          .refine((url) => /^https?:\/\//.test(url), 'it begins with https:// or http://')
          .refine((url) => url.includes('{url}'), 'it has {url}, where the page’s Markdown goes')
          .describe('an address; {url} is that of the page’s Markdown, encoded'),
      }),
    )
    .default([])
    .describe('links of every page to programs that read it'),
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
});

export type SiteConfig = Omit<z.output<typeof siteConfigSchema>, 'collections'>;
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** Gives editors the types of `site.config.ts`; returns its argument. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

// SiteConfig: what a site says of itself in `site.config.ts` or `.json`; schema, defaults, errors.
import { z } from 'zod';

const text = z.string().trim().min(1);

/** Texts of releases have groups in their group. */
const textOrGroup = z.union([text, z.record(z.string(), text)]);

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
  base: z
    .string()
    .regex(/^\/(?:[^/?#]+\/)*$/, 'it begins and ends with a slash')
    .default('/')
    .describe('the path below the host, such as /learn/'),
  content: text.default('content').describe('content folder, relative to the config file'),
  out: text.default('dist').describe('output folder, relative to the config file'),
  theme: text.optional().describe('module that exports components and styles of this site'),
  islands: text.optional().describe('folder of this site’s islands'),
  releasePages: z
    .string()
    .regex(/\{version\}/, 'it says where {version} goes')
    .default('releases/v{version}')
    .describe('id of the page of a release; {version} is filled in, with "-" for "."'),
  version: text.default('current').describe('which record of versions.yaml this build is'),
  editUrl: text.optional().describe('address of a page’s source; {path} is the file'),
  feedback: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:)/, 'it begins with https:// or mailto:')
    .optional()
    .describe('address for reporting a search that finds nothing; {query} is what was typed'),
  lang: text.default('en'),
  dir: z.enum(['ltr', 'rtl']).default('ltr'),
  texts: z
    .record(z.string(), z.union([text, z.record(z.string(), textOrGroup)]))
    .default({})
    .describe('interface texts that differ from engine/theme/texts.ts'),
});

export type SiteConfig = z.output<typeof siteConfigSchema>;
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** Gives editors the types of `site.config.ts`; returns its argument. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

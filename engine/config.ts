// What a site writes into `site.config.ts` or `.json`: its settings and its collections.
import { z } from 'zod';
import type { AnyCollection } from './collection.ts';
import { settingsSchema } from './content/config/settings.ts';

const isCollection = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'load' in value && 'name' in value;

const {
  strict,
  version,
  editUrl,
  feedback,
  insight,
  cache,
  externalLinks,
  genericWords,
  openIn,
  tools,
  help,
  llmsTokens,
  lang,
  dir,
  texts,
  ...first
} = settingsSchema.shape;

/** In the order in which the guide explains the settings. */
export const siteConfigSchema = z.strictObject({
  ...first,
  collections: z
    .array(z.custom<AnyCollection>(isCollection, 'expected what defineCollection returns'))
    .default([])
    .describe('typed records of this site; each may use those listed before it'),
  ...{
    strict,
    version,
    editUrl,
    feedback,
    insight,
    cache,
    externalLinks,
    genericWords,
    openIn,
    tools,
    help,
    llmsTokens,
    lang,
    dir,
    texts,
  },
});

export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** Gives editors the types of `site.config.ts`; returns its argument. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

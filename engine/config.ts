// What a site writes into `site.config.ts` or `.json`: its settings and its collections.
import { z } from 'zod';
import type { AnyCollection } from './collection.ts';
import { furtherSettings, siteSettings } from './content/config/settings.ts';

const isCollection = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'load' in value && 'name' in value;

/** In the order in which the guide explains the settings. */
export const siteConfigSchema = z.strictObject({
  ...siteSettings,
  collections: z
    .array(z.custom<AnyCollection>(isCollection, 'expected what defineCollection returns'))
    .default([])
    .describe('typed records of this site; each may use those listed before it'),
  ...furtherSettings,
});

export type SiteConfigInput = z.input<typeof siteConfigSchema>;

/** Gives editors the types of `site.config.ts`; returns its argument. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

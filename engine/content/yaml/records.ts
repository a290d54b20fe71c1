// The small files of the content folder: versions, redirects, and the URL manifest.
import { z } from 'zod';
import { basePath } from '../../text/address.ts';

const text = z.string().trim().min(1);

export const versionsSchema = z
  .array(
    z.strictObject({
      version: text.describe('its name in version.json, such as current'),
      label: text.describe('what readers see, such as v2.1'),
      banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
      badge: z.boolean().default(true),
      noIndex: z.boolean().default(false),
      isLast: z.boolean().default(false),
      base: basePath.optional().describe('where this version is served, such as /learn/v1/'),
      from: text
        .regex(/^[^-\s~^:?*[\\][^\s~^:?*[\\]*$/, 'it is no name of a branch, tag or commit')
        .optional()
        .describe('branch, tag or commit that it is built from, such as stable/1'),
      content: text
        .regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/, 'it is no folder of the site')
        .optional()
        .describe('folder of the site with its content, in place of "from", such as versions/1.0'),
    }),
  )
  .min(1);

export type VersionEntry = z.output<typeof versionsSchema>[number];

export const redirectsSchema = z.array(
  z.strictObject({
    from: text.describe('the id that was, or id#anchor'),
    to: text.describe('page id, id#anchor, or an address beginning with https://'),
  }),
);

export type RedirectEntry = z.output<typeof redirectsSchema>[number];

/** Pages that are in no sidebar and not written yet: links may name them. */
export const plannedSchema = z.array(text).describe('a list of page ids');

/** Words that readers type → words that pages use. */
export const synonymsSchema = z
  .record(z.string(), z.array(text).min(1))
  .describe('words or phrases, each with a list of those that are also meant');

/** Every page id that was ever published, with its anchors. Written by `learn check --publish`. */
export const urlManifestSchema = z.strictObject({
  /** Slug of the product that the addresses were published under; a different slug means a different site. */
  product: text,
  pages: z.record(z.string(), z.array(z.string())),
});

export type UrlManifest = z.output<typeof urlManifestSchema>;

export const DEFAULT_VERSIONS: VersionEntry[] = [
  {
    version: 'current',
    label: 'Current',
    banner: 'none',
    badge: false,
    noIndex: false,
    isLast: true,
  },
];

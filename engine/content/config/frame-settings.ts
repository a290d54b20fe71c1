// What a site's config puts around its pages: links in the header, columns in the footer, an announcement.
import { z } from 'zod';

const text = z.string().trim().min(1);

/** An address that leaves the site. */
export const EXTERNAL = /^(?:https?:\/\/|mailto:)/;

const linkSchema = z
  .strictObject({
    label: text.describe('what the link says'),
    to: text.optional().describe('the id of a page, such as guides/start or guides/start#first'),
    href: text
      .regex(EXTERNAL, 'it begins with https:// or mailto:')
      .optional()
      .describe('an address outside; "to" leads to a page'),
  })
  .refine(({ to, href }) => (to === undefined) !== (href === undefined), {
    path: ['label'],
    message: 'its link needs either "to", a page, or "href", an address outside',
  });

export const headerSchema = z
  .array(linkSchema)
  .default([])
  .describe('links in the header, before search: each has a label, and "to" or "href"');

export const footerSchema = z
  .strictObject({
    columns: z
      .array(z.strictObject({ title: text, links: z.array(linkSchema).min(1) }))
      .default([])
      .describe('lists of links, each with a title'),
    note: text
      .optional()
      .describe('the last line, in place of the engine’s; [links](page/id) are as in pages'),
  })
  .optional()
  .describe('columns of links and a note at the end of every page');

export const announcementSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w.-]+$/, 'expected letters, digits, ".", "_" and "-"')
      .describe('a name; with another one, readers who dismissed the last announcement see it'),
    text: text.describe('one line of text; [links](page/id) are as in pages'),
    dismissable: z.boolean().default(false).describe('readers may put it away on their device'),
    versions: z
      .array(text)
      .min(1)
      .optional()
      .describe('names in versions.yaml of the versions that show it; without it, all do'),
  })
  .optional()
  .describe('a line above the header of every page');

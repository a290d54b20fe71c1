// Links that lead away from pages: to programs, tools and people; and what is right about links to other sites.
import { z } from 'zod';

const text = z.string().trim().min(1);

export const externalLinksSchema = z
  .strictObject({
    allow: z
      .array(text)
      .default([])
      .describe(
        'what learn check --external takes as right: hosts, such as docs.acme.com or *.acme.com, and beginnings of addresses',
      ),
    ask: z
      .array(text)
      .default([])
      .describe('hosts of this machine or network that it asks, too, such as localhost:8080'),
  })
  .prefault({})
  .describe('links to other sites');

export const openInSchema = z
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
  .describe('links of every page to programs that read it');

export const toolsSchema = z
  .array(
    z.strictObject({
      label: text.describe('what the link says'),
      page: text.describe('the id of the page that it leads to'),
    }),
  )
  .default([])
  .describe('pages that readers use rather than read: one button of the header lists them');

export const helpSchema = z
  .array(
    z.strictObject({
      label: text.describe('what the link says, such as Contact support'),
      url: text
        .refine((url) => /^(?:https?:\/\/|mailto:)/.test(url), 'it begins with https:// or mailto:')
        .describe('an address outside, or one to write to'),
    }),
  )
  .default([])
  .describe('links of every page’s end to people who help');

// What a site's config puts into the head of every page: meta and link elements, scripts. The policy allows exactly these scripts.
import { z } from 'zod';

const text = z.string().trim().min(1);
const httpsOrigin = z
  .string()
  .regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, 'it is https:// and a host, without a path');

/** What pages say themselves. */
const OWN_META =
  /^(?:description|viewport|robots|color-scheme|og:(?:title|description|url|type|site_name|image))$/;

const metaSchema = z
  .strictObject({
    name: text.optional(),
    property: text.optional(),
    content: text,
    media: text.optional(),
  })
  .superRefine(({ name, property }, context) => {
    const key = name === undefined ? 'property' : 'name';
    const issue = (message: string) => context.addIssue({ code: 'custom', path: [key], message });
    if ((name === undefined) === (property === undefined))
      issue('give either "name" or "property"');
    else if (OWN_META.test((name ?? property ?? '').toLowerCase()))
      issue('pages have their own; the picture for previews is brand.image');
  });

const linkSchema = z.strictObject({
  rel: z.enum([
    ...(['alternate', 'author', 'dns-prefetch', 'help', 'license', 'me', 'pingback'] as const),
    ...(['preconnect', 'privacy-policy', 'publisher', 'terms-of-service', 'webmention'] as const),
  ]),
  href: text
    .regex(
      /^(?:https:\/\/|mailto:|(?![a-z][a-z0-9+.-]*:|\/))/i,
      'it begins with https:// or mailto:, or is a path below the site’s base, such as feed.xml',
    )
    .describe('an address outside, or a file of the site such as feed.xml'),
  type: text.optional(),
  title: text.optional(),
  hreflang: text.optional(),
});

const scriptSchema = z
  .strictObject({
    src: text
      .regex(
        /^(?:https:\/\/[^\s/]|(?![a-z][a-z0-9+.-]*:|\/))/i,
        'it begins with https://, or is a file of the public folder, such as stats.js',
      )
      .optional()
      .describe('address of a script that begins with https://, or a file of the public folder'),
    inline: z
      .string()
      .min(1)
      .refine((code) => !/<\/script|<!--|\0/i.test(code), 'it holds </script or <!--')
      // As a browser reads it, which is what the hash is of.
      .transform((code) => code.replace(/\r\n?/g, '\n'))
      .optional()
      .describe('the text of a script'),
    module: z.boolean().default(false).describe('it is a module'),
    async: z
      .boolean()
      .default(false)
      .describe('it runs once it is there; otherwise after the page'),
    integrity: z
      .string()
      .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/, 'it is sha384- and a hash in base64')
      .optional(),
    data: z
      .record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string())
      .default({})
      .describe('attributes of the element: { domain: "x" } is data-domain="x"'),
    connect: z
      .array(httpsOrigin)
      .default([])
      .describe('hosts that it sends to or fetches from, such as https://stats.example.com'),
  })
  .superRefine(({ src, inline, async, integrity }, context) => {
    const issue = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if ((src === undefined) === (inline === undefined))
      issue(src === undefined ? 'src' : 'inline', 'a script has either "src" or "inline"');
    else if (inline !== undefined && (async || integrity !== undefined))
      issue('inline', '"async" and "integrity" are for a script with "src"');
  });

export const headSchema = z
  .strictObject({
    tags: z
      .array(
        z
          .strictObject({ meta: metaSchema.optional(), link: linkSchema.optional() })
          .refine(({ meta, link }) => (meta === undefined) !== (link === undefined), {
            message: 'give either "meta" or "link"',
          }),
      )
      .default([])
      .describe('each is { meta: { name, content } } or { link: { rel, href } }'),
    scripts: z.array(scriptSchema).default([]).describe('each is { src } or { inline }'),
  })
  .prefault({})
  .describe('elements for the head of every page; the security policy allows exactly its scripts');

export type HeadSettings = z.output<typeof headSchema>;

/** Does a script come from another host? */
export const isFromOutside = (src: string): boolean => src.startsWith('https://');

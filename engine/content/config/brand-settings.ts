// What a site's config says of its brand: logo, icon, accent, fonts, picture for previews. Contrast is checked here.
import { z } from 'zod';
import { contrast, HEX_COLOR, readableOn } from '../../text/contrast.ts';

const text = z.string().trim().min(1);
const file = text.describe('a file, relative to the config');
const color = z.string().regex(HEX_COLOR, 'it is no color such as #a4430b');

/** The grounds of `theme/css/tokens.css` that links are read on: pages, and the softer one of code and tables. */
export const GROUNDS = { light: '#f8f4ee', dark: '#1f1b18' } as const;

/** Toward which end a color becomes readable. */
export const ENDS = { light: '#000000', dark: '#ffffff' } as const;

const TEXT_RATIO = 4.5;

/** The color, or the nearest that links are read in. */
export const nearestAccent = (value: string, theme: 'light' | 'dark'): string =>
  contrast(value, GROUNDS[theme]) >= TEXT_RATIO
    ? value
    : readableOn(value, GROUNDS[theme], { end: ENDS[theme] });

/** One that isn't read well enough is no accent, and the nearest that is gets named. */
const accentFor = (theme: 'light' | 'dark') =>
  color.superRefine((value, context) => {
    const ratio = contrast(value, GROUNDS[theme]);
    if (ratio >= TEXT_RATIO) return;
    const near = readableOn(value, GROUNDS[theme], { end: ENDS[theme] });
    context.addIssue({
      code: 'custom',
      message: `links in ${value} have a contrast of ${ratio.toFixed(1)} on the ${theme} ground, and need ${TEXT_RATIO}; the nearest that has it is ${near}`,
    });
  });

/** As in `unicode-range`. */
const RANGES = /^U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?(?:, ?U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?)*$/i;

export const brandSchema = z.strictObject({
  logo: z
    .union([file, z.strictObject({ light: file, dark: file })])
    .optional()
    .describe('a picture before the name, SVG or PNG, or one for each theme: { light, dark }'),
  showName: z.boolean().default(true).describe('false where the logo is the name itself'),
  icon: file.optional().describe('an SVG: the icon of tabs'),
  touchIcon: file.optional().describe('a PNG of 180 × 180 pixels: the icon on home screens'),
  accent: z
    .union([
      accentFor('light'),
      z.strictObject({ light: accentFor('light'), dark: accentFor('dark') }),
    ])
    .optional()
    .describe('color of links and buttons, #rrggbb; without a dark one, it is lightened for dark'),
  fonts: z
    .array(
      z.strictObject({
        family: text.regex(/^[\w -]+$/, 'letters, digits, "-" and blanks only'),
        for: z.enum(['text', 'code']).default('text'),
        files: z
          .array(
            z.strictObject({
              src: file.regex(/\.(?:woff2?|ttf|otf)$/i, 'it ends in .woff2, .woff, .ttf or .otf'),
              weight: z
                .string()
                .regex(/^\d{1,4}(?: \d{1,4})?$/)
                .default('400'),
              style: z.enum(['normal', 'italic']).default('normal'),
              range: z
                .string()
                .regex(RANGES, 'ranges of characters, such as "U+370-3FF, U+1F00-1FFF"')
                .optional()
                .describe(
                  'the characters that it is for, such as "U+400-52F": fetched by pages that have one of them',
                ),
            }),
          )
          .min(1),
        features: z
          .array(z.string().regex(/^[a-z0-9]{4}$/, 'a tag of OpenType such as "ss02"'))
          .default([])
          .describe('features of the font that text is set with, such as "ss02"'),
        later: z
          .boolean()
          .default(false)
          .describe(
            'true: fetched once a reader uses a page, and shown from the next page on, so that no page waits or moves',
          ),
      }),
    )
    .default([])
    .describe('fonts of your own, served with the site'),
  image: file.optional().describe('picture for previews of links, PNG or JPEG, best 1200 × 630'),
});

export type BrandSettings = z.output<typeof brandSchema>;

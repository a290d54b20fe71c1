// `_site.json`: what programs that read the built folder must know of the site as a whole.

import type { Texts } from '../../theme/texts.ts';

export type SiteCard = {
  title: string;
  description: string;
  /** Scheme and host of the public site, without a slash. */
  origin: string;
  /** Path below the host, such as `/learn/`. */
  base: string;
  /** Tag of the pages' language. */
  lang: string;
  /** As readers know it, such as `v11.14.0`. */
  version: string;
  /** Those that marks name, oldest first, where the site has any. */
  versions?: readonly string[];
  /** What a bundle or a PDF of the site says itself. */
  copy: Texts['copy'];
  /** Where readers are asked, and what they look for is counted. */
  insight?: { keepDays: number; perMinute: number; signedInBy?: string };
};

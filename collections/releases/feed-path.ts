// Where the feeds are.

export const FORMATS = ['atom', 'rss', 'json'] as const;

/** Where the feeds of an area, or of all, are: `feeds/web.atom`. */
export const feedPath = (area: string, format: (typeof FORMATS)[number]): string =>
  `feeds/${area}.${format}`;

/** The feed of all changes. */
export const ALL_AREAS = 'releases';

// Ids of the elements around an article. No heading or row of a page may take one.

/** What the theme's components and the client give to elements of the frame. */
export const SITE_IDS: ReadonlySet<string> = new Set([
  'site-content',
  'site-frame',
  'site-live',
  'site-menu',
  'site-top',
  'site-outline',
  'site-versions',
]);

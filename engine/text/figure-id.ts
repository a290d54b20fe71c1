// Ids of figures that come and go with what a page shows: no heading, row or place of a page can have one.

/** `variables-new-variable` → `~variables-new-variable`. */
export const figureId = (name: string): string => `~${name}`;

/** No address of one is kept for good, as those of headings are. */
export const isFigureId = (id: string): boolean => id.startsWith('~');

/** A link as the Markdown for machines has it: that has no figures, so it leads to their page. */
export function withoutFigure(href: string): string {
  const at = href.indexOf('#~');
  return at > 0 ? href.slice(0, at) : href;
}

// Ids and links of a guide → ids of its place in the runbook, and links that lead there. The build names its ids, too.

/** Of a part, or of what has an anchor in its guide. */
export const anchorOf = (id: string, anchor = ''): string => (anchor ? `${id}:${anchor}` : id);

/** The part that an id inside the runbook belongs to. */
export const partOf = (anchor: string): string => anchor.split(':')[0] ?? '';

/** Sections that lead elsewhere, or stand for themselves: the runbook has none of them. */
export const LEFT_OUT = /^(?:next|related)$/i;

/** Links to guides of the run lead to their place in it; others to the page itself. */
export function leadLinks(article: Element, base: string, parts: ReadonlySet<string>): void {
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.dataset.page ?? link.getAttribute('href') ?? '';
    if (!href.startsWith(base)) continue;
    const [path = '', anchor = ''] = href.slice(base.length).split('#');
    const id = decodeURI(path).replace(/\/$/, '');
    const place = anchorOf(id, LEFT_OUT.test(anchor) ? '' : decodeURI(anchor));
    link.dataset.page = href;
    link.setAttribute('href', parts.has(id) ? `#${encodeURI(place)}` : href);
  }
}

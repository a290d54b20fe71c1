// Ids and links of a guide → ids of its place in the runbook, and links that lead there.

/** Of a part, or of what has an anchor in its guide. */
export const anchorOf = (id: string, anchor = ''): string => (anchor ? `${id}:${anchor}` : id);

/** The part that an id inside the runbook belongs to. */
export const partOf = (anchor: string): string => anchor.split(':')[0] ?? '';

/** Sections that lead elsewhere, or stand for themselves: the runbook has none of them. */
export const LEFT_OUT = /^(?:next|related)$/i;

const REFERRING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** Drawings keep the ids that they refer to themselves. */
export function moveIds(id: string, article: Element): void {
  for (const one of article.querySelectorAll('[id]'))
    if (!one.closest('svg')) one.id = anchorOf(id, one.id);
  for (const name of REFERRING)
    for (const one of article.querySelectorAll(`[${name}]`))
      if (!one.closest('svg'))
        one.setAttribute(name, anchorOf(id, one.getAttribute(name) ?? undefined));
}

/** Links inside the guide; to what the runbook omits they lead as on every other page. */
export function moveLinks(id: string, url: string, article: Element): void {
  const ids = new Set([...article.querySelectorAll('[id]')].map((one) => one.id));
  for (const link of article.querySelectorAll('a[href^="#"]')) {
    const hash = link.getAttribute('href') ?? '';
    const own = anchorOf(id, decodeURIComponent(hash.slice(1)));
    link.setAttribute('href', ids.has(own) ? `#${encodeURI(own)}` : url + hash);
  }
}

/** Links to guides of the run lead to their place in it; others to the page itself. */
export function leadLinks(article: Element, base: string, parts: ReadonlySet<string>): void {
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.dataset.page ?? link.getAttribute('href') ?? '';
    if (!href.startsWith(base)) continue;
    const [path = '', anchor = ''] = href.slice(base.length).split('#');
    const id = decodeURI(path).replace(/\/$/, '');
    const place = anchorOf(id, LEFT_OUT.test(anchor) ? '' : anchor);
    link.dataset.page = href;
    link.setAttribute('href', parts.has(id) ? `#${encodeURI(place)}` : href);
  }
}

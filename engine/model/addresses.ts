// Site → every address that it answers, for the versions that are built with it.
import { SEARCH_ID } from '../text/search-id.ts';
import { categoryOf, listCategories } from './category.ts';
import type { Addresses } from './other-versions.ts';
import { addressKey } from './other-versions.ts';
import { targetUrl } from './page-data.ts';
import type { Site } from './site.ts';

/** Pages, index pages, and what leads on to one of them. What leads away from the site is omitted. */
export function listAddresses(site: Site): Addresses {
  const { base } = site.config;
  const addresses: Record<string, string> = { '': base, [SEARCH_ID]: base + SEARCH_ID };
  for (const id of listCategories(site)) addresses[id] = categoryOf(site, id)?.url ?? base;
  for (const id of site.ids) {
    const url = site.doc(id)?.url;
    if (url) addresses[addressKey(url, base)] = url;
  }
  for (const { id, to } of listRedirects(site))
    if (to.startsWith(base)) addresses[id.replace(/(?:^|\/)index$/, '')] = to;
  return addresses;
}

/**
 * Whole pages that lead elsewhere: aliases, and the redirects that docs authors wrote.
 *
 * @param isRequested  no other page's header is looked at.
 */
export function listRedirects(
  site: Site,
  isRequested: (id: string) => boolean = () => true,
): { id: string; to: string }[] {
  const aliases = site.ids.filter(isRequested).flatMap((id) => {
    const target = site.doc(id)?.frontMatter.alias_of;
    const url = target ? site.doc(target)?.url : undefined;
    return url ? [{ id, to: url }] : [];
  });
  const written = site.redirects.flatMap(({ from, to }) => {
    const url = from.includes('#') || !isRequested(from) ? undefined : targetUrl(site, to);
    return url ? [{ id: from, to: url }] : [];
  });
  return [...aliases, ...written];
}

// A built site and a section → which pages its bundle holds: the section's own, and those that they link to.

import { attributeOf, changeTags, navigationFile, SEARCH_ID } from '../../engine/tooling.ts';
import { pagePath, targetOf } from './addresses.ts';
import { type BuiltSite, isPage, type Section } from './built-site.ts';

/** Files of pages; `first`: where a reader begins, if not at the home page. */
export type Scope = { pages: readonly string[]; first?: string };

export function wholeSite(site: BuiltSite): Scope {
  return { pages: site.files.filter(isPage) };
}

/** Pages in the order of the section's navigation, as its fragment lists them. */
export function sectionPages(site: BuiltSite, { slug }: Section): string[] {
  return [...new Set(linkedPages(site.text(navigationFile(slug)), site))];
}

/** What the section's pages link to is taken with them, one step deep; all else stays on the public site. */
export function sectionScope(site: BuiltSite, section: Section): Scope {
  const own = sectionPages(site, section);
  const index = `browse/${section.slug}`;
  const isOwn = (file: string) =>
    own.includes(file) || `${pagePath(file)}/`.startsWith(`${index}/`);
  const taken = new Set([...site.files.filter((file) => isPage(file) && isOwn(file))]);
  const search = targetOf(site.base + SEARCH_ID, site);
  if (search) taken.add(search.file);
  for (const file of [...taken])
    for (const linked of linkedPages(articleOf(site.text(file)), site))
      for (const one of [linked, ...forwards(linked, site)]) taken.add(one);
  taken.delete('index.html');
  return { pages: [...taken].sort(), ...(own[0] ? { first: own[0] } : {}) };
}

function linkedPages(html: string, site: BuiltSite): string[] {
  const files: string[] = [];
  changeTags(html, (tag) => {
    const file =
      tag.name === 'a' ? targetOf(attributeOf(tag, 'href') ?? '', site)?.file : undefined;
    if (file && isPage(file)) files.push(file);
    return undefined;
  });
  return files;
}

/** Without header, menu and footer, which link to every section. */
function articleOf(html: string): string {
  const start = html.indexOf('<main');
  return start < 0 ? '' : html.slice(start, html.indexOf('</main>', start));
}

/** A page that only leads on to another one is of no use without it. */
function forwards(file: string, site: BuiltSite): string[] {
  const [, url = ''] =
    /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(site.text(file)) ?? [];
  const target = url && targetOf(url, site);
  return target ? [target.file] : [];
}

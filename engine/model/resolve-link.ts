// A page id in a link → the address it has in this build, or that it is planned, or missing.
import type { LinkTarget } from '../markdown/page.ts';
import { nearest } from '../text/nearest.ts';
import { categoryOf } from './category.ts';
import type { Site } from './site.ts';

/** Links to an alias go straight to the page it stands for. */
export function resolveLink(site: Site, id: string): LinkTarget {
  if (site.has(id)) {
    const doc = site.doc(id);
    const target = doc?.frontMatter.alias_of ? site.doc(doc.frontMatter.alias_of) : doc;
    return target ? { state: 'page', url: target.url } : { state: 'planned' };
  }
  const category = categoryOf(site, id);
  if (category) return { state: 'page', url: category.url };
  if (site.position(id) || site.planned.has(id)) return { state: 'planned' };
  const closest = nearest(id.replace(/^\/+/, ''), site.ids);
  return { state: 'missing', ...(closest ? { closest } : {}) };
}

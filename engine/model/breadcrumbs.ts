// The place of a page in the navigation → the links above its title.
import type { NavCategory, Sidebar } from './sidebar.ts';

export type Crumb = { label: string; url: string };

/** @param own  address of the page itself, which its category may have too. */
export function crumbsOf(
  sidebar: Sidebar,
  breadcrumbs: readonly NavCategory[],
  own?: string,
): Crumb[] {
  return [sidebar, ...breadcrumbs]
    .filter(({ url }) => url !== own)
    .map(({ label, url }) => ({ label, url }));
}

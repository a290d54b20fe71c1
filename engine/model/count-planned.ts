// Site → how many pages its sidebars name that are still to be written.
import type { Site } from './site.ts';

/** Each id once, however often it is named; ids planned outside the sidebars count too. */
export function countPlanned(site: Site): number {
  const planned = new Set([...site.planned].filter((id) => !site.has(id)));
  for (const sidebar of site.sidebars)
    for (const { page } of sidebar.spots) if (page.isPlanned) planned.add(page.id);
  return planned.size;
}

// Two pages → how much they are about one subject: the rare pages that both link to.
import type { PagesWithMentions } from '../content/pages/mentions.ts';

/** Enough to make a weak sign count, and never a row by itself. */
const MOST = 0.8;

/** @returns  for two pages: 0 to 0.8. A link from one to the other says nothing. Called once for each site. */
export function commonLinks(site: PagesWithMentions): (id: string, other: string) => number {
  const counts = new Map<string, number>();
  const linksOf = (id: string) => site.mentions(id)?.links ?? [];
  for (const id of site.ids)
    for (const link of linksOf(id)) counts.set(link, (counts.get(link) ?? 0) + 1);
  return (id, other) => {
    const theirs = new Set(linksOf(other));
    const shared = linksOf(id).filter((link) => link !== other && link !== id && theirs.has(link));
    const sum = shared.reduce((total, link) => total + 1 / Math.sqrt(counts.get(link) ?? 1), 0);
    return Math.min(MOST, sum);
  };
}

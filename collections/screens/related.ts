// Pages and the screens they show → pages that show the same one.
import {
  type CollectionData,
  commonLinks,
  type RelatedCandidate,
  type Site,
} from '../../engine/index.ts';
import { fill, lookUp } from '../../engine/shared.ts';
import type { ScreenBook } from './book.ts';
import type { ScreenTexts } from './texts.ts';

/** What of screens is around pages: what is drawn on one counts for pages that show it alone. */
export type ScreensAround = { book: Readonly<Record<string, { title: string }>> };

export const screensAround = ({ book }: { book: ScreenBook }): ScreensAround => ({
  book: Object.fromEntries(Object.entries(book).map(([name, { title }]) => [name, { title }])),
});

/** A screen on more pages says little about any of them. */
const MOST_PAGES = 5;

export function relatedByScreens(
  site: Site,
  { records: { book }, texts }: CollectionData<ScreensAround, ScreenTexts>,
): (id: string) => RelatedCandidate[] {
  const pagesOf = new Map<string, string[]>();
  for (const id of site.ids)
    for (const name of shownBy(site, id)) pagesOf.set(name, [...(pagesOf.get(name) ?? []), id]);
  // A window such as New Page is on pages of any subject.
  const common = commonLinks(site);
  return (id) =>
    shownBy(site, id).flatMap((name) => {
      const others = (pagesOf.get(name) ?? []).filter((one) => one !== id);
      const title = lookUp(book, name)?.title ?? name;
      const reason = fill(texts.related, { title });
      if (others.length >= MOST_PAGES) return [];
      return others.map((other) => ({
        id: other,
        weight: 0.7 / Math.sqrt(others.length) + common(id, other),
        reason,
      }));
    });
}

const shownBy = (site: Site, id: string): string[] =>
  (site.mentions(id)?.uses ?? []).flatMap((use) => {
    const [directive, name = ''] = use.split(' ');
    return directive === 'screen' || directive === 'sequence' ? name : [];
  });

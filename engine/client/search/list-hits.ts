// An answer → what is drawn of it: a group for each page, and the hits in the order that arrow keys walk.
import type { MarkedText, PageHit, SearchAnswer, SectionHit } from '../../search/answer.ts';

export type Hit = {
  /** Place among all hits, in reading order. */
  at: number;
  url: string;
  /** Empty: still to come. */
  heading: MarkedText;
  /** Undefined: still to come. */
  excerpt: MarkedText | undefined;
};

export type HitGroup = {
  page: PageHit;
  /** The page's own beginning, when it is among the hits. */
  beginning: Hit | undefined;
  sections: Hit[];
};

export type HitList = { groups: HitGroup[]; hits: Hit[] };

export function listHits({ pages, isComplete }: SearchAnswer): HitList {
  const hits: Hit[] = [];
  const add = (url: string, heading: MarkedText, excerpt: MarkedText | undefined): Hit => {
    const hit = { at: hits.length, url, heading, excerpt };
    hits.push(hit);
    return hit;
  };
  const groups = pages.map((page) => {
    const first = page.sections.find(({ anchor, heading }) => anchor === '' && heading.length > 0);
    const isHit = first !== undefined || page.sections.length === 0;
    const about = aboutPage(page, first) ?? (isComplete ? [] : undefined);
    const beginning = isHit ? add(page.url, page.title, about) : undefined;
    const sections = page.sections
      .filter((one) => one !== first)
      .map(({ url, heading, excerpt }) =>
        add(url, heading, excerpt ?? (isComplete ? [] : undefined)),
      );
    return { page, beginning, sections };
  });
  return { groups, hits };
}

/** A page shows its description, unless its beginning has a match to show. */
function aboutPage(
  { description }: PageHit,
  beginning: SectionHit | undefined,
): MarkedText | undefined {
  const excerpt = beginning?.excerpt;
  if (excerpt?.some(({ isMatch }) => isMatch)) return excerpt;
  return description ? [{ text: description, isMatch: false }] : undefined;
}

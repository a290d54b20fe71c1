// A search request and its answer: plain values that pass between the page and the worker.

export type SearchRequest = {
  /** As typed. Any text is allowed. */
  query: string;
  /** Only pages of this section (the slug of its sidebar). */
  section?: string;
  /** Pages to return at most; 8 unless given. */
  limit?: number;
  /** So many of the first pages with what is below their titles; all unless given. */
  detailed?: number;
};

/** Text in runs; the marked ones match the query. Joined, they give the whole text. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** One place in a page: the page's own beginning, or a heading. */
export type SectionHit = {
  /** Empty for the beginning of the page, and until it has arrived. */
  anchor: string;
  /** The page's address, with the anchor. */
  url: string;
  /** The heading; the page's title for its beginning. Empty until it has arrived. */
  heading: MarkedText;
  /** The part of the section's text around the matches. Absent until it has arrived. */
  excerpt?: MarkedText;
  score: number;
};

export type PageHit = {
  id: string;
  url: string;
  title: MarkedText;
  /** Labels from the section down to the parent category. */
  crumbs: string[];
  /** Slug and label of the section. */
  section: { slug: string; label: string };
  /** The page's description. Empty until it has arrived. */
  description: string;
  score: number;
  /** Best first, at most 3; none of a page that is to come without. The first may be the beginning of the page. */
  sections: SectionHit[];
  /** How many other pages are omitted because a section of theirs is the same as the best section of this page. */
  alsoOn?: number;
};

export type SectionCount = { slug: string; label: string; count: number };

export type SearchAnswer = {
  query: string;
  /** Best first. */
  pages: PageHit[];
  /** How many pages match in all sections that the request allows; a lower bound where `isMore`. */
  total: number;
  isMore: boolean;
  /** Pages that match by section, in the order of the navigation; sections without any are omitted. */
  counts: SectionCount[];
  /** What was searched for instead, where nothing matched the words as typed. */
  corrected?: string;
  /** Words of the site that are near to what was typed; for an answer without pages. */
  nearest: string[];
  /** Words to highlight in the page that is opened: as they are in the text, in lower case. */
  words: string[];
  /** Parts of the index that could not be loaded: the answer may be incomplete, and asking again tries again. */
  failed: number;
  /** False: an answer of the same query with headings and excerpts follows. */
  isComplete: boolean;
};

/** Nothing asked, or nothing found. */
export function emptyAnswer(query: string): SearchAnswer {
  return {
    query,
    pages: [],
    total: 0,
    isMore: false,
    counts: [],
    nearest: [],
    words: [],
    failed: 0,
    isComplete: true,
  };
}

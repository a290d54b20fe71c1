// What a collection adds to the data of a page.

/** The page before or after, as it is called there. `url` begins at the host's root. */
export type Neighbour = { label: string; url: string };

/** What a collection adds to the data of a page. */
export type PageDataAddition<F = unknown> = {
  /** JSON for the collection's own slots. */
  facts?: F;
  /** Replaces the neighbours that the sidebar gives. */
  neighbours?: { previous?: Neighbour; next?: Neighbour };
  /** The page is in no sidebar: it belongs to the section of this one. */
  besides?: string;
  /** Slug of the section that a page shows as its own, where the collection draws it. */
  section?: string | undefined;
  /** The page only mentions what others are about: its texts weigh less in search. */
  isMention?: boolean;
  /** Names that mean this page where a query has one of them, with a number at its end: `soup 7`. Search alone knows them. */
  namesWithNumbers?: readonly string[];
  /** Classes of the article. */
  articleClass?: string;
  /** Style sheets of the collection that the page needs, by name. */
  styles?: readonly string[];
};

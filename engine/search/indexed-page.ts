// What the index takes of a page.
import type { PageName } from './files.ts';
import type { OtherName } from './static-rank.ts';

export type IndexedPage = {
  /** Slug of its section. */
  section: string;
  name: PageName;
  /** Heading of each record; where several pages have the same section, also the number that these sections share. */
  records: readonly [heading: string, shared?: number][];
  /** See `staticRankOf`; 1 unless given. */
  staticRank?: number;
  /** What it may be called besides its title. */
  otherNames?: readonly OtherName[];
  isMention?: boolean;
  /** See `weighPage`. */
  weighed: string;
};

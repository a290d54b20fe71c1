// What the index takes of a page.
import type { PageName } from './files.ts';
import type { OtherName } from './static-rank.ts';

export type IndexedPage = {
  /** Slug of its section. */
  section: string;
  name: PageName;
  /** See `staticRankOf`; 1 unless given. */
  staticRank?: number;
  /** What it may be called besides its title. */
  otherNames?: readonly OtherName[];
  isMention?: boolean;
  /** See `weighPage`. */
  weighed: string;
};

// One thing that search can find: a section of a page, or, from other sources, a row of a table or a record.

/** An ordinary value: whatever makes these is searched. */
export type SearchRecord = {
  /** Anchor in the page; empty for the page's own beginning. */
  anchor: string;
  heading: string;
  /** Titles of the headings above, outermost first. */
  crumbs: readonly string[];
  /** Running text, for matching and for excerpts. */
  text: string;
  /** Code: its identifiers are found, and weigh little. */
  code: readonly string[];
  /** What is printed in bold: a query that is one of these as a whole is about it. */
  strong?: readonly string[];
};

/** A page and its records, in reading order; the first one is the page's beginning. */
export type SearchPage = {
  title: string;
  description: string;
  /** Other names: the label in the sidebar, the last part of the id. */
  names: readonly string[];
  /** Labels of the navigation above it. */
  crumbs: readonly string[];
  keywords: readonly string[];
  platforms: readonly string[];
  /** It only mentions what others are about, as a list of changes does: its texts weigh less, its own names don't. */
  isMention?: boolean;
  records: readonly SearchRecord[];
};

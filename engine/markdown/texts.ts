// The interface texts that are written into articles.

export type MarkdownTexts = {
  callouts: Record<string, string>;
  playVideo: string;
  footnotes: string;
  backToText: string;
  /** What shows a diagram larger. */
  enlarge?: string;
  /** Above the source of a diagram that isn't drawn. */
  diagramSource?: string;
  /** The bold word at the beginning of a line that says what success looks like. */
  check?: string;
  /** Of a command: where and as whom it runs, and what success looks like. */
  command?: { runs: string; worked: string };
  /** Names of platforms, by the word that authors write. */
  platforms?: Record<string, string>;
  /** The box that filters tables and cards. */
  filter?: FilterTexts;
  /** Words of `{since=…}`, each with `{version}`. */
  marks?: { since: string; until: string; changed: string };
};

export type FilterTexts = {
  words: string;
  platform: string;
  allPlatforms: string;
  group: string;
  allGroups: string;
  differences: string;
  /** With `{shown}` and `{total}`. */
  found: string;
  none: string;
  /** Leads to the search of the whole site, with `{words}`. */
  search: string;
};

// What readers choose from, as a collection publishes it: versions, what else makes a difference, and the words to ask with.

/** Strings with `{version}` and the like in them are filled in. */
export type ChoiceTexts = {
  /** `{latest}` */
  question: string;
  about: string;
  version: string;
  choose: string;
  clear: string;
  close: string;
  /** `{version}`; of what is typed and is no version. */
  unknown: string;
  /** Address of a page that says more, and what the link to it says; `{version}` is filled in. */
  more: { label: string; url: string };
  /** Beside what came later. */
  newer: string;
  /** `{version}`; beside what a search finds that came later. */
  notIn: string;
  /** `{version}`; beside what is true only before a later version. */
  asOf: string;
  /** `{versions}`; beside what has changed since. */
  changed: string;
  /** `{version}`; beside what had gone by then. */
  gone: string;
  /** `{version}`, `{count}`: rows that are folded. */
  rows: string;
  /** `{version}`: a section that is folded. */
  wholeSection: string;
  /** `{version}`, `{count}`, and `{urgent}` in the second. */
  changes: string;
  urgentChanges: string;
  /** `{known}`, `{platform}`: before the first version whose rows are known. */
  unknownBefore: string;
};

/** What a collection publishes for the choice. Versions: oldest first, the last one is what pages are about. */
export type ChoiceFile = {
  versions: string[];
  /** Besides the version; the first option counts unless another is chosen. */
  options: { name: string; label: string; values: [id: string, label: string][] }[];
  /** Platform → whose marks count for it. */
  runs: Record<string, string>;
  /** Platform → the first version whose rows are known. */
  known: Record<string, string>;
  /** Pages that came with a version, by their ids. */
  pages: Record<string, string>;
  texts: ChoiceTexts;
};

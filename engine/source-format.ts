// A folder that was written for other tools, as long as it has no config of ours. The engine meets its format here, and only here;
// commands hand it in (`cli/options.ts`). A format never touches the disk: it is given texts, and gives lines and entries.
import type { PageNames } from './content/pages/page-names.ts';
import type { SourceLine } from './content/pages/source-text.ts';
import type { SidebarEntry } from './content/sidebars/sidebar-file.ts';
import type { Diagnostic } from './diagnostics/diagnostics.ts';

/** Text of a file, by its name from the folder; undefined where there is none inside of it. */
export type ReadText = (name: string) => string | undefined;

export type SourceFormat = {
  /** Where its pages are, and what it is called; undefined where no file says so. */
  readSettings(read: ReadText): FolderSettings | undefined;
  /** Files that list pages, and are none: names in the folder of the pages. */
  lists: readonly string[];
  /** The navigation that it has of its own; without entries, it is made from its folders. */
  readSidebar(folder: ListedFolder, diagnostics: Diagnostic[]): SidebarEntry[];
  /**
   * Lines of a page → the same in our constructs, each still knowing its place; what has none is a warning.
   *
   * @param page  path of the page's file, as diagnostics show it.
   */
  toLines(lines: readonly SourceLine[], page: string, files: FolderFiles): ConvertedLines;
};

/** `pages`: a folder, as written; one that leads out of the site's counts as if nothing were said. */
export type FolderSettings = { pages: string; title?: string; description?: string };

export type ListedFolder = {
  read: ReadText;
  /** The folder of the pages, from the folder itself; empty where they are the same. */
  pages: string;
  pathOf(name: string): string;
  names: PageNames;
  /** Title of a page. */
  titleOf(id: string): string | undefined;
};

/** How includes reach files of the folder. */
export type FolderFiles = {
  read: ReadText;
  /** Folders that names of files may begin at, from the folder itself: that of the pages, and its own. */
  roots: readonly string[];
  /** Path of the file, as diagnostics show it. */
  pathOf(name: string): string;
};

export type ConvertedLines = {
  lines: SourceLine[];
  /** Names of files that were read. */
  files: string[];
  diagnostics: Diagnostic[];
};

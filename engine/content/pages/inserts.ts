// What the body of a page may ask for, and how it is reached.
import type { Problem } from '../../diagnostics/diagnostics.ts';
import type { FolderFiles, SourceFormat } from '../../source-format.ts';
import type { Attributes } from '../../text/attributes.ts';
import type { Shortcodes } from './shortcodes.ts';

/** What the body of a page may ask for besides what its author wrote. */
export type Inserts = {
  snippets: SnippetReader;
  /** Without it, fences that name a file stay as they are. */
  code?: CodeReader | undefined;
  shortcodes?: Shortcodes | undefined;
  /** What a page depends on where it has a line of this name with these attributes. */
  dependenciesOf?: ((name: string, attributes: Attributes) => readonly string[]) | undefined;
};

/** How the includes reach the disk, or a test's memory. */
export type SnippetReader = {
  /** The snippet's text, or undefined when there is none of that name. */
  read(name: string): string | undefined;
  /** Names of all snippets, for hints. */
  names(): readonly string[];
  /** Of a folder that may have been written for another tool. */
  folder?: { format: SourceFormat; files: FolderFiles };
  /** Path of a snippet, as diagnostics show it. */
  pathOf(name: string): string;
};

/** How fences reach the disk. */
export type CodeReader = {
  /** @param name  below the content folder, `/` between parts. */
  read(name: string): { text: string } | Problem;
  /** As diagnostics show it. */
  pathOf(name: string): string;
};

/** Begins the name of a snippet among the dependencies of a page. */
export const SNIPPET = 'snippet:';

/** Begins, among names of snippets, that of another file of a folder without a config. */
export const FILE = 'file:';

// Lines of a folder that was written for another tool → the same in our constructs; what has none is a warning.
import type { Diagnostic } from '../../../diagnostics/diagnostics.ts';
import type { SourceLine } from '../source-text.ts';
import { bookLines } from './book-lines.ts';
import { indentedBlocks } from './indented-blocks.ts';
import { unknownMarks } from './unknown-marks.ts';

/** Begins the name of such a file among snippets. */
export const FILE = 'file:';

/** How includes of other tools reach files of the folder. */
export type ForeignFiles = {
  /** Is it a book, with `SUMMARY.md`? */
  isBook: boolean;
  /** @param name  from the folder. @returns undefined where there is no such text inside of it. */
  read(name: string): string | undefined;
  /** Path of the file as diagnostics show it. */
  pathOf(name: string): string;
};

export type ForeignLines = {
  lines: SourceLine[];
  /** Names of files that were read. */
  files: string[];
  diagnostics: Diagnostic[];
};

/** @param page  path of the page's file, as diagnostics show it. */
export function foreignLines(
  lines: readonly SourceLine[],
  page: string,
  files: ForeignFiles,
): ForeignLines {
  const book = bookLines(lines, page, files);
  const blocks = indentedBlocks(book.lines);
  return {
    lines: blocks,
    files: book.files,
    diagnostics: [...book.diagnostics, ...unknownMarks(blocks)],
  };
}

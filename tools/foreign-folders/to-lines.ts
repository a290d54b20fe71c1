// Lines of a folder that was written for another tool → the same in our constructs; what has none is a warning.
import type { ConvertedLines, FolderFiles, SourceLine } from '../../engine/tooling.ts';
import { attributeLists } from './attribute-lists.ts';
import { bookLines } from './book-lines.ts';
import { containerLines } from './container-lines.ts';
import { definitionLines } from './definition-lines.ts';
import { htmlLines } from './html/html-lines.ts';
import { includeLines } from './include-lines.ts';
import { indentedBlocks } from './indented-blocks.ts';
import { moduleBlocks } from './module-blocks.ts';
import { pressAnchors } from './press-anchors.ts';
import { slashBlocks } from './slash-blocks.ts';
import { unknownMarks } from './unknown-marks.ts';

/** How includes of other tools reach files of the folder. */
export type ForeignFiles = FolderFiles & {
  /** Is it a book, with `SUMMARY.md`? */
  isBook: boolean;
  /** Is it a site of VitePress, with its config? */
  isPress: boolean;
};

/** @param page  path of the page's file, as diagnostics show it. */
export function toLines(
  lines: readonly SourceLine[],
  page: string,
  files: ForeignFiles,
): ConvertedLines {
  const book = bookLines(lines, page, files);
  const included = includeLines(book.lines, page, files);
  const modules = moduleBlocks(included.lines);
  const defined = definitionLines(modules.lines);
  const blocks = containerLines(indentedBlocks(slashBlocks(defined.lines)));
  const html = htmlLines(attributeLists(blocks));
  const warnings = [book, included, modules, defined, html].flatMap(
    ({ diagnostics }) => diagnostics,
  );
  const placeOf = ({ path, line }: { path: string; line: number }) => `${path}:${line}`;
  const lacking = new Set(included.diagnostics.map(placeOf));
  return {
    lines: withoutGaps(files.isPress ? pressAnchors(html.lines) : html.lines),
    files: [...book.files, ...included.files],
    diagnostics: [
      ...warnings,
      ...unknownMarks(html.lines).filter((one) => !lacking.has(placeOf(one))),
    ],
  };
}

/** Of several blank lines where there was something, one is enough. */
function withoutGaps(lines: readonly SourceLine[]): SourceLine[] {
  const isBlank = (line: SourceLine | undefined) => line?.text === '';
  return lines.filter(
    (line, i) => !(isBlank(line) && isBlank(lines[i - 1]) && line.written.trim() !== ''),
  );
}

// The lines of a page and its headings → the line that an author wrote a section's heading in.
import { fenceWalker } from '../content/pages/fence.ts';
import type { SourceLine } from '../content/pages/source-text.ts';
import { linksToText } from '../text/plain-markdown.ts';

type Heading = { anchor: string; text: string };

export type SourcePlace = { path: string; line: number };

const HEADING = /^[\s>]*(#{1,6})[ \t]+(\S.*)$/;

/**
 * A heading from a snippet or a record is in that file.
 *
 * @param outline  all headings of the page, in order.
 * @returns        undefined for an anchor of no heading, and for a heading that is written in another way.
 */
export function sectionPlace(
  lines: readonly SourceLine[],
  outline: readonly Heading[],
  anchor: string,
): SourcePlace | undefined {
  const written = headingLines(lines);
  let from = 0;
  for (const entry of outline) {
    const at = written.findIndex((one, i) => i >= from && isHeading(one.text, entry));
    if (entry.anchor === anchor) return at < 0 ? undefined : written[at]?.place;
    if (at >= 0) from = at + 1;
  }
  return undefined;
}

type Written = { text: string; place: SourcePlace };

/** Not in code. */
function headingLines(lines: readonly SourceLine[]): Written[] {
  const isCode = fenceWalker();
  return lines.flatMap(({ text, path, line }) => {
    const heading = isCode(text) ? undefined : HEADING.exec(text)?.[2];
    return heading === undefined ? [] : { text: heading, place: { path, line } };
  });
}

/** By its id, or by its words: signs of Markdown and blanks don't count. */
function isHeading(written: string, { anchor, text }: Heading): boolean {
  if (written.includes(`{#${anchor}}`)) return true;
  const label = linksToText(written).replace(/\{[^{}]*\}/g, '');
  return wordsOf(label) === wordsOf(text);
}

const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

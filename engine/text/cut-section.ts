// The Markdown copy of a page → one section of it. Node and the browser cut alike.

/** `{#id}` at the end of a heading, perhaps before closing signs; or in a row of a table. */
const HEADING = /^(?:[\s>]*)(#{1,6})\s.*\{#([^{}\s]+)\}[\s#]*$/;
const ROW = /^\s*\|.*\{#([^{}\s]+)\}/;
const FENCE = /^[\s>]*(`{3,}|~{3,})/;

export type Line = { text: string; depth: number; anchor: string; isRow: boolean };

/**
 * A heading with all below it up to the next one of its depth; or a row with the head of its table and the heading above.
 *
 * @param anchor  as addresses have it, decoded; empty for what is before the first heading, with the title.
 * @returns       Undefined when the page has no such anchor.
 */
export function cutSection(markdown: string, anchor: string): string | undefined {
  const lines = readLines(markdown);
  if (anchor === '') return textOf(lines.slice(0, endOf(lines, 1, 6)));
  const at = lines.findIndex((line) => line.anchor === anchor);
  const found = lines[at];
  if (!found) return undefined;
  if (found.isRow) return textOf(withTableHead(lines, at));
  return textOf(lines.slice(at, endOf(lines, at + 1, found.depth)));
}

/** Anchors of headings and rows, in reading order. */
export function anchorsIn(markdown: string): string[] {
  return readLines(markdown).flatMap(({ anchor }) => anchor || []);
}

/** Lines with what they open: a heading of a depth from 1, or a row that has an anchor. Code opens nothing. */
export function readLines(markdown: string): Line[] {
  let fence = '';
  return markdown.split('\n').map((text): Line => {
    const plain = { text, depth: 0, anchor: '', isRow: false };
    const mark = FENCE.exec(text)?.[1] ?? '';
    if (fence) {
      const isEnd = mark.startsWith(fence) && text.trimEnd().endsWith(mark);
      if (isEnd) fence = '';
      return plain;
    }
    if (mark) {
      fence = mark;
      return plain;
    }
    const heading = HEADING.exec(text);
    if (heading) {
      const [, signs = '', anchor = ''] = heading;
      return { ...plain, depth: signs.length, anchor };
    }
    const anchor = ROW.exec(text)?.[1];
    return anchor === undefined ? plain : { ...plain, anchor, isRow: true };
  });
}

/** The next heading of this depth or above. */
function endOf(lines: readonly Line[], from: number, depth: number): number {
  const at = lines.findIndex((line, i) => i >= from && line.depth > 0 && line.depth <= depth);
  return at < 0 ? lines.length : at;
}

function withTableHead(lines: readonly Line[], at: number): Line[] {
  let top = at;
  while (lines[top - 1]?.text.trimStart().startsWith('|')) top--;
  const heading = lines.slice(0, top).findLast(({ depth }) => depth > 0);
  const blank = { text: '', depth: 0, anchor: '', isRow: false };
  return [
    ...(heading ? [heading, blank] : []),
    ...lines.slice(top, Math.min(top + 2, at)),
    ...lines.slice(at, at + 1),
  ];
}

const textOf = (lines: readonly Line[]): string =>
  `${lines
    .map(({ text }) => text)
    .join('\n')
    .trim()}\n`;

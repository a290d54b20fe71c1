// The Markdown copy of a page → its sections, each with the words that it is found by.
import { indexWords, type PageSection, readLines, type Stems, stem } from '../../engine/tooling.ts';

/** In reading order. A row with an anchor becomes a section, and also stays in the section around it. */
export function toPageSections(markdown: string): PageSection[] {
  let current: Draft = { anchor: '', heading: '', crumbs: [], lines: [] };
  const drafts = [current];
  const above: { depth: number; heading: string }[] = [];
  for (const line of readLines(markdown)) {
    if (line.depth > 0 && !line.anchor) current.heading ||= plain(line.text);
    else if (line.depth > 0) {
      while ((above.at(-1)?.depth ?? 0) >= line.depth) above.pop();
      const heading = plain(line.text);
      const crumbs = above.map((one) => one.heading);
      current = { anchor: line.anchor, heading, crumbs, lines: [] };
      above.push({ depth: line.depth, heading });
      drafts.push(current);
    } else {
      current.lines.push(line.text);
      if (line.isRow) drafts.push(toRow(line.text, line.anchor, current));
    }
  }
  return drafts.map(toSection);
}

type Draft = Pick<PageSection, 'anchor' | 'around' | 'heading'> & {
  crumbs: string[];
  lines: string[];
};

const toRow = (text: string, anchor: string, around: Draft): Draft => ({
  anchor,
  around: around.anchor,
  heading: plain(text.split('|')[1] ?? ''),
  crumbs: [...around.crumbs, around.heading],
  lines: [text],
});

function toSection({ anchor, around, heading, crumbs, lines }: Draft): PageSection {
  const full = lines.filter((line) => line.trim() !== '');
  const text = plain(lines.join('\n'));
  const words = indexWords(text);
  return {
    anchor,
    ...(around === undefined ? {} : { around }),
    heading,
    headingStems: countStems(indexWords(heading)),
    crumbStems: countStems(crumbs.flatMap(indexWords)),
    textStems: countStems(words),
    length: words.length,
    isSignpost: full.filter((line) => SIGNPOST.test(line)).length > full.length / 2,
    text,
  };
}

/** An item or a row that begins with a link, or a card. */
const SIGNPOST = /^\s*(?:(?:[-*]|\|)\s+\[|::card\[)/;

export function countStems(words: readonly string[]): Stems {
  const counts = new Map<string, number>();
  for (const word of words) {
    const own = stem(word);
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return counts;
}

/** A fence, a directive, or the line below the head of a table. */
const SIGNS = /^\s*(?:`{3}|~{3}|:{2})|^[\s|:-]+$/;

/** Without what only machines read: link addresses, anchors, and the syntax of headings, fences and tables. */
function plain(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !SIGNS.test(line))
    .join('\n')
    .replace(/\{#[^{}\s]*\}/g, '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/[*|[\]`#]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

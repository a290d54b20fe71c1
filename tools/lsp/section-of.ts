// A page and the anchor of a heading or a row in it → its words, and the first sentence below; of a row, its other cells.
import { expand, type LiveSite, type SourceLine, writtenAnchors } from '../../engine/tooling.ts';
import { firstSentence, withoutMarks } from './first-sentence.ts';
import { findAnchor, type Target, textOf } from './site-index.ts';
import { headEnd } from './written-at.ts';

type Section = { words: string; sentence: string };

/** Snippets are looked into; undefined where a record makes the anchor, or nothing does. Links to rows are many: only a second heading of the same words takes a parser. */
export function sectionOf(live: LiveSite, { id, anchor }: Target): Section | undefined {
  const { source, loaded } = live;
  const page = source.pages.find((one) => one.id === id && !one.record);
  if (!page) return undefined;
  const written = textOf(live, page.file).split(/\r?\n/);
  const start = headEnd(written) + 1;
  const from = { path: page.path, firstLine: start + 1 };
  const { tokens } = loaded;
  const { lines } = expand(written.slice(start), from, { tokens, snippets: source.snippets });
  const texts = lines.map((line) => line.text);
  const simple = findAnchor(texts, anchor);
  const isSecond = simple < 0 && /-\d+$/.test(anchor);
  const at = isSecond ? parsedLine(lines, { id, anchor }, live) : simple;
  const text = texts[at] ?? '';
  if (text.trimStart().startsWith('|')) return rowOf(text);
  const below = texts.slice(at + 1);
  const next = below.findIndex((line) => /^#{1,6}\s/.test(line));
  const words = withoutMarks(text.replace(/^[\s>]*#{1,6}\s+/, '')).trim();
  const sentence = firstSentence(next < 0 ? below : below.slice(0, next));
  return at < 0 ? undefined : { words, sentence };
}

/** -1 where no line writes it. */
function parsedLine(lines: readonly SourceLine[], { id, anchor }: Target, live: LiveSite): number {
  const all = writtenAnchors(lines, id, live.context.directives);
  const line = all.find((one) => one.anchor === anchor)?.line;
  return line ? lines.indexOf(line) : -1;
}

function rowOf(text: string): Section {
  const cells = text.split(/(?<!\\)\|/).map((cell) => withoutMarks(cell).trim());
  const [words = '', ...others] = cells.filter(Boolean);
  return { words, sentence: others.join(' · ') };
}

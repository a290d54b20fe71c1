// Markdown of a page → the same, with the anchors that its headings had, and without what ours would read otherwise.

import MarkdownIt from 'markdown-it';
import { closesFence, createSlugger, openingFence, plainText } from '../../../engine/tooling.ts';
import { PARAM } from '../mdx/page-import.ts';

const md = new MarkdownIt({ html: false, linkify: false });

const HEADING = /^([\s>]*(?:[-*+] )?)(#{1,6})[ \t]+(\S.*)$/;
const OWN_ID = /\{#([^{}\s]+)\}$/;
const TOKEN = /\{(?=(?:Product|product|PR|pr)\})/g;

export type Finish = { isMdx: boolean; hasIds: boolean };

export type Finished = {
  text: string;
  /** Anchor of HTML → anchor of the heading that it is at or in. */
  moved: Map<string, string>;
};

/** Between the signs of `ANCHOR`. */
const MARK = /\uE004([^\uE004\uE005]*)\uE005/g;

export function finish(text: string, { isMdx, hasIds }: Finish): Finished {
  const anchors = createAnchors();
  const ours = createSlugger();
  const theirs = createTheirSlugger();
  const taken = new Set<string>();
  let fence = '';
  let wasBlank = true;
  /** Where markers of lists are, outermost first. */
  const lists: number[] = [];
  const lines = text.split('\n').map((written) => {
    const names = [...written.matchAll(MARK)].map(([, name = '']) => name);
    const bare = names.length > 0 ? written.replace(MARK, '') : written;
    if (names.length > 0) anchors.add(names);
    if (names.length > 0 && bare.trim() === '') return EMPTY;
    if (fence !== '') {
      if (closesFence(bare, fence)) fence = '';
      return bare;
    }
    let line = withoutEnd(bare);
    const blanks = line.length - line.trimStart().length;
    const isMarker = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line);
    const isEnd = line.trim() !== '' && (isMarker || wasBlank);
    while (isEnd && blanks <= (lists.at(-1) ?? -1)) lists.pop();
    if (isMarker && (blanks < 4 || lists.length > 0)) lists.push(blanks);
    if (isMdx && wasBlank && lists.length === 0 && blanks >= 4 && !isMarker)
      line = line.trimStart();
    wasBlank = line.trim() === '';
    fence = openingFence(line);
    if (fence !== '') return line;
    if (!line.includes('#')) {
      anchors.pass(line);
      return line;
    }
    const made = heading(line, { ours, theirs, taken, hasIds });
    if (made.anchor === undefined) anchors.pass(line);
    else anchors.heading(made.anchor);
    return made.line;
  });
  const body = withoutBlanks(lines.filter((line) => line !== EMPTY))
    .join('\n')
    .replace(TOKEN, '\\{')
    .replaceAll(PARAM.open, '{')
    .replaceAll(PARAM.close, '}')
    .trim();
  return { text: body, moved: anchors.moved };
}

/** Two blanks at the end break a line; others mean nothing. */
function withoutEnd(line: string): string {
  const text = line.trimEnd();
  return text !== '' && line.startsWith('  ', text.length) ? `${text}  ` : text;
}

/** One blank line is enough, but in code. */
function withoutBlanks(lines: readonly string[]): string[] {
  let fence = '';
  return lines.filter((line, i) => {
    if (fence !== '') {
      if (closesFence(line, fence)) fence = '';
      return true;
    }
    fence = openingFence(line);
    return line.trim() !== '' || (lines[i - 1] ?? '').trim() !== '';
  });
}

/** An anchor belongs to the heading that follows it, or to the one that it is below. */
function createAnchors() {
  const moved = new Map<string, string>();
  let waiting: string[] = [];
  let current: string | undefined;
  return {
    moved,
    add: (names: readonly string[]) => waiting.push(...names),
    heading(anchor: string) {
      for (const name of waiting) if (!moved.has(name)) moved.set(name, anchor);
      waiting = [];
      current = anchor;
    },
    pass(line: string) {
      if (waiting.length === 0 || line.trim() === '') return;
      for (const name of waiting)
        if (current !== undefined && !moved.has(name)) moved.set(name, current);
      waiting = [];
    },
  };
}

const EMPTY = '\uE003';

type Slugs = {
  ours(text: string): string;
  theirs(text: string): string;
  taken: Set<string>;
  hasIds: boolean;
};

/** Where Docusaurus made another anchor than we would, the heading gets it. */
function heading(
  line: string,
  { ours, theirs, taken, hasIds }: Slugs,
): { line: string; anchor?: string } {
  const [, before = '', signs = '', written = ''] = HEADING.exec(line) ?? [];
  if (!signs) return { line: /^[\s>]*#{1,6}[ \t]*$/.test(line) ? EMPTY : line };
  const own = OWN_ID.exec(written.trimEnd());
  const text = written
    .slice(0, own?.index)
    .replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '')
    .trimEnd();
  const tokens = md.parseInline(text, {})[0]?.children ?? [];
  // In code, what looks like a tag is text.
  for (const token of tokens)
    if (token.type === 'text') token.content = token.content.replace(/<[^<>]*>/g, '');
  const words = plainText(tokens).trim();
  if (words === '' && !text.includes('{')) return { line: EMPTY };
  const plain = `${before}${signs} ${text}`;
  const wanted = own?.[1]?.replace(/[^\p{L}\p{M}\p{N}_.:-]/gu, '') || theirs(words);
  if (own && (taken.has(wanted) || !hasIds)) return { line: plain, anchor: ours(words) };
  const slug = own ? ours(wanted) : ours(words);
  const isSpelled = /^[\p{L}\p{M}\p{N}_.:-]+$/u.test(wanted) && !taken.has(wanted);
  if (!own && (!hasIds || wanted === slug || !isSpelled)) return { line: plain, anchor: slug };
  taken.add(wanted);
  return { line: `${plain} {#${wanted}}`, anchor: wanted };
}

/** @see https://github.com/Flet/github-slugger */
function createTheirSlugger(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    let unique = slug;
    while (counts.has(unique)) {
      const n = (counts.get(slug) ?? 0) + 1;
      counts.set(slug, n);
      unique = `${slug}-${n}`;
    }
    counts.set(unique, 0);
    return unique;
  };
}

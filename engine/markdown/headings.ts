// Headings → headings with a stable id and a link to themselves, and the page's outline.
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { placeIn } from '../content/pages/source-text.ts';
import { SITE_IDS } from '../text/site-ids.ts';
import { createSlugger } from '../text/slug.ts';
import { removeLines } from './edits.ts';
import { plainText } from './plain-text.ts';
import { cutText } from './positions.ts';
import { lineOf, positionInInline, reportBlock, stateOf } from './state.ts';

/** `{#id}` at the end of a text. */
export const EXPLICIT_ID = /\{#([\p{L}\p{M}\p{N}_.:-]+)\}$/u;

export function headings(md: MarkdownIt): void {
  md.core.ruler.after('block', 'heading_ids', takeExplicitIds);
  md.core.ruler.push('headings', giveIds);
}

/** `## Text {#id}`: unless `\{` escapes it, the id leaves the text before it is parsed as inline Markdown. */
function takeExplicitIds(state: StateCore): void {
  state.tokens.forEach((token, i) => {
    const inline = state.tokens[i + 1];
    if (token.type !== 'heading_open' || !inline) return;
    const match = EXPLICIT_ID.exec(inline.content);
    const before = inline.content.slice(0, match?.index);
    if (!match?.[1] || before.endsWith('\\')) return;
    cutText(inline, 0, before.trimEnd().length);
    token.meta = { id: match[1].normalize('NFC') };
  });
}

function giveIds(state: StateCore): void {
  const page = stateOf(state.env);
  const slug = createSlugger();
  const explicit = new Map<string, Token>();
  let depthBefore = 1;
  const opens = state.tokens.flatMap((token, i) => (token.type === 'heading_open' ? [i] : []));
  for (const i of opens) {
    const token = state.tokens[i];
    if (typeof token?.meta?.id === 'string') claim(token, token.meta.id, explicit, slug, page);
  }
  for (const i of opens) {
    const token = state.tokens[i];
    const inline = state.tokens[i + 1];
    if (!token || !inline) continue;
    const depth = Number(token.tag.slice(1));
    const text = plainText(inline.children ?? []);
    const anchor = typeof token.meta?.id === 'string' ? token.meta.id : slug(text);
    if (isTitle(page, token)) {
      page.titleAnchor = anchor;
      page.anchors.push(anchor);
      continue;
    }
    checkDepth(page, token, depth, depthBefore);
    depthBefore = depth;
    if (text.trim() === '') reportEmpty(page, token);
    token.attrSet('id', anchor);
    page.anchors.push(anchor);
    page.outline.push({ depth, text, anchor });
    if (typeof token.meta?.id !== 'string') writeAnchor(page, inline, anchor);
    linkToItself(state, inline, anchor);
  }
  dropTitle(state, page);
}

function isTitle({ lines, title }: Page, token: Token): boolean {
  const at = lines[lineOf(token)];
  return title !== undefined && at?.line === title.line && at.path === title.path;
}

/** The page shows its title above the article, and the Markdown for machines above all. */
function dropTitle(state: StateCore, page: Page): void {
  const at = state.tokens.findIndex(
    (token) => token.type === 'heading_open' && isTitle(page, token),
  );
  if (at < 0) return;
  const [from = 0, to = 0] = state.tokens[at]?.map ?? [];
  state.tokens.splice(at, 3);
  removeLines(page, from, to);
}

/** In the Markdown for machines every heading says its anchor: an answer can cite it, and be cut there. */
function writeAnchor(page: Page, inline: Token, anchor: string): void {
  const end = positionInInline(page, inline, inline.content.length);
  page.edits.push({ ...end, length: 0, text: ` {#${anchor}}` });
}

type Page = ReturnType<typeof stateOf>;

function claim(
  token: Token,
  id: string,
  explicit: Map<string, Token>,
  slug: (text: string) => string,
  page: Page,
): void {
  const first = explicit.get(id);
  if (first)
    reportBlock(page, lineOf(token), {
      code: 'headings/duplicate-id',
      message: `Two headings of this page have the id "${id}".`,
      hint: 'Give this one another id.',
      related: [placeIn(page.lines, lineOf(first))],
    });
  else if (SITE_IDS.has(id)) reportReservedId(page, token, id);
  else {
    slug(id);
    explicit.set(id, token);
    return;
  }
  token.meta = { ...token.meta, id: slug(id) };
}

export function reportReservedId(page: Page, token: Token, id: string): void {
  reportBlock(page, lineOf(token), {
    code: 'anchors/reserved-id',
    message: `The id "${id}" belongs to the page's frame.`,
    hint: 'Give this place another id.',
  });
}

function reportEmpty(page: Page, token: Token): void {
  reportBlock(page, lineOf(token), {
    code: 'headings/empty',
    message: 'The heading has no text.',
    hint: 'Write what the section is about, or take the line out.',
  });
}

function checkDepth(page: Page, token: Token, depth: number, before: number): void {
  const isOwnTitle = page.hasOwnTitle === true && page.outline.length === 0;
  if (depth === 1 && !isOwnTitle)
    reportBlock(page, lineOf(token), {
      severity: 'warning',
      code: 'headings/second-title',
      message: 'The page has a title already: the "title" of the front matter.',
      hint: 'Begin sections with "##".',
    });
  else if (depth > before + 1)
    reportBlock(page, lineOf(token), {
      severity: 'warning',
      code: 'headings/skipped-level',
      message: `This heading jumps from level ${before} to level ${depth}.`,
      hint: `Write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(depth)}.`,
    });
}

/** The whole text is a link to itself, unless it holds a link or a footnote's mark. */
export function linkToItself(state: StateCore, inline: Token, anchor: string): void {
  const children = inline.children ?? [];
  if (children.some(({ type }) => type === 'link_open' || type === 'footnote_ref')) return;
  const open = new state.Token('heading_link_open', 'a', 1);
  open.attrSet('href', `#${anchor}`);
  inline.children = [open, ...children, new state.Token('heading_link_close', 'a', -1)];
}

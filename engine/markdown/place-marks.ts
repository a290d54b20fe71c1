// Marks at the end of a heading, paragraph, item or first cell → attributes of that block; alone in a paragraph: of the next block.
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { attributesToHtml, html } from '../text/html.ts';
import { markAttributes, type VersionMark, type WrittenMarks } from './mark-form.ts';

/** After headings and rows have become links to themselves: a mark is beside the link, not in it. */
export function placeMarks(md: MarkdownIt): void {
  md.core.ruler.push('place_marks', (state) => {
    state.tokens.forEach((token, i) => {
      if (token.type === 'inline') placeIn(state.tokens, i);
    });
    wrapMarked(state);
  });
  md.renderer.rules.marked_open = (tokens, i) => {
    const { written, words } = tokens[i]?.meta ?? {};
    const attributes = Object.fromEntries(markAttributes((written as WrittenMarks).marks));
    const said = words ? html`<p class="mark">${String(words)}</p>` : '';
    return String(html`<div${attributesToHtml({ class: 'marked', ...attributes })}>${said}\n`);
  };
  md.renderer.rules.marked_close = () => '</div>\n';
}

/** The marks at the end of a block's text. */
function placeIn(tokens: readonly Token[], i: number): void {
  const inline = tokens[i];
  const children = inline?.children ?? [];
  const last = children.findLastIndex(({ type }) => type !== 'version_mark' && !isLinkEnd(type));
  const marks = children.slice(last + 1).filter(({ type }) => type === 'version_mark');
  const block = marks.length ? blockAround(tokens, i) : undefined;
  if (!inline || !block || last < 0) return;
  for (const [name, value] of markAttributes(marks.flatMap(marksOfToken)))
    block.attrSet(name, value);
  for (const mark of marks) mark.meta = { ...mark.meta, isPlaced: true };
  // The link of a heading or row to itself ends before the mark.
  const ends = children.slice(last + 1).filter(({ type }) => type !== 'version_mark');
  inline.children = [...children.slice(0, last + 1), ...ends, ...marks];
}

const isLinkEnd = (type: string): boolean => type === 'heading_link_close';

const marksOfToken = ({ meta }: Token): VersionMark[] => (meta?.written as WrittenMarks).marks;

/** The item that a paragraph begins, the row that a cell begins; otherwise the heading, paragraph or cell itself. */
function blockAround(tokens: readonly Token[], i: number): Token | undefined {
  const [around, own] = [tokens[i - 2], tokens[i - 1]];
  if (own?.type === 'paragraph_open' && around?.type === 'list_item_open') return around;
  const isCell = own?.type === 'td_open' || own?.type === 'th_open';
  if (isCell && around?.type === 'tr_open') return around;
  return own;
}

/** A paragraph of marks alone is about the block that follows it. */
function wrapMarked(state: StateCore): void {
  const { tokens } = state;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const marks = aloneAt(tokens, i);
    const end = marks ? endOfBlock(tokens, i + 3) : -1;
    if (!marks || end < 0) continue;
    const open = new state.Token('marked_open', 'div', 1);
    const written = { marks: marks.flatMap(marksOfToken) };
    open.meta = { written, words: marks.map(({ content }) => content).join('; ') };
    open.map = tokens[i]?.map ?? null;
    const inside = tokens.slice(i + 3, end + 1);
    tokens.splice(i, end + 1 - i, open, ...inside, new state.Token('marked_close', 'div', -1));
  }
}

function aloneAt(tokens: readonly Token[], i: number): Token[] | undefined {
  const { type, children } = tokens[i + 1] ?? {};
  if (tokens[i]?.type !== 'paragraph_open' || type !== 'inline' || !children?.length) return;
  return children.every((one) => one.type === 'version_mark') ? children : undefined;
}

/** Where the block that begins at `i` ends; -1 where none begins. */
function endOfBlock(tokens: readonly Token[], i: number): number {
  const first = tokens[i];
  if (!first || first.nesting < 0) return -1;
  if (first.nesting === 0) return i;
  let depth = 0;
  for (let at = i; at < tokens.length; at++) {
    depth += tokens[at]?.nesting ?? 0;
    if (depth === 0) return at;
  }
  return -1;
}

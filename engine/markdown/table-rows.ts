// `| Page Size {#page-size} | …` → a row that links can lead to, and that search finds by itself.
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { SITE_IDS } from '../text/site-ids.ts';
import { EXPLICIT_ID, linkToItself, reportReservedId } from './headings.ts';
import { cutText } from './positions.ts';
import { lineOf, reportBlock, stateOf } from './state.ts';

export function tableRows(md: MarkdownIt): void {
  md.core.ruler.after('block', 'row_ids', takeIds);
  md.core.ruler.push('rows', giveIds);
}

/** The id is at the end of the first cell; it leaves the text before that is parsed as inline Markdown. */
function takeIds(state: StateCore): void {
  state.tokens.forEach((token, i) => {
    const inline = firstCell(state.tokens, i);
    if (!inline) return;
    const match = EXPLICIT_ID.exec(inline.content);
    const before = inline.content.slice(0, match?.index);
    if (!match?.[1] || before.endsWith('\\')) return;
    cutText(inline, 0, before.trimEnd().length);
    token.meta = { ...token.meta, id: match[1].normalize('NFC') };
  });
}

/** The text of the first cell of the row that begins at `i`. */
export function firstCell(tokens: readonly Token[], i: number): Token | undefined {
  const isRow = tokens[i]?.type === 'tr_open' && tokens[i + 1]?.type === 'td_open';
  const inline = isRow ? tokens[i + 2] : undefined;
  return inline?.type === 'inline' ? inline : undefined;
}

function giveIds(state: StateCore): void {
  const page = stateOf(state.env);
  state.tokens.forEach((token, i) => {
    const inline = firstCell(state.tokens, i);
    if (!inline || typeof token.meta?.id !== 'string') return;
    const { id } = token.meta;
    if (page.anchors.includes(id))
      reportBlock(page, lineOf(token), {
        code: 'tables/duplicate-id',
        message: `The id "${id}" is taken by a heading or another row of this page.`,
        hint: 'Give this row another id.',
      });
    if (SITE_IDS.has(id)) reportReservedId(page, token, id);
    if (page.anchors.includes(id) || SITE_IDS.has(id)) return;
    token.attrSet('id', id);
    page.anchors.push(id);
    linkToItself(state, inline, id);
  });
}

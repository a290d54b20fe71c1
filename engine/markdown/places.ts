// `<a id="name"></a>` in a text → a place that links lead to; alone in a paragraph, it takes no room.
import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';
import { html } from '../text/html.ts';
import { SITE_IDS } from '../text/site-ids.ts';
import { stateOf } from './state.ts';

const PLACE =
  /<a[ \t]{1,9}(?:id|name)=(?:"([\p{L}\p{M}\p{N}_.:$-]+)"|'([\p{L}\p{M}\p{N}_.:$-]+)')[ \t]{0,9}>[ \t]{0,9}<\/a>/uy;

export function places(md: MarkdownIt): void {
  md.inline.ruler.before('allowed_html', 'place', readPlace);
  md.core.ruler.push('places', giveIds);
}

function readPlace(state: StateInline, isSilent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 0x3c) return false;
  PLACE.lastIndex = state.pos;
  const [source, double, single] = PLACE.exec(state.src) ?? [];
  if (!source || state.pos + source.length > state.posMax) return false;
  if (!isSilent) state.push('allowed_html', '', 0).meta = { source, place: double ?? single };
  state.pos += source.length;
  return true;
}

const placeIn = ({ type, meta }: Token): string | undefined =>
  type === 'allowed_html' && typeof meta?.place === 'string' ? meta.place : undefined;

/** Headings and rows come first: an id of theirs is where its links lead. */
function giveIds(state: StateCore): void {
  const { anchors } = stateOf(state.env);
  state.tokens.forEach((block, i) => {
    const children = block.type === 'inline' ? (block.children ?? []) : [];
    const found = children.filter((one) => placeIn(one) !== undefined);
    for (const token of found) {
      const id = placeIn(token)?.normalize('NFC') ?? '';
      const isFree = !anchors.includes(id) && !SITE_IDS.has(id);
      token.content = isFree ? String(html`<span id="${id}"></span>`) : '';
      if (isFree) anchors.push(id);
    }
    const isBare = children.every((one) => found.includes(one) || one.content.trim() === '');
    for (const around of [state.tokens[i - 1], state.tokens[i + 1]])
      if (found.length > 0 && isBare && around?.type.startsWith('paragraph_')) around.hidden = true;
  });
}

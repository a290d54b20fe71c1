// `[^1]` and its text → numbered notes under the article, each with a way back.
/// <reference path="./markdown-it-footnote.d.ts" />
import type { MarkdownIt, StateCore } from 'markdown-it';
import footnotePlugin from 'markdown-it-footnote';
import { html } from '../text/html.ts';
import { footnoteTail } from './footnote-tail.ts';
import { stateOf } from './state.ts';

type Rule = NonNullable<MarkdownIt['renderer']['rules'][string]>;

export function footnotes(md: MarkdownIt): void {
  md.use(footnotePlugin as (md: MarkdownIt) => void);
  md.core.ruler.at('footnote_tail', footnoteTail);
  md.core.ruler.push('footnotes_in_links', markInLinks);
  const reference: Rule = (tokens, i) => {
    const meta = tokens[i]?.meta;
    const { id, subId } = numbers(meta);
    const anchor = `fnref${id}${subId > 0 ? `-${subId}` : ''}`;
    const drawn = meta?.isInLink
      ? html`<sup class="footnote-ref" id="${anchor}">${id}</sup>`
      : html`<sup class="footnote-ref"><a href="#fn${id}" id="${anchor}">${id}</a></sup>`;
    return String(drawn);
  };
  const open: Rule = (_tokens, _i, _options, env) =>
    String(
      html`<section class="footnotes" aria-label="${stateOf(env).context.texts.footnotes}"><ol>\n`,
    );
  const anchor: Rule = (tokens, i, _options, env) => {
    const { id, subId } = numbers(tokens[i]?.meta);
    const label = stateOf(env).context.texts.backToText;
    const way = `#fnref${id}${subId > 0 ? `-${subId}` : ''}`;
    return String(html` <a href="${way}" class="footnote-back" aria-label="${label} ${id}">↩</a>`);
  };
  Object.assign(md.renderer.rules, {
    footnote_ref: reference,
    footnote_block_open: open,
    footnote_block_close: () => '</ol></section>\n',
    footnote_open: ((tokens, i) =>
      String(html`<li id="fn${numbers(tokens[i]?.meta).id}">`)) satisfies Rule,
    footnote_anchor: anchor,
  });
}

/** A link can't hold another: there the mark only shows its number. */
function markInLinks(state: StateCore): void {
  for (const block of state.tokens) {
    let isInLink = false;
    for (const token of block.children ?? []) {
      if (token.type === 'link_open') isInLink = true;
      else if (token.type === 'link_close') isInLink = false;
      else if (isInLink && token.type === 'footnote_ref') token.meta = { ...token.meta, isInLink };
    }
  }
}

function numbers(meta: Record<string, unknown> | null | undefined): { id: number; subId: number } {
  return { id: Number(meta?.id ?? 0) + 1, subId: Number(meta?.subId ?? 0) };
}

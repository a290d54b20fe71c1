// `{since=11.9.0}` in text, and `[words]{since=11.9.0}` → tokens that remember their marks.
import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import { attributesToHtml, html } from '../text/html.ts';
import { checkMarks, reportMark } from './check-marks.ts';
import { replaceText } from './edits.ts';
import { blockOf, offsetInBlock } from './inline.ts';
import { markAttributes, marksAt, marksInWords, type WrittenMarks } from './mark-form.ts';
import { placeMarks } from './place-marks.ts';
import { stateOf } from './state.ts';

export function versionMarks(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'marked_words', markedWords);
  md.inline.ruler.before('link', 'version_mark', versionMark);
  placeMarks(md);
  md.renderer.rules.version_mark = (tokens, i) => markHtml(tokens[i]);
  md.renderer.rules.marked_words_open = (tokens, i) =>
    String(html`<span${attributesToHtml(attributesOf(tokens[i]))}>`);
  md.renderer.rules.marked_words_close = () => '</span>';
}

const marksOf = (token: Token | undefined): WrittenMarks | undefined =>
  token?.meta?.written as WrittenMarks | undefined;

const attributesOf = (token: Token | undefined) =>
  Object.fromEntries(markAttributes(marksOf(token)?.marks ?? []));

/** The words alone where its block has the attributes. */
function markHtml(token: Token | undefined): string {
  if (!token || token.content === '') return '';
  const attributes = token.meta?.isPlaced ? {} : attributesOf(token);
  const own = attributesToHtml({ class: 'mark', ...attributes });
  return String(html` <span${own}>${token.content}</span>`);
}

function versionMark(state: StateInline, isSilent: boolean): boolean {
  const page = stateOf(state.env);
  if (state.src[state.pos] !== '{') return false;
  const written = marksAt(state.src, state.pos);
  if (!written || state.pos + written.source.length > state.posMax) {
    if (!isSilent) reportMark(state);
    return false;
  }
  if (!isSilent) {
    const blanks = state.pending.length - state.pending.trimEnd().length;
    state.pending = state.pending.trimEnd();
    const token = state.push('version_mark', '', 0);
    token.content = written.isQuiet ? '' : marksInWords(written.marks, page.context.texts);
    token.meta = { written };
    const block = blockOf(token);
    const from = offsetInBlock(state);
    const inMarkdown = token.content && `${blanks ? ' ' : ''}(${token.content})`;
    if (block) replaceText(page, block, from - blanks, from + written.source.length, inMarkdown);
    checkMarks(state, written, token);
  }
  state.pos += written.source.length;
  return true;
}

/** Words that are true since, or until, a version: they say so themselves. */
function markedWords(state: StateInline, isSilent: boolean): boolean {
  const page = stateOf(state.env);
  if (state.src[state.pos] !== '[') return false;
  const { pos: start, posMax } = state;
  const end = state.md.helpers.parseLinkLabel(state, start, false);
  const written = end < 0 ? undefined : marksAt(state.src, end + 1);
  if (!written || end + 1 + written.source.length > posMax) return false;
  if (!isSilent) {
    const open = state.push('marked_words_open', 'span', 1);
    open.meta = { written };
    const block = blockOf(open);
    const from = offsetInBlock(state);
    if (block) {
      replaceText(page, block, from, from + 1, '');
      const behind = from + end - start;
      replaceText(page, block, behind, behind + 1 + written.source.length, '');
    }
    state.pos = end + 1;
    checkMarks(state, written, open);
    state.pos = start + 1;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.push('marked_words_close', 'span', -1);
  }
  state.pos = end + 1 + written.source.length;
  state.posMax = posMax;
  return true;
}

// GitHub's alerts, `> [!NOTE]` → callouts; a mark that isn't one becomes a diagnostic.
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { rangeIn } from '../content/pages/source-text.ts';
import { diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { html } from '../text/html.ts';
import { nearest } from '../text/nearest.ts';
import { positionInInline, stateOf } from './state.ts';

/** @see https://docs.github.com/get-started/writing-on-github (alerts) */
const ALERTS = ['note', 'tip', 'important', 'warning', 'caution'];

const MARK = /^\[!([A-Za-z]+)\][ \t]*/;

export function alerts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'alerts', (state) => {
    state.tokens.forEach((token, i) => {
      const isQuote = token.type === 'blockquote_open';
      if (isQuote && state.tokens[i + 1]?.type === 'paragraph_open') markAlert(state, token, i);
    });
    state.tokens = state.tokens.filter(({ type }) => type !== 'alert_mark');
  });
  md.renderer.rules.alert_open = (tokens, i, _options, env) => {
    const kind = String(tokens[i]?.meta?.kind);
    const title = stateOf(env).context.texts.callouts[kind] ?? kind;
    return String(
      html`<div class="callout ${kind}" role="note"><p class="callout-title">${title}</p>\n`,
    );
  };
  md.renderer.rules.alert_close = () => '</div>\n';
}

function markAlert({ tokens, env }: StateCore, open: Token, at: number): void {
  const inline = tokens[at + 2] as Token;
  const [mark = '', word = ''] = MARK.exec(inline.content) ?? [];
  if (!mark) return;
  const page = stateOf(env);
  const { line, column } = positionInInline(page, inline, 0);
  const report = (problem: Problem) =>
    page.diagnostics.push(
      diagnose(rangeIn(page.lines, line, column, column + mark.trimEnd().length), problem),
    );
  const kind = word.toLowerCase();
  if (!ALERTS.includes(kind)) {
    const meant = nearest(kind, ALERTS)?.toUpperCase();
    const all = `Alerts: ${ALERTS.map((one) => `[!${one.toUpperCase()}]`).join(', ')}`;
    report({
      code: 'alerts/unknown',
      message: `There is no alert "${word}", so readers see "${mark.trimEnd()}" as text.`,
      hint: meant ? `Closest: [!${meant}]\n${all}` : all,
    });
    return;
  }
  const rest = inline.content.slice(mark.length);
  if (rest !== '' && !rest.startsWith('\n')) {
    report({
      code: 'alerts/not-alone',
      message: `"${mark.trimEnd()}" isn't alone on its line, so this is a quote, and readers see it as text.`,
      hint: `Begin the text on the next line. A title of one's own takes :::${kind} Title`,
    });
    return;
  }
  const title = page.context.texts.callouts[kind] ?? kind;
  page.edits.push({ line, column, length: mark.length, text: `**${title}**\n` });
  open.type = 'alert_open';
  open.meta = { kind };
  const close = tokens.find(
    (token, i) => i > at && token.type === 'blockquote_close' && token.level === open.level,
  );
  if (close) close.type = 'alert_close';
  if (rest === '') for (const token of tokens.slice(at + 1, at + 4)) token.type = 'alert_mark';
  else beginBelow(inline, rest.slice(1), page.lines[line + 1]?.text ?? '');
}

/** The paragraph goes on without the line of the mark. */
function beginBelow(inline: Token, content: string, source: string): void {
  const [first = ''] = content.split('\n');
  const [from = 0, to = 0] = inline.map ?? [];
  inline.map = [from + 1, to];
  inline.content = content;
  const end = content.includes('\n') ? source.length : source.trimEnd().length;
  inline.meta = { ...inline.meta, column: end - first.length, starts: undefined };
}

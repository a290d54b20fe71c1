// Allowed tags without their partner → text, so that built HTML is always whole and well nested.
import type { StateCore, Token } from 'markdown-it';
import { diagnose } from '../diagnostics/diagnostics.ts';
import { blockOf, offsetOf } from './inline.ts';
import { rangeInInline, stateOf } from './state.ts';

/** A pair opens and closes in one paragraph, and inside the same emphasis or link. */
export function balanceHtml(state: StateCore): void {
  for (const block of state.tokens)
    for (const token of block.type === 'inline' ? unpaired(block.children ?? []) : [])
      toText(state, token);
}

function unpaired(tokens: readonly Token[]): Token[] {
  const open: Token[] = [];
  const lonely: Token[] = [];
  for (const token of tokens) {
    if (token.nesting === 1 || token.meta?.isOpen) open.push(token);
    else if (token.nesting === -1) {
      while (open.at(-1)?.type === 'allowed_html') lonely.push(...open.splice(-1));
      open.pop();
    } else if (token.meta?.isClose) {
      const last = open.at(-1);
      if (last?.type === 'allowed_html' && last.meta?.name === token.meta.name) open.pop();
      else lonely.push(token);
    }
  }
  return [...lonely, ...open.filter((token) => token.type === 'allowed_html')];
}

function toText(state: StateCore, token: Token): void {
  const page = stateOf(state.env);
  const source = String(token.meta?.source ?? '');
  const [shown = ''] = source.split('\n');
  const at = offsetOf(token);
  const block = blockOf(token);
  token.type = 'text';
  token.content = source;
  if (!block) return;
  page.diagnostics.push(
    diagnose(rangeInInline(page, block, at, at + shown.length), {
      severity: 'warning',
      code: 'html/unpaired',
      message: `The tag ${shown} has no partner in this paragraph, so it is shown as text.`,
      hint: 'Open and close it in the same paragraph, both inside or both outside of emphasis and links.',
    }),
  );
}

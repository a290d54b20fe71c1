// Inline tokens → their text without markup.
import type { Token } from 'markdown-it';

const TEXTS = new Set(['text', 'code_inline', 'text_special', 'platform', 'math_inline']);

/** Image alternatives count as text; raw tags and footnote marks don't. */
export function plainText(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    if (TEXTS.has(token.type)) text += token.content;
    else if (token.type === 'image') text += plainText(token.children ?? []);
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' ';
    else if (token.meta?.name === 'br') text += ' ';
  }
  return text;
}

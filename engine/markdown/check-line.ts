// A paragraph that begins with **Check:** → a line of its own kind: what a reader sees when the step before worked.
import type { MarkdownIt } from 'markdown-it';
import { stateOf } from './state.ts';

export function checkLine(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'check_line', (state) => {
    const { check } = stateOf(state.env).context.texts;
    if (!check) return;
    state.tokens.forEach((token, i) => {
      const paragraph = state.tokens[i - 1];
      if (token.type !== 'inline' || paragraph?.type !== 'paragraph_open') return;
      const [first, second] = (token.children ?? []).filter(
        ({ type, content }) => type !== 'text' || content,
      );
      if (first?.type === 'strong_open' && second?.content === check)
        paragraph.attrJoin('class', 'check');
    });
  });
}

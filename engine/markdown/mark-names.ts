// What a line or a paragraph begins with in bold → what a reader looks for; other bold text is a label of an interface.
import type { MarkdownIt } from 'markdown-it';

export function markNames(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'names', (state) => {
    state.tokens.forEach((token, i) => {
      if (token.type !== 'inline' || state.tokens[i - 1]?.type !== 'paragraph_open') return;
      const first = token.children?.find(({ type, content }) => type !== 'text' || content.trim());
      if (first?.type === 'strong_open') first.attrJoin('class', 'name');
    });
  });
}

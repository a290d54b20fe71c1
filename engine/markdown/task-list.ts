// List items that begin with `[ ]` or `[x]` → items with a check box that only shows.
import type { MarkdownIt } from 'markdown-it';

const MARK = /^\[([ xX])\]\s+/;

export function taskList(md: MarkdownIt): void {
  md.core.ruler.after('block', 'task_list', (state) => {
    state.tokens.forEach((token, i) => {
      const item = state.tokens[i - 2];
      if (token.type !== 'inline' || item?.type !== 'list_item_open') return;
      const match = MARK.exec(token.content);
      if (!match) return;
      item.attrJoin('class', 'task');
      item.meta = { ...item.meta, isDone: match[1] !== ' ' };
      token.content = token.content.slice(match[0].length);
    });
  });
  md.renderer.rules.list_item_open = (tokens, i, options, _env, self) => {
    const isDone = tokens[i]?.meta?.isDone;
    const box =
      isDone === undefined ? '' : `<input type="checkbox" disabled${isDone ? ' checked' : ''}> `;
    return self.renderToken(tokens, i, options) + box;
  };
}

// List items that begin with `[ ]` or `[x]` → items with a check box that only shows.
import type { Env, MarkdownIt } from 'markdown-it';
import { attributesToHtml, type Html, html, trustHtml } from '../text/html.ts';
import { cutText } from './positions.ts';
import { stateOf } from './state.ts';

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
      cutText(token, match[0].length, token.content.length);
    });
  });
  md.renderer.rules.list_item_open = (tokens, i, options, env, self) => {
    const isDone = tokens[i]?.meta?.isDone as boolean | undefined;
    const open = self.renderToken(tokens, i, options);
    return isDone === undefined
      ? open
      : String(html`${trustHtml(open)}<input${boxAttributes(isDone, env)}> `);
  };
}

function boxAttributes(isDone: boolean, env: Env | undefined): Html {
  const { taskDone = 'Done', taskOpen = 'Not done' } = stateOf(env).context.texts;
  return attributesToHtml({
    type: 'checkbox',
    disabled: true,
    checked: isDone || undefined,
    'aria-label': isDone ? taskDone : taskOpen,
  });
}

// List items that begin with `[ ]` or `[x]` → items with a box to tick: `client/page/tasks.ts` keeps what readers tick.
import type { MarkdownIt } from 'markdown-it';
import { firstWords } from '../text/first-words.ts';
import { attributesToHtml, type Html, html, trustHtml } from '../text/html.ts';
import { plainText } from './plain-text.ts';
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
    if (isDone === undefined) return open;
    stateOf(env).styles.add('tasks');
    const words = firstWords(plainText(tokens[i + 2]?.children ?? []));
    return String(html`${trustHtml(open)}<input${boxAttributes(isDone, words)}> `);
  };
}

/** It can be ticked before any script is there. Browsers would bring back its old state, which isn't what is kept. */
function boxAttributes(isDone: boolean, words: string): Html {
  return attributesToHtml({
    type: 'checkbox',
    autocomplete: 'off',
    checked: isDone || undefined,
    'aria-label': words,
  });
}

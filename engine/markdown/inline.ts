// Inline tokens that remember where in their text they begin; table cells that know their column.
import MarkdownItClass, {
  type MarkdownIt,
  type StateCore,
  type StateInline,
  type Token,
} from 'markdown-it';
import { stateOf } from './state.ts';

/** Every inline token gets `meta.at`, its offset into the inline content. */
class PositionedState extends MarkdownItClass.StateInline {
  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token = super.push(type, tag, nesting);
    token.meta = { ...token.meta, at: this.pos };
    return token;
  }
}

export function offsetOf(token: Token): number {
  return typeof token.meta?.at === 'number' ? token.meta.at : 0;
}

export function positionedInline(md: MarkdownIt): void {
  md.inline.State = PositionedState as typeof StateInline;
  md.core.ruler.at('inline', parseInlines);
}

/** markdown-it's own core rule, and the current block in `env` for rules that report. */
function parseInlines(state: StateCore): void {
  let row: Token | undefined;
  let column = 0;
  for (const token of state.tokens) {
    if (token.type === 'tr_open') {
      row = token;
      column = 0;
    }
    if (token.type !== 'inline') continue;
    if (!token.map && row?.map) {
      token.map = row.map;
      const text = stateOf(state.env).lines[row.map[0]]?.text ?? '';
      column = Math.max(column, text.indexOf(token.content, column));
      token.meta = { ...token.meta, column };
      column += token.content.length;
    }
    state.env.block = token;
    token.children ??= [];
    state.md.inline.parse(token.content, state.md, state.env, token.children);
  }
}

// Inline tokens that remember where in the text of their block they begin.
import MarkdownItClass, {
  type Env,
  type MarkdownIt,
  type StateCore,
  type StateInline,
  type Token,
} from 'markdown-it';
import { type Position, positionInText } from './positions.ts';
import { stateOf } from './state.ts';

type Placed = Token & { at?: number; foundIn?: Token };

/**
 * markdown-it's state, noting every token's offset. The text of an image's alternative or of a
 * footnote `^[…]` is parsed by its own state, two signs further on in the text around it.
 */
class PositionedInline extends MarkdownItClass.StateInline {
  readonly outer: PositionedInline | undefined;
  /** Offset of this state's text in the block's. */
  readonly base: number;

  constructor(src: string, md: MarkdownIt, env: Env, tokens: Token[]) {
    super(src, md, env, tokens);
    this.outer = env.inline as PositionedInline | undefined;
    this.base = this.outer ? this.outer.base + this.outer.pos + 2 : 0;
    // Texts in texts count as nesting, which markdown-it limits.
    this.level = this.outer ? this.outer.level + 1 : 0;
    env.inline = this;
  }

  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token: Placed = super.push(type, tag, nesting);
    token.at = this.base + this.pos;
    token.foundIn = this.env.block as Token;
    return token;
  }
}

/** Offset of a token in its block's text: behind the bracket for a link's ends. */
export function offsetOf(token: Token): number {
  return (token as Placed).at ?? 0;
}

/** The inline token whose text the token was found in. */
export function blockOf(token: Token): Token | undefined {
  return (token as Placed).foundIn;
}

/** Offset, in its block's text, of what an inline rule has before it. */
export const offsetInBlock = (state: StateInline): number =>
  (state as PositionedInline).base + state.pos;

/** Position of what an inline rule has before it. */
export function positionInState(state: StateInline): Position {
  const { lines } = stateOf(state.env);
  return positionInText(lines, state.env.block as Token, offsetInBlock(state));
}

export function positionedInline(md: MarkdownIt): void {
  md.inline.State = PositionedInline as typeof StateInline;
  md.inline.ruler2.push('leave', (state) => {
    state.env.inline = (state as PositionedInline).outer;
    return false;
  });
  md.core.ruler.at('inline', parseInlines);
}

/** markdown-it's own core rule, and the current block in `env` for rules that report. */
function parseInlines(state: StateCore): void {
  for (const token of state.tokens) {
    if (token.type !== 'inline') continue;
    state.env.block = token;
    token.children ??= [];
    state.md.inline.parse(token.content, state.md, state.env, token.children);
  }
}

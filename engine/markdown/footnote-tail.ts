// Footnotes' tokens, wherever they are written → a list at the end of the page, in order of first mention.
import type { Env, StateCore, Token } from 'markdown-it';
import { lineOf, reportBlock, stateOf } from './state.ts';

/** What the footnote plug-in keeps of a note: a written one has a label, `^[…]` has its tokens. */
type Note = { label?: string; count?: number; content?: string; tokens?: Token[] };

/** In place of the plug-in's own rule, which copies all tokens of the page for every note. */
export function footnoteTail(state: StateCore): void {
  const { list = [] } = (state.env.footnotes ?? {}) as { list?: Note[] };
  if (!state.env.footnotes) return;
  const { body, notes } = separate(state.tokens);
  reportUnused(state.env, notes, list);
  state.tokens = body;
  if (list.length === 0) return;
  const push = (type: string, nesting: -1 | 0 | 1, meta: Token['meta'] = null) => {
    const token = new state.Token(type, '', nesting);
    token.meta = meta;
    state.tokens.push(token);
  };
  push('footnote_block_open', 1);
  list.forEach((note, id) => {
    push('footnote_open', 1, { id });
    const tokens = note.tokens ? paragraph(state, note) : (notes.get(note.label ?? '') ?? []);
    const last = tokens.at(-1)?.type === 'paragraph_close' ? tokens.at(-1) : undefined;
    for (const token of tokens) if (token !== last) state.tokens.push(token);
    for (let subId = 0; subId < Math.max(1, note.count ?? 1); subId++)
      push('footnote_anchor', 0, { id, subId });
    if (last) state.tokens.push(last);
    push('footnote_close', -1);
  });
  push('footnote_block_close', -1);
}

function separate(tokens: readonly Token[]): { body: Token[]; notes: Map<string, Token[]> } {
  const body: Token[] = [];
  const notes = new Map<string, Token[]>();
  const open = [body];
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      const own: Token[] = [];
      notes.set(String(token.meta?.label), own);
      open.push(own);
    } else if (token.type === 'footnote_reference_close') open.pop();
    else open.at(-1)?.push(token);
  }
  return { body, notes };
}

function paragraph(state: StateCore, { content = '', tokens = [] }: Note): Token[] {
  const inline = new state.Token('inline', '', 0);
  inline.content = content;
  inline.children = tokens;
  const ends = ([1, -1] as const).map((nesting) => {
    const end = new state.Token(nesting > 0 ? 'paragraph_open' : 'paragraph_close', 'p', nesting);
    end.block = true;
    return end;
  });
  return ends.toSpliced(1, 0, inline);
}

function reportUnused(env: Env, notes: Map<string, Token[]>, list: readonly Note[]): void {
  const used = new Set(list.map((note) => note.label));
  for (const [label, tokens] of notes) {
    const first = tokens.find((token) => token.map);
    if (used.has(label) || !first) continue;
    reportBlock(stateOf(env), lineOf(first), {
      severity: 'warning',
      code: 'footnotes/unused',
      message: `Nothing refers to the footnote "${label}", so it is not shown.`,
      hint: `Write [^${label}] where it belongs, or take it out.`,
    });
  }
}

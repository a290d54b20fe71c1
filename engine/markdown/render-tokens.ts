// Block tokens → HTML, with the directives' parts around their bodies.
import type { Env, MarkdownIt, Token } from 'markdown-it';
import type { DirectiveNode } from './directives/directive.ts';
import type { PageState } from './page.ts';
import { stateOf } from './state.ts';

/** One walk over the tokens. A directive is checked before its body is rendered, and rendered after. */
export function renderTokens(md: MarkdownIt, tokens: readonly Token[], env: Env): string {
  const page = stateOf(env);
  const { directives } = page.context;
  const closes = pairDirectives(tokens);
  const around: string[] = [];
  let html = '';
  tokens.forEach((token, i) => {
    const node = token.meta?.node as DirectiveNode;
    if (token.type === 'directive_open') {
      const { check } = directives.get(node.name) ?? {};
      check?.(node, page, tokens.slice(i + 1, closes.get(i)));
      around.push(html);
      html = '';
    } else if (token.type === 'directive_close')
      html = (around.pop() ?? '') + (directives.get(node.name)?.render(node, html, page) ?? html);
    else html += renderToken(md, tokens as Token[], i, env);
  });
  return html;
}

/** markdown-it's own choice, for one block token. */
function renderToken(md: MarkdownIt, tokens: Token[], i: number, env: Env): string {
  const { renderer, options } = md;
  const token = tokens[i];
  if (!token) return '';
  if (token.type === 'inline') return renderer.renderInline(token.children ?? [], options, env);
  const rule = renderer.rules[token.type];
  return rule ? rule(tokens, i, options, env, renderer) : renderer.renderToken(tokens, i, options);
}

/** Let directives do what takes time, one after another. */
export async function prepareDirectives(tokens: readonly Token[], page: PageState): Promise<void> {
  for (const { type, meta } of tokens) {
    if (type !== 'directive_open') continue;
    const node = meta?.node as DirectiveNode;
    const { prepare } = page.context.directives.get(node.name) ?? {};
    if (prepare) node.prepared = await prepare(node, page);
  }
}

/** Tell directives their children and parents. Returns where each one that opens closes. */
function pairDirectives(tokens: readonly Token[]): Map<number, number> {
  const closes = new Map<number, number>();
  const open: { node: DirectiveNode; at: number }[] = [];
  tokens.forEach((token, at) => {
    if (token.type === 'directive_open') {
      const node = token.meta?.node as DirectiveNode;
      const parent = open.at(-1)?.node;
      parent?.children.push(node);
      if (parent) node.parent = parent;
      open.push({ node, at });
    } else if (token.type === 'directive_close') closes.set(open.pop()?.at ?? at, at);
  });
  return closes;
}

// The Markdown parser: markdown-it with this project's constructs, one line each.
import MarkdownItClass, { type Env, type MarkdownIt, type Token } from 'markdown-it';
import { code } from './code.ts';
import { detailsHtml } from './details-html.ts';
import type { Directive, DirectiveNode } from './directives/directive.ts';
import { directives } from './directives/index.ts';
import { directiveRule } from './directives/parse.ts';
import { footnotes } from './footnotes.ts';
import { headings } from './headings.ts';
import { images } from './images.ts';
import { positionedInline } from './inline.ts';
import { links } from './links.ts';
import { rawHtml } from './raw-html.ts';
import { stateOf } from './state.ts';
import { tables } from './tables.ts';
import { taskList } from './task-list.ts';

/** Stateless: one parser serves any number of pages, each with its state in `env`. */
export function createParser(): MarkdownIt {
  const md = new MarkdownItClass('default', { html: false, linkify: true, typographer: false });
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  positionedInline(md);
  directiveRule(md, directives);
  for (const plugin of [
    rawHtml,
    detailsHtml,
    headings,
    footnotes,
    taskList,
    tables,
    code,
    images,
    links,
  ])
    plugin(md);
  return md;
}

/** Tokens → HTML, directives innermost first. Checks of directives run here, since only now is the body known. */
export function renderTokens(md: MarkdownIt, tokens: readonly Token[], env: Env): string {
  let html = '';
  let from = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.type !== 'directive_open') continue;
    const close = matchingClose(tokens, i);
    html += md.renderer.render(tokens.slice(from, i), md.options, env);
    html += renderDirective(md, tokens, i, close, env);
    i = close;
    from = close + 1;
  }
  return html + md.renderer.render(tokens.slice(from), md.options, env);
}

function renderDirective(
  md: MarkdownIt,
  tokens: readonly Token[],
  open: number,
  close: number,
  env: Env,
): string {
  const node = tokens[open]?.meta?.node as DirectiveNode;
  const directive = directives.get(node.name) as Directive;
  const body = tokens.slice(open + 1, close);
  node.children = childNodes(body);
  directive.check?.(node, stateOf(env), body);
  return directive.render(node, renderTokens(md, body, env), stateOf(env));
}

function childNodes(body: readonly Token[]): DirectiveNode[] {
  const nodes: DirectiveNode[] = [];
  for (let i = 0; i < body.length; i++) {
    if (body[i]?.type !== 'directive_open') continue;
    nodes.push(body[i]?.meta?.node as DirectiveNode);
    i = matchingClose(body, i);
  }
  return nodes;
}

function matchingClose(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    if (tokens[i]?.type === 'directive_open') depth++;
    else if (tokens[i]?.type === 'directive_close' && --depth === 0) return i;
  }
  return tokens.length - 1;
}

// SourceFile → Page: the one parse. HTML, outline, links, search sections and Markdown come from it.
// The parser is markdown-it with this project's constructs, one line each.
import MarkdownItClass, { type Env, type MarkdownIt, type Token } from 'markdown-it';
import type { SourceFile } from '../content/pages/page-body.ts';
import { trustHtml } from '../text/html.ts';
import { once, onceFor } from '../text/once.ts';
import { alerts } from './alerts.ts';
import { checkLine } from './check-line.ts';
import { code, prepareCode } from './code.ts';
import { closingLines } from './container.ts';
import { markTerms } from './defined-terms.ts';
import { delimiterRows } from './delimiter-rows.ts';
import { detailsHtml } from './details-html.ts';
import type { Directive, DirectiveNode } from './directives/directive.ts';
import { labelInWords } from './directives/label.ts';
import { writeMarkdownForm } from './directives/markdown-form.ts';
import { directiveRule, pairDirectives } from './directives/parse.ts';
import { footnotes } from './footnotes.ts';
import { guideValues } from './guide-values.ts';
import { headings } from './headings.ts';
import { images } from './images.ts';
import { positionedInline } from './inline.ts';
import { links } from './links.ts';
import { numberLists } from './list-numbers.ts';
import { markNames } from './mark-names.ts';
import { math, prepareMath } from './math/math.ts';
import { moduleLines } from './module-lines.ts';
import type { MarkdownContext, Page, PageState } from './page.ts';
import { newPageState } from './page-state.ts';
import { places } from './places.ts';
import { platforms } from './platforms.ts';
import { positionedBlocks } from './positions.ts';
import { needsRareStyle } from './rare.ts';
import { rawHtml } from './raw-html.ts';
import { toSections } from './sections.ts';
import { shownAsText } from './shown-as-text.ts';
import { stateOf } from './state.ts';
import { strayIds } from './stray-ids.ts';
import { tableRows } from './table-rows.ts';
import { tables } from './tables.ts';
import { taskList } from './task-list.ts';
import { toMarkdown } from './to-markdown.ts';
import { versionMarks } from './version-marks.ts';

/**
 * Parse one page. Waits for the grammars its code needs, and for what directives prepare.
 *
 * @param source  with front matter; a source without (its front matter has errors) gives an empty head.
 */
export async function toPage(source: SourceFile, context: MarkdownContext): Promise<Page> {
  return (await readPage(source, context)).toPage();
}

/** What a page says of itself, and, where that is needed, what is shown of it. */
export type PageRead = Pick<Page, 'anchors' | 'links' | 'diagnostics' | 'dependencies'> & {
  toMarkdown(): string;
  toPage(): Page;
};

/** The same, for whoever may need none of its texts. */
export async function readPage(source: SourceFile, context: MarkdownContext): Promise<PageRead> {
  const parser = parserOf(context.directives);
  const { title = '', description = '' } = source.frontMatter ?? {};
  const state: PageState = {
    ...newPageState({ id: source.id, path: source.path, lines: source.lines, context }),
    ...(source.titleLine ? { title: { path: source.path, line: source.titleLine } } : {}),
    hasOwnTitle: source.frontMatter?.hide_title === true,
    dependencies: new Set(source.dependencies),
  };
  const env: Env = { page: state };
  const tokens = parser.parse(source.lines.map((line) => line.text).join('\n'), env);
  await prepareCode(tokens, state);
  await prepareMath(tokens, state);
  await prepareDirectives(tokens, state);
  const html = renderTokens(parser, tokens, env);
  const markdown = once(() => {
    numberLists(tokens, state);
    return toMarkdown({ title, description }, source.lines, state.edits);
  });
  const said = {
    anchors: state.anchors,
    links: state.links,
    dependencies: [...state.dependencies],
    diagnostics: state.diagnostics,
  };
  return {
    ...said,
    toMarkdown: markdown,
    toPage() {
      if (needsRareStyle(html)) state.styles.add('rare');
      return {
        ...said,
        id: source.id,
        html,
        outline: state.outline,
        ...(state.titleAnchor ? { titleAnchor: state.titleAnchor } : {}),
        sections: toSections(tokens, title),
        markdown: markdown(),
        images: state.images,
        values: [...state.values],
        styles: [...state.styles],
      };
    },
  };
}

/** One walk over the tokens. A directive is checked before its body is rendered, and rendered after. */
function renderTokens(md: MarkdownIt, tokens: readonly Token[], env: Env): string {
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
    } else if (token.type === 'directive_close') {
      const directive = directives.get(node.name);
      html = (around.pop() ?? '') + (directive?.render(node, trustHtml(html), page) ?? html);
      writeMarkdownForm(node, directive?.toMarkdown?.(node, page) ?? labelAlone(node), page);
    } else html += renderToken(md, tokens as Token[], i, env);
  });
  return html;
}

const labelAlone = ({ label }: DirectiveNode) => ({
  before: label && `**${labelInWords(label)}**\n`,
});

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
async function prepareDirectives(tokens: readonly Token[], page: PageState): Promise<void> {
  for (const { type, meta } of tokens) {
    if (type !== 'directive_open') continue;
    const node = meta?.node as DirectiveNode;
    const { prepare } = page.context.directives.get(node.name) ?? {};
    if (prepare) node.prepared = await prepare(node, page);
  }
}

/** A parser for each set of directives. It is stateless: it serves any number of pages, each with its state in `env`. */
export const parserOf = onceFor((directives: ReadonlyMap<string, Directive>): MarkdownIt => {
  const md = new MarkdownItClass('default', { html: false, linkify: true, typographer: false });
  // Only whole addresses become links by themselves: no `example.com`, no `//host`.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('//', null);
  positionedBlocks(md);
  positionedInline(md);
  closingLines(md);
  directiveRule(md, directives);
  for (const plugin of [
    rawHtml,
    detailsHtml,
    headings,
    footnotes,
    taskList,
    alerts,
    delimiterRows,
    checkLine,
    markNames,
    tables,
    tableRows,
    places,
    code,
    math,
    guideValues,
    images,
    links,
    platforms,
    versionMarks,
    moduleLines,
    strayIds,
    shownAsText,
    markTerms,
  ])
    plugin(md);
  return md;
});

// SourceFile → Page: the one parse. HTML, outline, links, search sections and Markdown come from it.
import type { Env } from 'markdown-it';
import type { SourceFile } from '../content/load-source.ts';
import { prepareCode } from './code.ts';
import { numberLists } from './list-numbers.ts';
import type { MarkdownContext, Page, PageState } from './page.ts';
import { newPageState } from './page-state.ts';
import { parserOf } from './parser.ts';
import { prepareDirectives, renderTokens } from './render-tokens.ts';
import { countWords, toSections } from './sections.ts';
import { toMarkdown } from './to-markdown.ts';

/**
 * Parse one page. Waits for the grammars its code needs, and for what directives prepare.
 *
 * @param source  with front matter; a source without (its front matter has errors) gives an empty head.
 */
export async function toPage(source: SourceFile, context: MarkdownContext): Promise<Page> {
  const parser = parserOf(context.directives);
  const { title = '', description = '' } = source.frontMatter ?? {};
  const state: PageState = {
    ...newPageState({ id: source.id, path: source.path, lines: source.lines, context }),
    ...(source.titleLine ? { title: { path: source.path, line: source.titleLine } } : {}),
    hasOwnTitle: source.frontMatter?.hide_title === true,
    uses: new Set(source.uses),
  };
  const env: Env = { page: state };
  const tokens = parser.parse(source.lines.map((line) => line.text).join('\n'), env);
  await prepareCode(tokens, state);
  await prepareDirectives(tokens, state);
  const html = renderTokens(parser, tokens, env);
  const sections = toSections(tokens, title);
  numberLists(tokens, state);
  return {
    id: source.id,
    html,
    outline: state.outline,
    anchors: state.anchors,
    ...(state.titleAnchor ? { titleAnchor: state.titleAnchor } : {}),
    links: state.links,
    sections,
    markdown: toMarkdown({ title, description }, source.lines, state.edits),
    images: state.images,
    words: countWords(sections),
    values: [...state.values],
    styles: [...state.styles],
    uses: [...state.uses],
    diagnostics: state.diagnostics,
  };
}

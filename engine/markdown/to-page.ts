// SourceFile → Page: the one parse. HTML, outline, links, search sections and Markdown come from it.
import type { Env, MarkdownIt } from 'markdown-it';
import type { SourceFile } from '../content/load-source.ts';
import { fenceLanguages } from './code.ts';
import { loadDiagrams } from './diagram.ts';
import type { MarkdownContext, Page, PageState } from './page.ts';
import { createParser } from './parser.ts';
import { renderTokens } from './render-tokens.ts';
import { countWords, toSections } from './sections.ts';
import { toMarkdown } from './to-markdown.ts';

let parser: MarkdownIt | undefined;

/**
 * Parse one page. Waits for the grammars its code needs; everything else is synchronous.
 *
 * @param source  with front matter; a source without (its front matter has errors) gives an empty head.
 */
export async function toPage(source: SourceFile, context: MarkdownContext): Promise<Page> {
  parser ??= createParser();
  const { title = '', description = '' } = source.frontMatter ?? {};
  const state: PageState = {
    id: source.id,
    lines: source.lines,
    context,
    diagnostics: [],
    links: [],
    images: [],
    anchors: [],
    outline: [],
    edits: [],
    values: new Set(),
    parts: new Set(),
    count: 0,
  };
  const env: Env = { page: state };
  const tokens = parser.parse(source.lines.map((line) => line.text).join('\n'), env);
  const languages = fenceLanguages(tokens);
  await context.highlighter.load(languages);
  if (languages.includes('mermaid')) await loadDiagrams();
  const html = renderTokens(parser, tokens, env);
  const sections = toSections(tokens, title);
  return {
    id: source.id,
    html,
    outline: state.outline,
    anchors: state.anchors,
    links: state.links,
    sections,
    markdown: toMarkdown({ title, description }, source.lines, state.edits),
    images: state.images,
    words: countWords(sections),
    values: [...state.values],
    parts: state.parts,
    diagnostics: state.diagnostics,
  };
}

// Tokens of a page → the text under each heading, for search.
import type { Token } from 'markdown-it';
import { readDiagram } from './diagram-source.ts';
import type { DirectiveNode } from './directives/directive.ts';
import { parseFenceInfo } from './fence-info.ts';
import type { Section } from './page.ts';
import { plainText } from './plain-text.ts';
import { firstCell } from './table-rows.ts';

/** Reading order; the first section is what is before the first heading and has the page's title. */
export function toSections(tokens: readonly Token[], pageTitle: string): Section[] {
  let section = emptySection('', pageTitle, []);
  const sections = [section];
  const above: { depth: number; title: string }[] = [];
  /** The section around a row that is one itself. */
  let around: Section | undefined;
  tokens.forEach((token, i) => {
    const row = toRowSection(tokens, i, section);
    if (row) {
      around = section;
      section = row;
      sections.push(row);
    } else if (token.type === 'tr_close' && around) {
      section = around;
      around = undefined;
    } else if (token.type === 'heading_open') {
      const depth = Number(token.tag.slice(1));
      const title = plainText(tokens[i + 1]?.children ?? []);
      while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
      const crumbs = above.map((one) => one.title);
      section = emptySection(String(token.attrGet('id') ?? ''), title, crumbs);
      sections.push(section);
      above.push({ depth, title });
    } else if (!isTitle(tokens, i)) addTo(section, token);
    else addWords(section, marksIn(token));
  });
  return sections;
}

/** A row that has an id is a section: its first cell is the title. */
function toRowSection(tokens: readonly Token[], i: number, around: Section): Section | undefined {
  const anchor = tokens[i]?.type === 'tr_open' ? tokens[i]?.attrGet('id') : null;
  const cell = anchor ? firstCell(tokens, i) : undefined;
  if (!cell) return undefined;
  const crumbs = around.anchor ? [...around.crumbs, around.title] : around.crumbs;
  return emptySection(String(anchor), plainText(cell.children ?? []), crumbs);
}

/** The text of a heading, or of the first cell of a row that is a section. */
const isTitle = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.type === 'heading_open' ||
  (tokens[i - 2]?.type === 'tr_open' && tokens[i - 2]?.attrGet('id') !== null);

function emptySection(anchor: string, title: string, crumbs: string[]): Section {
  return { anchor, title, crumbs, text: '', code: [], strong: [] };
}

function addTo(section: Section, token: Token): void {
  addWords(section, textOf(token).trim());
  section.code.push(...codeOf(token));
  section.strong.push(...strongOf(token.children ?? []));
}

function addWords(section: Section, text: string): void {
  if (text) section.text += `${section.text ? ' ' : ''}${text}`;
}

/** Marks of versions are words of the text, but not of a title. */
const marksIn = ({ children }: Token): string =>
  (children ?? [])
    .flatMap(({ type, content }) => (type === 'version_mark' ? content : []))
    .join(' ');

/** Labels of directives, summaries and what is said of a diagram are text like any other. */
function textOf(token: Token): string {
  if (token.type === 'inline') return `${plainText(token.children ?? [])} ${marksIn(token)}`;
  if (token.type === 'marked_open') return String(token.meta?.words ?? '');
  if (token.type === 'directive_open') {
    const node = token.meta?.node as DirectiveNode | undefined;
    return [node?.label, node?.named.title, node?.named.description]
      .filter(Boolean)
      .join(' ')
      .replaceAll('`', '');
  }
  if (token.type === 'details_html_open') return String(token.meta?.summary).replaceAll('`', '');
  if (token.type === 'math_block') return token.content;
  const diagram = diagramOf(token);
  return diagram ? (diagram.alt ?? readDiagram(token.content).alt ?? '') : '';
}

function codeOf(token: Token): readonly string[] {
  if (token.type === 'directive_open') return (token.meta?.node as DirectiveNode).found ?? [];
  if (token.type === 'inline')
    return (token.children ?? []).flatMap(({ type, content }) =>
      type === 'code_inline' ? [content] : [],
    );
  const isCode = token.type === 'fence' || token.type === 'code_block';
  return isCode && !diagramOf(token) ? [token.content] : [];
}

function strongOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ type }, i) => {
    if (type !== 'strong_open') return [];
    const end = tokens.findIndex((one, at) => at > i && one.type === 'strong_close');
    return [plainText(tokens.slice(i, end))];
  });
}

function diagramOf(token: Token) {
  const info = token.type === 'fence' ? parseFenceInfo(token.info) : undefined;
  return info?.language === 'mermaid' ? info : undefined;
}

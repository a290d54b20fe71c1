// Tokens of a page → the text under each heading, for search.
import type { Token } from 'markdown-it';
import type { Section } from './page.ts';
import { plainText } from './plain-text.ts';

/** Reading order; the first section is what stands before the first heading and has the page's title. */
export function toSections(tokens: readonly Token[], pageTitle: string): Section[] {
  const sections = [emptySection('', pageTitle, [])];
  const above: { depth: number; title: string }[] = [];
  tokens.forEach((token, i) => {
    const section = sections.at(-1);
    if (!section) return;
    if (token.type === 'heading_open') {
      const depth = Number(token.tag.slice(1));
      const title = plainText(tokens[i + 1]?.children ?? []);
      while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
      sections.push(
        emptySection(
          String(token.attrGet('id') ?? ''),
          title,
          above.map((one) => one.title),
        ),
      );
      above.push({ depth, title });
    } else if (token.type === 'inline' && tokens[i - 1]?.type !== 'heading_open') {
      section.text += `${section.text ? ' ' : ''}${plainText(token.children ?? [])}`;
      section.code.push(
        ...(token.children ?? []).flatMap((child) =>
          child.type === 'code_inline' ? [child.content] : [],
        ),
      );
    } else if (token.type === 'fence' || token.type === 'code_block')
      section.code.push(token.content);
  });
  return sections;
}

function emptySection(anchor: string, title: string, trail: string[]): Section {
  return { anchor, title, trail, text: '', code: [] };
}

export function countWords(sections: readonly Section[]): number {
  return sections.reduce((sum, { title, text }) => sum + words(title) + words(text), 0);
}

function words(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

// `<CodeBlock language="js">`, `<pre>` and `<code>` → fences and code spans.

import { dedent } from '../mdx/output.ts';
import type { PageImport } from '../mdx/page-import.ts';
import { decode } from '../mdx/scan-tag.ts';
import { codeSpan, linesInCell } from '../mdx/text.ts';
import type { Element } from '../mdx/tree.ts';
import { evaluate, isUnread } from '../syntax/evaluate.ts';
import { parseExpression } from '../syntax/parse.ts';
import { block, type Component, elementsIn, inline, propOf, textOf } from './component.ts';

export const codeBlock: Component = (element, page) => {
  const language = languageOf(element, page);
  const title = textOf(element, 'title', page);
  const more = textOf(element, 'metastring', page) ?? '';
  const numbers = propOf(element, 'showLineNumbers', page) ? ' showLineNumbers' : '';
  page.count('component CodeBlock');
  return fence(
    codeIn(element, page),
    `${language}${title ? ` title="${title.replaceAll('"', "'")}"` : ''}${more ? ` ${more}` : ''}${numbers}`,
  );
};

export const pre: Component = (element, page) => {
  const [code] = elementsIn(element, 'code');
  page.count('HTML <pre>');
  if (page.isInCell) return inline(spanIn(page, codeIn(code ?? element, page)));
  return fence(codeIn(code ?? element, page), code ? languageOf(code, page) : '');
};

export const code: Component = (element, page) => {
  page.count('HTML <code>');
  const text = codeIn(element, page);
  if (text.trim() === '') return inline('');
  return text.includes('\n') && !page.isInCell
    ? fence(text, languageOf(element, page))
    : inline(spanIn(page, text));
};

/** In a table, a `|` ends the cell, also one in code. */
function spanIn({ isInCell }: PageImport, text: string): string {
  return isInCell ? linesInCell(text.split('\n')) : codeSpan(text.replace(/\s+/g, ' '));
}

function languageOf(element: Element, page: PageImport): string {
  const written =
    textOf(element, 'language', page) ??
    /language-([\w-]+)/.exec(
      textOf(element, 'className', page) ?? textOf(element, 'class', page) ?? '',
    )?.[1] ??
    '';
  return written === '' || page.isLanguage(written) ? written : 'text';
}

/** The characters between the tags: a literal in braces is its text, other tags have none. */
export function codeIn(element: Element, page: PageImport): string {
  const parts = element.children.map((child) => {
    const source = page.text.slice(child.start, child.end);
    if (child.kind === 'element') return child.name === 'br' ? '\n' : codeIn(child, page);
    if (child.kind !== 'expression') return child.kind === 'text' ? decode(source) : source;
    const node = parseExpression(source.slice(1, -1));
    const value = node && evaluate(node, page.scope);
    return value === undefined || isUnread(value) ? source : String(value);
  });
  return dedent(`\n${parts.join('')}`);
}

export function fence(text: string, info: string) {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map((run) => run.length));
  const marker = '`'.repeat(longest + 1);
  return block(`${marker}${info}\n${text}\n${marker}`);
}

// HTML that Markdown has syntax for → that syntax; a box without meaning → its content.

import type { PageImport } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import {
  block,
  type Component,
  inline,
  inside,
  insideEither,
  insideInline,
  textOf,
} from './component.ts';

const emphasis =
  (sign: string): Component =>
  (element, page) => {
    page.count(`HTML <${element.name}>`);
    const source = page.text.slice(element.innerStart, element.innerEnd);
    if (/\n\s*\n/.test(source)) return block(inside(element, page));
    const text = insideInline(element, page);
    const words = text.trim();
    if (words === '' || /^[*_]|[*_]$/.test(words)) return inline(text);
    const before = text.startsWith(' ') ? ' ' : '';
    const after = text.endsWith(' ') ? ' ' : '';
    return inline(`${before}${sign}${words}${sign}${after}`);
  };

/** Elements that our pages allow, too: only their attributes are dropped. */
const kept: Component = (element, page) => {
  const name = element.name.toLowerCase();
  const title = name === 'abbr' ? textOf(element, 'title', page) : undefined;
  const content = insideInline(element, page).trim();
  // Sites draw colored boxes with empty elements.
  if (content === '') return inline('');
  const attribute = title ? ` title="${title.replaceAll('"', '&quot;')}"` : '';
  return inline(`<${name}${attribute}>${content}</${name}>`);
};

const heading: Component = (element, page) => {
  page.count(`HTML <${element.name}>`);
  if (page.isInCell) return inline(`**${insideInline(element, page).trim()}**`);
  const level = Number(element.name[1] ?? 2);
  const id = textOf(element, 'id', page)?.replace(/[^\p{L}\p{M}\p{N}_.:-]/gu, '');
  const text = insideInline(element, page).trim();
  return text ? block(`${'#'.repeat(level)} ${text}${id ? ` {#${id}}` : ''}`) : inline('');
};

/** A box on separate lines is a block; a box inside a line is part of that line. */
export const box: Component = (element, page) => {
  const source = page.text.slice(element.innerStart, element.innerEnd);
  if (element.name !== 'span' && element.name !== '')
    page.count(`HTML <${element.name}>: its content`);
  return source.includes('\n') || ['p', 'div', 'center', 'section'].includes(element.name)
    ? block(inside(element, page))
    : insideEither(element, page);
};

const quote: Component = (element, page) => {
  page.count('HTML <blockquote>');
  const lines = inside(element, page).split('\n');
  return block(lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n'));
};

const nothing: Component = (element, page) => {
  page.count(`${/^[a-z]/.test(element.name) ? 'HTML ' : 'component '}<${element.name}>: left out`);
  return inline('');
};

/** A drawing in the text of a page can't be kept as text. */
const drawing: Component = (element: Element, page: PageImport) => {
  page.report(element, {
    severity: 'warning',
    code: 'import/drawing',
    message: `The drawing <${element.name}> in the page is left out.`,
    hint: 'Save it as a file in content/images and show that.',
  });
  return inline('');
};

const each = (names: readonly string[], component: Component): [string, Component][] =>
  names.map((name) => [name, component]);

export const plainHtml: readonly [string, Component][] = [
  ...each(['b', 'strong'], emphasis('**')),
  ...each(['i', 'em', 'cite'], emphasis('_')),
  ...each(['s', 'strike'], emphasis('~~')),
  ...each(
    ['kbd', 'sub', 'sup', 'mark', 'small', 'ins', 'del', 'dfn', 'samp', 'var', 'q', 'abbr'],
    kept,
  ),
  ...each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], heading),
  ...each(
    [
      'div',
      'p',
      'span',
      'center',
      'section',
      'article',
      'main',
      'aside',
      'header',
      'footer',
      'nav',
      'font',
      'u',
      'big',
      'tt',
      'label',
      'picture',
      'button',
      'form',
      'summary',
      'figcaption',
      'hgroup',
      'address',
      'time',
      'li',
      'td',
      'th',
      'tr',
      'tbody',
      'thead',
      'dt',
      'dd',
      '',
    ],
    box,
  ),
  ['blockquote', quote],
  ['hr', (_element, page) => (page.isInCell ? inline('<br>') : block('---'))],
  ['br', () => inline('<br>')],
  ['wbr', () => inline('<wbr>')],
  ...each(
    [
      'script',
      'style',
      'link',
      'meta',
      'noscript',
      'input',
      'source',
      'track',
      'base',
      'title',
      'TOCInline',
      'TOC',
      'Translate.Head',
    ],
    nothing,
  ),
  ...each(['svg', 'canvas', 'object', 'embed', 'audio', 'map', 'math'], drawing),
];

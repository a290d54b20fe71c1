// The Markdown that records use → blocks of plain data: paragraphs, lists, code, links. What isn't known is text.
// Small enough to run in a browser; a test holds it equal to the page's own parser for every record.
import { type Html, html, linksToText } from '../../engine/shared.ts';

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong'; inside: Inline[] }
  | { type: 'em'; inside: Inline[] }
  | { type: 'link'; href: string; inside: Inline[] };

export type Block =
  | { type: 'paragraph'; inside: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Inline[][] }
  | { type: 'code'; text: string };

const FENCE = /^\s*`{3,}[^`]*$/;
const ITEM = /^(?:[-*]|\d+[.)])\s+(\S[\s\S]*)?$/;

export function parseBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length)
      blocks.push({ type: 'paragraph', inside: parseInline(paragraph.join('\n')) });
    paragraph = [];
  };
  const lines = markdown.trim().split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const item = ITEM.exec(line);
    if (FENCE.test(line)) {
      endParagraph();
      const end = lines.findIndex((one, at) => at > i && /^\s*```\s*$/.test(one));
      const last = end < 0 ? lines.length : end;
      blocks.push({ type: 'code', text: lines.slice(i + 1, last).join('\n') });
      i = last;
    } else if (line.trim() === '') endParagraph();
    else if (item && (paragraph.length === 0 || /^[-*]/.test(line) || /^1[.)]/.test(line))) {
      endParagraph();
      const { items, next } = readList(lines, i);
      blocks.push({ type: 'list', isOrdered: /^\d/.test(line), items });
      i = next - 1;
    } else paragraph.push(line.trim());
  }
  endParagraph();
  return blocks;
}

/** Items of one kind that follow each other; an indented line, or one with nothing before it, goes on with its item. */
function readList(lines: readonly string[], from: number): { items: Inline[][]; next: number } {
  const isOrdered = /^\d/.test(lines[from] ?? '');
  const texts: string[] = [];
  let i = from;
  for (; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const item = ITEM.exec(line);
    if (item && /^\d/.test(line) === isOrdered) texts.push(item[1] ?? '');
    else if (item || (FENCE.test(line) && !line.startsWith(' '))) break;
    else if (line.trim() !== '') {
      if (lines[i - 1]?.trim() === '' && !/^\s/.test(line)) break;
      texts.push(`${texts.pop() ?? ''}\n${line.trim()}`);
    }
  }
  return { items: texts.map(parseInline), next: i };
}

/** What a link may lead to: http(s), mailto, an own address, the id of a page. Nothing else becomes one. */
const HREF =
  /(?:https?:\/\/|mailto:|\/(?![/\\])|(?![^/?()\s]*:)[\p{L}\p{N}_])(?:[^()\s\p{Cc}]|\([^()\s\p{Cc}]*\))*/u;

/** Each reads on from its first sign once, so that marks nobody closes cost no time; code comes before all others. */
const INLINE = new RegExp(
  [
    /(?<!`)(?<ticks>`+)(?!`)(?<code>[\s\S]*?[^`])\k<ticks>(?!`)/,
    /\*\*(?<strong>(?=\S)(?:`[^`]*`|[^`]){1,2000}?(?<!\s))\*\*/,
    /\*(?<em>(?=[^\s*])(?:`[^`]*`|[^*`])+(?<!\s))\*/,
    /\[(?<words>(?:`[^`]*`|\\[\s\S]|[^[\]`\\])*)\]\((?<href>HREF)\)/,
    /(?<url>https?:\/\/[^\s<>()"`]+[^\s<>()"`'.,;:!?*])/,
    /\\(?<escaped>[!-/:-@[-`{-~])/,
  ]
    .map(({ source }) => source.replace('HREF', HREF.source))
    .join('|'),
  'giu',
);

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  const add = (plain: string) => {
    const last = parts.at(-1);
    if (plain && last?.type === 'text') last.text += plain;
    else if (plain) parts.push({ type: 'text', text: plain });
  };
  let read = 0;
  for (const match of text.matchAll(INLINE)) {
    add(text.slice(read, match.index));
    read = match.index + match[0].length;
    const { code, strong, em, words, href, url, escaped } = match.groups ?? {};
    if (code !== undefined) parts.push({ type: 'code', text: trimCode(code) });
    else if (strong !== undefined) parts.push({ type: 'strong', inside: parseInline(strong) });
    else if (em !== undefined) parts.push({ type: 'em', inside: parseInline(em) });
    else if (href !== undefined)
      parts.push({ type: 'link', href, inside: withoutLinks(parseInline(words ?? '')) });
    else if (url !== undefined)
      parts.push({ type: 'link', href: url, inside: [{ type: 'text', text: url }] });
    else add(escaped ?? '');
  }
  add(text.slice(read));
  return parts;
}

/** For inside of a link: only words stay of the links there. */
export function withoutLinks(parts: readonly Inline[]): Inline[] {
  return parts.flatMap((part): Inline[] => {
    if (part.type === 'link') return withoutLinks(part.inside);
    return 'inside' in part ? [{ ...part, inside: withoutLinks(part.inside) }] : [part];
  });
}

/** CommonMark: one blank on both sides belongs to the fence, line ends are blanks. */
function trimCode(code: string): string {
  const text = code.replaceAll('\n', ' ');
  const isFenced = text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '';
  return isFenced ? text.slice(1, -1) : text;
}

/** @param origin  put before addresses that begin with `/`. */
export function toHtml(blocks: readonly Block[], origin = ''): Html {
  const all = blocks.map((block) => {
    if (block.type === 'code') return html`<pre><code>${block.text}</code></pre>`;
    if (block.type === 'paragraph') return html`<p>${inlineHtml(block.inside, origin)}</p>`;
    const tag = block.isOrdered ? 'ol' : 'ul';
    const items = block.items.map((item) => html`<li>${inlineHtml(item, origin)}</li>`);
    return html`<${tag}>${items}</${tag}>`;
  });
  return html`${all}`;
}

export function inlineHtml(parts: readonly Inline[], origin = ''): Html {
  const all = parts.map((part) => {
    if (part.type === 'text') return part.text;
    if (part.type === 'code') return html`<code>${part.text}</code>`;
    const inside = inlineHtml(part.inside, origin);
    if (part.type !== 'link') return html`<${part.type}>${inside}</${part.type}>`;
    const href = part.href.startsWith('/') ? origin + part.href : part.href;
    return html`<a href="${href}">${inside}</a>`;
  });
  return html`${all}`;
}

/** Small Markdown as plain text. */
export function plainText(markdown: string): string {
  return linksToText(markdown.replace(/^```.*\n?/gm, ''))
    .replace(/\*\*|`/g, '')
    .trim();
}

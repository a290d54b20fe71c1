// Elements and text of a page → our Markdown. Each component has its file in `components/`.
import { isHtml } from '../components/html-names.ts';
import { renderElement } from '../components/index.ts';
import { renderExpression } from './expressions.ts';
import { createOutput, dedent } from './output.ts';
import { ANCHOR, type Edit, type PageImport, type Piece } from './page-import.ts';
import { asText, codeSpan, inOneLine, linesInCell } from './text.ts';
import type { Child } from './tree.ts';

/** A table row or a heading: it can't contain a line break. */
const IN_ONE_LINE = /^[\s>]*(?:\||#{1,6}[ \t])/;

export function render(children: readonly Child[], page: PageImport): string {
  const output = createOutput();
  let isAfterBlock = false;
  for (const child of children) {
    const inner = { ...page, isInCell: page.isInCell || IN_ONE_LINE.test(output.line()) };
    const piece = renderChild(child, inner);
    if (piece.isBlock && !inner.isInCell) output.block(piece.text);
    else {
      const text = piece.isBlock ? inOneLine(piece.text) : piece.text;
      if (piece.isBlock || isAfterBlock) output.inline(breakBetween(output.line(), text));
      if (child.kind === 'element' && isReference(output.line(), text)) output.inline(' ');
      output.inline(text);
      if (text.trim() !== '') isAfterBlock = piece.isBlock;
    }
  }
  return output.text();
}

/** `[name]` and a link behind it would be read as `[name][label]`. */
const isReference = (before: string, after: string): boolean =>
  withoutAnchors(before).endsWith(']') && withoutAnchors(after).startsWith('[');

const withoutAnchors = (text: string): string =>
  text
    .split(ANCHOR.open)
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf(ANCHOR.close) + 1)))
    .join('');

/** Blocks in a cell go below each other; in a heading they go side by side. */
function breakBetween(before: string, after: string): string {
  if (/(?:^|\||<br>)\s*$/.test(before) || /^\s*(?:$|\||<br>)/.test(after)) return '';
  return /^[\s>]*#/.test(before) ? ' ' : '<br>';
}

function renderChild(child: Child, page: PageImport): Piece {
  const inline = (text: string): Piece => ({ text, isBlock: false });
  switch (child.kind) {
    case 'module':
      return inline('');
    case 'expression':
      return renderExpression(child, page);
    case 'stray':
      return inline(renderStray(child, page));
    case 'element':
      return renderElement(child, page);
    case 'math':
      return renderMath(child, page);
    case 'fence':
      return page.isInCell
        ? inline(codeInCell(page.text.slice(child.start, child.end)))
        : inline(edited(page, child.start, child.end));
    case 'code':
      return inline(codeOf(page.text.slice(child.start, child.end)));
    default:
      return inline(edited(page, child.start, child.end));
  }
}

/** Formulas stay as they were written, as code. */
function renderMath(at: { start: number; end: number }, page: PageImport): Piece {
  const source = page.text.slice(at.start, at.end);
  page.report(at, {
    severity: 'warning',
    code: 'import/math',
    message: 'The formula is not drawn. It is shown as code.',
    hint: 'Save it as a picture, or say it in words.',
  });
  const formula = (source.startsWith('$$') ? source.slice(2, -2) : source.slice(1, -1)).trim();
  return formula.includes('\n') && !page.isInCell
    ? { text: `\`\`\`text\n${formula}\n\`\`\``, isBlock: true }
    : { text: codeSpan(formula.replace(/\s+/g, ' ')), isBlock: false };
}

/** A fence loses its first and last line, and its language. */
function codeInCell(source: string): string {
  const lines = source.split('\n').slice(1);
  const isClosed = /^\s*(?:`{3,}|~{3,})\s*$/.test(lines.at(-1) ?? '');
  const inside = lines.slice(0, isClosed ? -1 : undefined).join('\n');
  return linesInCell(dedent(`\n${inside}`).split('\n'));
}

/** A span between three backticks looks like a fence. */
function codeOf(source: string): string {
  const [marker = ''] = /^`+/.exec(source) ?? [];
  return marker.length < 3 ? source : codeSpan(source.slice(marker.length, -marker.length).trim());
}

/** No HTML is lost; a component's tag stays, as text. */
function renderStray(
  { tag, isTooDeep }: Extract<Child, { kind: 'stray' }>,
  page: PageImport,
): string {
  if (isTooDeep) return '';
  const source = page.text.slice(tag.start, tag.end);
  if (isHtml(tag.name)) {
    if (tag.kind === 'open' && tag.name !== 'p')
      page.report(tag, {
        severity: 'warning',
        code: 'import/unclosed-tag',
        message: `The tag <${tag.name}> is never closed. What is in it is kept.`,
        hint: `Look whether the passage reads well.`,
      });
    return '';
  }
  if (/^[a-z]|_/.test(tag.name)) {
    page.count('placeholder in angle brackets');
    return asText(source);
  }
  page.report(tag, {
    severity: 'warning',
    code: 'import/unclosed-tag',
    message: `The tag ${source.slice(0, 60)} has no other half. It is kept as text.`,
    hint: 'Take it out, or write the construct that it stood for.',
  });
  return asText(source);
}

/** The body from `start` to `end`, links and pictures in it rewritten. */
function edited(page: PageImport, start: number, end: number): string {
  let text = '';
  let at = start;
  for (let i = firstAt(page.edits, start); i < page.edits.length; i++) {
    const edit = page.edits[i];
    if (!edit || edit.start >= end) break;
    if (edit.start < at) continue;
    text += page.text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + page.text.slice(at, end);
}

function firstAt(edits: readonly Edit[], start: number): number {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

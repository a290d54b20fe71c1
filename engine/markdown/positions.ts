// Where the text of a block is in the page's source: kept while the block parser still knows it.
import MarkdownItClass, {
  type Env,
  type MarkdownIt,
  type StateBlock,
  type Token,
} from 'markdown-it';
import type { SourceLine } from '../content/pages/source-text.ts';
import { columnInCell } from './table-cells.ts';

/** A place in the page's expanded lines, both from 0. */
export type Position = { line: number; column: number };

/** What an inline token's `meta` holds about its text. */
type InlineMeta = {
  /** Source column of the text's first character; of the row's, in a table cell. */
  column?: number;
  /** Characters taken off the end of the text, such as a heading's id. */
  tail?: number;
  row?: Token;
  cell?: number;
  /** Offsets at which the text's lines begin. */
  starts?: number[];
};

export type Definition = Position & { token: Token };

/** `[label]: destination` lines of the page, in reading order. */
export function definitionsOf(env: Env): Definition[] {
  env.definitions ??= [];
  return env.definitions as Definition[];
}

/** markdown-it's state, noting the source column of every text it finds. */
class PositionedBlocks extends MarkdownItClass.StateBlock {
  /** As `bMarks`, which the quotes and lists around a line move. */
  private readonly lineStarts = [...this.bMarks];
  private row: Token | undefined;
  private cell = 0;

  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const before = this.tokens.at(-1);
    const token = super.push(type, tag, nesting);
    if (type === 'inline') token.meta = this.placeText(token, before);
    else if (type === 'reference_definition')
      definitionsOf(this.env).push({ token, line: this.line, column: this.columnOf(this.line) });
    else if (type === 'tr_open') {
      this.row = token;
      this.cell = 0;
    }
    return token;
  }

  private placeText(token: Token, before: Token | undefined): InlineMeta {
    const isCell = before?.type === 'th_open' || before?.type === 'td_open';
    if (isCell && this.row?.map) {
      token.map = this.row.map;
      return { column: this.columnOf(this.row.map[0]), row: this.row, cell: this.cell++ };
    }
    const line = before?.map?.[0] ?? this.line;
    return { column: this.columnOf(line, before?.markup.startsWith('#') ? before.markup : '') };
  }

  /** Column of the first sign of a line inside its quotes and lists, and after `marker`. */
  private columnOf(line: number, marker = ''): number {
    const start = (this.bMarks[line] ?? 0) + (this.tShift[line] ?? 0);
    const end = marker ? this.skipSpaces(start + marker.length) : start;
    return end - (this.lineStarts[line] ?? 0);
  }
}

export function positionedBlocks(md: MarkdownIt): void {
  md.block.State = PositionedBlocks as typeof StateBlock;
}

/** Take characters off a text's ends; places of the rest stay right. */
export function cutText(inline: Token, from: number, to: number): void {
  const { column = 0, tail = 0 } = metaOf(inline);
  const cut = inline.content.length - to;
  inline.meta = { ...inline.meta, column: column + from, tail: tail + cut, starts: undefined };
  inline.content = inline.content.slice(from, to);
}

/** Position of an offset into an inline token's content. */
export function positionInText(
  lines: readonly SourceLine[],
  inline: Token,
  offset: number,
): Position {
  const line = inline.map?.[0] ?? 0;
  const meta = metaOf(inline);
  const source = lines[line]?.text ?? '';
  if (meta.row) return { line, column: columnInCell({ ...meta, row: meta.row }, source, offset) };
  const starts = lineStarts(inline);
  const k = lastAtOrBelow(starts, offset);
  const within = offset - (starts[k] ?? 0);
  return { line: line + k, column: startOfLine(lines, inline, starts, k) + within };
}

/** A text's further lines are ends of their source lines, whatever indentation fell off before. */
function startOfLine(
  lines: readonly SourceLine[],
  inline: Token,
  starts: readonly number[],
  k: number,
): number {
  const { column = 0, tail = 0 } = metaOf(inline);
  if (k === 0) return column;
  const source = lines[(inline.map?.[0] ?? 0) + k]?.text ?? '';
  const next = starts[k + 1];
  const end = next === undefined ? trimmedLength(source) - tail : source.length;
  const length = (next === undefined ? inline.content.length : next - 1) - (starts[k] ?? 0);
  return Math.max(0, end - length);
}

function metaOf(inline: Token): InlineMeta {
  return (inline.meta ?? {}) as InlineMeta;
}

function lineStarts(inline: Token): number[] {
  const meta = metaOf(inline);
  if (meta.starts) return meta.starts;
  const starts = [0];
  for (let at = inline.content.indexOf('\n'); at >= 0; at = inline.content.indexOf('\n', at + 1))
    starts.push(at + 1);
  inline.meta = { ...inline.meta, starts };
  return starts;
}

function trimmedLength(line: string): number {
  let end = line.length;
  while (line[end - 1] === ' ' || line[end - 1] === '\t') end--;
  return end;
}

function lastAtOrBelow(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

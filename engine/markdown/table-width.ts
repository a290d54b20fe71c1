// A table's cells → the width that it needs for all of its words to stay whole, and how it is read where there is less.
import type { Token } from 'markdown-it';
import { FITS, unbrokenIn } from '../text/joints.ts';

/** In pixels, in wide typefaces: signs of a text, a head, a name in code and what is around it; around a cell. */
const WIDTH_PX = { text: 8.4, head: 9.2, code: 8, aroundCode: 10, aroundCell: 29 };

/** What a phone leaves for a table, and a desk for one whose cells have their usual distance. */
const ROOM_PX = { phone: 205, desk: 600 };

/** The longest piece of a cell that no line breaks. */
export function longestPiecePx(tokens: readonly Token[], isHead: boolean): number {
  const widths = tokens.flatMap(({ type, content }) => {
    const isCode = type === 'code_inline';
    const sign = isCode ? WIDTH_PX.code : isHead ? WIDTH_PX.head : WIDTH_PX.text;
    const longest = Math.max(0, ...unbrokenIn(content, FITS.table).map((piece) => piece.length));
    return isCode || type === 'text' ? [longest * sign + (isCode ? WIDTH_PX.aroundCode : 0)] : [];
  });
  return Math.max(0, ...widths);
}

/** @param columns  the longest pieces of each column's cells. */
export function widthOfTable(columns: readonly (readonly number[])[]): number {
  return columns.reduce((sum, all) => sum + Math.max(...all) + WIDTH_PX.aroundCell, 0);
}

/** Has it to be read row by row on a phone? */
export const isWiderThanPhone = (widthPx: number): boolean => widthPx > ROOM_PX.phone;

/** Has it to be set smaller on a desk? */
export const isWiderThanDesk = (widthPx: number): boolean => widthPx > ROOM_PX.desk;

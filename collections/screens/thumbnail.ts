// A screen's parts → a small drawing: where its fields, lists and buttons stand, without words.
import { type Html, html } from '../../engine/shared.ts';
import type { Part } from './part.ts';

const SIZE = { width: 64, height: 44, edge: 5, row: 5, gap: 4 };

/** Rows that a list of anything is shown as. */
const MOST_ROWS = 4;

const LISTS = new Set(['tree', 'list', 'menu', 'cards', 'table', 'radio', 'canvas', 'properties']);

/** One path: a line stands for a text or a control. */
export function thumbnailOf(parts: readonly Part[]): Html {
  const { width, height, edge } = SIZE;
  const lines: string[] = [];
  lay(parts, { x: edge, y: edge + 7, width: width - 2 * edge }, lines);
  const path = `M${edge} ${edge}h20${lines.join('')}`;
  return html`<svg class="screen-sign" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${path}" /></svg>`;
}

type Place = { x: number; y: number; width: number };

/** @returns the height where the next part begins. */
function lay(parts: readonly Part[], { x, y, width }: Place, lines: string[]): number {
  let at = y;
  for (const part of parts) {
    if (at > SIZE.height - SIZE.edge) return at;
    at = layPart(part, { x, y: at, width }, lines);
  }
  return at;
}

function layPart(part: Part, place: Place, lines: string[]): number {
  const { x, y, width } = place;
  const line = (from: number, length: number, at = y) =>
    lines.push(`M${Math.round(from)} ${at}h${Math.max(2, Math.round(length))}`);
  if (part.columns) return layColumns(part.columns, place, lines);
  if (part.kind === 'buttons' || part.kind === 'button') line(x + width - 10, 10);
  else if (LISTS.has(part.kind)) {
    const rows = Math.min(MOST_ROWS, Math.max(1, (part.of ?? part.rows ?? []).length));
    for (let row = 0; row < rows; row++)
      line(x, width * (row % 2 ? 0.55 : 0.7), y + row * SIZE.gap);
    return y + (rows - 1) * SIZE.gap + SIZE.row;
  } else if (part.parts) {
    line(x, width * 0.5);
    return lay(part.parts, { x, y: y + SIZE.row, width }, lines);
  } else {
    line(x, width * 0.28);
    line(x + width * 0.36, width * 0.64);
  }
  return y + SIZE.row;
}

function layColumns(columns: NonNullable<Part['columns']>, place: Place, lines: string[]): number {
  const shares = columns.map(({ width }) => width ?? 12 / columns.length);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let { x } = place;
  const ends = columns.map(({ parts }, i) => {
    const width = (place.width * (shares[i] ?? 1)) / all;
    const end = lay(parts, { x, y: place.y, width: width - 2 }, lines);
    x += width;
    return end;
  });
  return Math.max(place.y, ...ends);
}

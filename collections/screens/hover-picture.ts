// A screen → a picture with its words, an SVG without style sheets: what an editor shows beside the text.
import { type Html, html } from '../../engine/shared.ts';
import type { Item, Part } from './part.ts';
import type { ScreenFile } from './record.ts';

const WIDTH = 380;
const EDGE = 12;
const ROW = 22;
/** A longer screen ends with dots. */
const MOST_ROWS = 24;

type Row = { depth: number; label: string; value?: string; form: 'text' | 'box' | 'buttons' };

export function hoverPicture({ title, parts }: Pick<ScreenFile, 'title' | 'parts'>): string {
  const rows = rowsOf(parts, 0);
  const shown = rows.slice(0, MOST_ROWS);
  const height = EDGE * 2 + ROW * (shown.length + 1 + (rows.length > shown.length ? 1 : 0));
  const lines = shown.map((row, i) => draw(row, EDGE + ROW * (i + 2) - 7));
  const more =
    rows.length > shown.length ? [word(EDGE, EDGE + ROW * (shown.length + 2) - 7, '…')] : [];
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12" fill="#333">
<rect x=".5" y=".5" width="${WIDTH - 1}" height="${height - 1}" rx="6" fill="#fff" stroke="#999"/>
<text x="${EDGE}" y="${EDGE + 12}" font-weight="bold">${cut(title, 48)}</text>
${[...lines, ...more]}
</svg>`.toString();
}

/** Parts beside each other are below each other here. */
function rowsOf(parts: readonly Part[], depth: number): Row[] {
  return parts.flatMap((part): Row[] => {
    const { kind, label, value, of = [], rows = [] } = part;
    const inside = [
      ...(part.parts ?? []),
      ...(part.columns ?? []).flatMap((one) => one.parts),
      ...(part.end ?? []),
    ];
    if (kind === 'buttons' || kind === 'button')
      return [
        {
          depth,
          form: 'buttons',
          label: [label, ...of.map(labelOf)].filter(Boolean).join('  ·  '),
        },
      ];
    const own: Row[] = label
      ? [{ depth, label, form: isBox(part) ? 'box' : 'text', ...(value ? { value } : {}) }]
      : [];
    return [
      ...own,
      ...of.map((item): Row => ({ depth: depth + 1, label: labelOf(item), form: 'text' })),
      ...rows.map(
        ({ cells }): Row => ({ depth: depth + 1, label: cells.join('   '), form: 'text' }),
      ),
      ...rowsOf(inside, label ? depth + 1 : depth),
    ];
  });
}

const labelOf = ({ label, value }: Item): string => (value ? `${label}: ${value}` : label);

const isBox = ({ kind }: Part): boolean => kind === 'field' || kind === 'select';

function draw({ depth, label, value, form }: Row, y: number): Html {
  const x = EDGE + depth * 12;
  if (form === 'text') return word(x, y, value ? `${label}: ${value}` : label);
  if (form === 'buttons') return box(WIDTH - EDGE - 170, 170, y, label);
  const field = box(EDGE + 160, WIDTH - 2 * EDGE - 160, y, value ?? '');
  return html`${word(x, y, cut(label, 24))}${field}`;
}

const word = (x: number, y: number, text: string): Html =>
  html`<text x="${x}" y="${y}">${cut(text, 58)}</text>`;

const box = (x: number, width: number, y: number, text: string): Html =>
  html`<rect x="${x}" y="${y - 13}" width="${width}" height="18" rx="3" fill="none" stroke="#bbb"/><text x="${x + 6}" y="${y}">${cut(text, 30)}</text>`;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

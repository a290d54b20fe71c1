// A font file → how wide and high it is drawn, and the rules that make a font of the device as wide and as high.
import { type FontTables, readFontTables } from './font-tables.ts';

/** In parts of the font size; of a variable font, as it is drawn without settings. */
export type FontMetrics = { ascent: number; descent: number; width: number };

/** How often a letter occurs in 1,000 of an English text, and its width in Helvetica, in thousandths of the size. */
const LETTERS: Readonly<Record<string, readonly [often: number, width: number]>> = {
  ' ': [180, 278],
  a: [67, 556],
  b: [12, 556],
  c: [23, 500],
  d: [35, 556],
  e: [104, 556],
  f: [18, 278],
  g: [16, 556],
  h: [50, 556],
  i: [57, 222],
  j: [1, 222],
  k: [6, 500],
  l: [33, 222],
  m: [20, 833],
  n: [55, 556],
  o: [62, 556],
  p: [16, 556],
  q: [1, 556],
  r: [49, 333],
  s: [52, 500],
  t: [74, 278],
  u: [23, 556],
  v: [8, 500],
  w: [19, 722],
  x: [1, 500],
  y: [16, 500],
  z: [1, 500],
};

/** Of a letter of text, by a font's own widths. */
function averageWidth(widthOf: (letter: string) => number): number {
  const all = Object.entries(LETTERS);
  const often = all.reduce((sum, [, [count]]) => sum + count, 0);
  return all.reduce((sum, [letter, [count]]) => sum + count * widthOf(letter), 0) / often;
}

/** Their own, in parts of the size. */
const NEAR_ASCENT = 0.905;
const NEAR_DESCENT = 0.212;

/** What no reader sees: lines have a height of their own, and letters in them move by half as much. */
const SLIGHT = 0.02;

const HELVETICA_WIDTH = averageWidth((letter) => (LETTERS[letter]?.[1] ?? 0) / 1000);

/** Undefined for a file that isn't understood, or that has no Latin letters. */
export function readFontMetrics(bytes: Buffer): FontMetrics | undefined {
  try {
    return metricsOf(readFontTables(bytes));
  } catch {
    return undefined;
  }
}

function metricsOf(tables: FontTables): FontMetrics | undefined {
  const bytesOf = (tag: string) => tables.get(tag)?.bytes ?? Buffer.alloc(0);
  const [head, hhea, cmap] = [bytesOf('head'), bytesOf('hhea'), bytesOf('cmap')];
  const unit = head.readUInt16BE(18);
  const at = (place: number) => hhea.readInt16BE(place) / unit;
  const advance = advancesOf(tables, hhea.readUInt16BE(34));
  const width = averageWidth((letter) => advance(glyphOf(cmap, letter)) / unit);
  return { ascent: at(4), descent: -at(6), width };
}

/** @param count  of glyphs with a width of their own; the others have that of the last. */
function advancesOf(tables: FontTables, count: number): (glyph: number) => number {
  const { bytes = Buffer.alloc(0), isShort = false } = tables.get('hmtx') ?? {};
  return (glyph) => {
    const i = Math.min(glyph, count - 1);
    return bytes.readUInt16BE(isShort ? 1 + i * 2 : i * 4);
  };
}

/** By the table of the basic plane, which every font for pages has. @throws RangeError  without it, or the letter. */
function glyphOf(cmap: Buffer, letter: string): number {
  const code = letter.charCodeAt(0);
  const start = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8))
    .filter((place) => cmap.readUInt16BE(place) === 4)
    .at(0);
  if (start === undefined) throw new RangeError('no table of characters');
  const size = cmap.readUInt16BE(start + 6);
  for (let i = 0; i < size; i += 2) {
    if (cmap.readUInt16BE(start + 14 + i) < code) continue;
    const first = cmap.readUInt16BE(start + 16 + size + i);
    const delta = cmap.readUInt16BE(start + 16 + size * 2 + i);
    const place = start + 16 + size * 3 + i;
    const offset = cmap.readUInt16BE(place);
    if (first > code) break;
    const glyph = offset ? cmap.readUInt16BE(place + offset + (code - first) * 2) : code;
    return (glyph + delta) & 0xffff;
  }
  throw new RangeError(`no letter ${letter}`);
}

/** As wide as Helvetica; one of these is on nearly every desk. */
const NEAR = ['Arial', 'Liberation Sans'];
const faces = (weight: string) => NEAR.map((name) => `local("${name}${weight}")`).join();
const percent = (part: number): string => `${Number((part * 100).toFixed(1))}%`;

/** Rules for a family of the device's fonts that takes the room of another font. */
export function nearFaces(family: string, { width, ascent, descent }: FontMetrics): string[] {
  const scale = width / HELVETICA_WIDTH;
  const override = (name: string, wanted: number, own: number) =>
    Math.abs(wanted - own * scale) < SLIGHT ? [] : [`${name}-override:${percent(wanted / scale)}`];
  const sizes = [
    `size-adjust:${percent(scale)}`,
    ...override('ascent', ascent, NEAR_ASCENT),
    ...override('descent', descent, NEAR_DESCENT),
  ].join(';');
  return [
    `@font-face{font-family:"${family}";src:${faces('')};${sizes}}`,
    `@font-face{font-family:"${family}";src:${faces(' Bold')};font-weight:600 900;${sizes}}`,
  ];
}

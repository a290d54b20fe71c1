// A diagram as the library draws it → the same with room for its texts in wide typefaces, and its titles beside its lines.

type Box = { left: number; right: number };

const TEXT = /<text ([^<>]*)>((?:[^<]|<(?!\/?text))*)<\/text>/g;
const LABEL =
  /(<g class="edge-label"[^<>]*>\s*)<rect ([^<>]*)>(\s*<text ([^<>]*)>(?:[^<]|<(?!\/?text))*<\/text>)/g;
const NODE = /(<g class="node"[^<>]*>\s*<rect ([^<>]*)>\s*)<text ([^<>]*)>([^<]*)<\/text>/g;
/** A head at a beginning that is drawn backwards already: turned once more, it would be inside its node. */
const HEAD = /(<marker id="(?!cls-(?:inherit|arrow)")[^<>]*)orient="auto-start-reverse"/g;
/** A title follows the band that it stands on. */
const BANDED = /(<rect [^<>]*>\s*)<text ([^<>]*)>((?:[^<]|<(?!\/?text))*)<\/text>/g;

/** Around a label, and between a title and a line beside it. */
const AROUND_PX = 4;
const BESIDE_PX = 6;

/**
 * The frame grows where a label or an arrow reaches over its edge; a label hides the line behind all of it;
 * a title goes to where no line crosses its band.
 */
export function fitSvg(svg: string): string {
  const headed = svg.replace(HEAD, '$1orient="auto"');
  const titled = moveTitles(squeezeNodes(headed.replace(LABEL, widenLabel)));
  return growFrame(titled);
}

/** Where the value of an attribute begins and ends. */
function placeOf(attributes: string, name: string): [number, number] {
  const key = `${name}="`;
  const at = attributes.startsWith(key) ? 0 : attributes.indexOf(` ${key}`) + 1;
  if (at === 0 && !attributes.startsWith(key)) return [0, 0];
  const from = at + key.length;
  return [from, attributes.indexOf('"', from)];
}

const attributeOf = (attributes: string, name: string): string =>
  attributes.slice(...placeOf(attributes, name));

const numberOf = (attributes: string, name: string): number =>
  Number(attributeOf(attributes, name));

const toTenth = (value: number): number => Math.round(value * 10) / 10;

function withNumber(attributes: string, name: string, value: number): string {
  const [from, to] = placeOf(attributes, name);
  return from ? attributes.slice(0, from) + toTenth(value) + attributes.slice(to) : attributes;
}

/** Each line of a text is a `tspan`, where it has several. */
function widthOf(attributes: string, inside: string): number {
  const lines = inside.split('</tspan>').map((line) =>
    line
      .replace(/<[^<>]*>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#39);/g, '-')
      .trim(),
  );
  const size = numberOf(attributes, 'font-size');
  const weight = numberOf(attributes, 'font-weight');
  return Math.max(...lines.map((line) => wideTextPx(line, size, weight)));
}

function boxOf(attributes: string, inside: string): Box {
  const width = widthOf(attributes, inside);
  const x = numberOf(attributes, 'x');
  const anchor = attributeOf(attributes, 'text-anchor');
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return { left, right: left + width };
}

function widenLabel(whole: string, open: string, rect: string, text: string, own: string): string {
  const width = widthOf(own, text) + 2 * AROUND_PX;
  const already = numberOf(rect, 'width');
  if (width <= already) return whole;
  const x = numberOf(rect, 'x') - (width - already) / 2;
  return `${open}<rect ${withNumber(withNumber(rect, 'width', width), 'x', x)}>${text}`;
}

/** A text that would fill its node in a wide typeface keeps the width that it was measured with. */
function squeezeNodes(svg: string): string {
  return svg.replace(NODE, (whole, open: string, rect: string, own: string, text: string) => {
    const room = numberOf(rect, 'width') - 2 * AROUND_PX;
    if (widthOf(own, text) <= room) return whole;
    const length = Math.round(room - 2 * AROUND_PX);
    return `${open}<text ${own} textLength="${length}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
  });
}

type Line = { x: number; top: number; bottom: number };

/** Those parts of all lines that lead down or up. */
function linesDown(svg: string): Line[] {
  return [...svg.matchAll(/<polyline ([^<>]*)>/g)].flatMap(([, own = '']) => {
    const points = attributeOf(own, 'points');
    const all = points.split(' ').map((point) => point.split(',').map(Number));
    return all.slice(1).flatMap(([x = 0, y = 0], i) => {
      const [before = 0, from = 0] = all[i] ?? [];
      const isDown = Math.abs(before - x) < 1 && Math.abs(from - y) > 1;
      return isDown ? [{ x, top: Math.min(from, y), bottom: Math.max(from, y) }] : [];
    });
  });
}

/** Where lines leave no room, the title is drawn over them, on its own ground. */
function moveTitles(svg: string): string {
  const lines = linesDown(svg);
  const above: string[] = [];
  const moved = svg.replace(BANDED, (whole, tag: string, own: string, inside: string) => {
    if (!tag.includes('--_group-hdr') || own.includes('text-anchor="middle"')) return whole;
    const band = tag.slice('<rect '.length);
    const [left, top] = [numberOf(band, 'x'), numberOf(band, 'y')];
    const [right, bottom] = [left + numberOf(band, 'width'), top + numberOf(band, 'height')];
    const crossing = lines
      .filter((line) => line.top < bottom && line.bottom > top && line.x > left && line.x < right)
      .map((line) => line.x)
      .sort((one, other) => one - other);
    const starts = [numberOf(own, 'x') - BESIDE_PX, ...crossing];
    const width = widthOf(own, inside) + 2 * BESIDE_PX;
    const free = starts.find((start, i) => (crossing[i] ?? right) - start >= width);
    if (free !== undefined)
      return `${tag}<text ${withNumber(own, 'x', free + BESIDE_PX)}>${inside}</text>`;
    const ground = `x="${starts[0]}" y="${top + 2}" width="${width}" height="${bottom - top - 4}"`;
    above.push(
      `<g class="group-title"><rect ${ground} fill="var(--_group-hdr)" />${whole.slice(tag.length)}</g>`,
    );
    return tag;
  });
  return moved.replace(/<\/svg>\s*$/, (end) => above.join('') + end);
}

/** What stands at the edge: texts, labels, and heads of arrows that lead along it. */
function growFrame(svg: string): string {
  const [, x, y, width, height] =
    /viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined) return svg;
  const texts = [...svg.matchAll(TEXT)].map(([, own = '', inside = '']) => boxOf(own, inside));
  const rects = [...svg.matchAll(/<rect ([^<>]*)>/g)].map(([, own = '']) => ({
    left: numberOf(own, 'x'),
    right: numberOf(own, 'x') + numberOf(own, 'width'),
  }));
  const lines = linesDown(svg).map((line) => ({
    left: line.x - AROUND_PX,
    right: line.x + AROUND_PX,
  }));
  const all = [...texts, ...rects, ...lines];
  const left = toTenth(Math.min(x, ...all.map((one) => one.left - 2)));
  const right = Math.max(x + width, ...all.map((one) => one.right + 2));
  const size = toTenth(right - left);
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${left} ${y} ${size} ${height}"`)
    .replace(/( width=")[\d.]+"/, `$1${size}"`);
}

/** Shares of the type size, as in DejaVu Sans, which is wider than what most systems have. */
const SHARE = { narrow: 0.36, space: 0.32, small: 0.63, capital: 0.72, wide: 0.98, full: 1.05 };
const BOLD = 1.12;

function shareOf(sign: string): number {
  if (/[ijlftIr1.,:;'|!()[\]/\\-]/.test(sign)) return SHARE.narrow;
  if (sign === ' ') return SHARE.space;
  if (/[mwMW@%]/.test(sign)) return SHARE.wide;
  if (/[A-Z]/.test(sign)) return SHARE.capital;
  return sign > '\u02ff' ? SHARE.full : SHARE.small;
}

/** In a wide typeface: a drawing is made for one of many, and must fit in all. @returns pixels, as `sizePx` is. */
function wideTextPx(text: string, sizePx: number, weight: number): number {
  const shares = [...text].reduce((sum, sign) => sum + shareOf(sign), 0);
  return shares * sizePx * (weight >= 600 ? BOLD : 1);
}

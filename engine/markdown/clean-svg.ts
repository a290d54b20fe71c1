// An SVG as the diagram library draws it → one that a page may hold: nothing that styles, runs or loads.
import { attributesToHtml, type Html, trustHtml } from '../text/html.ts';

const ELEMENTS = new Set(
  'svg defs marker g path rect circle ellipse line polyline polygon text tspan title'.split(' '),
);
const ATTRIBUTES = new Set(
  (
    'viewBox width height id class x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform fill stroke ' +
    'stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity font-size font-weight ' +
    'font-style text-anchor textLength lengthAdjust dominant-baseline orient refX refY markerWidth markerHeight marker-start ' +
    'marker-end'
  ).split(' '),
);
const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"]*)"/g;

/**
 * Style elements and attributes are gone (the Content-Security-Policy forbids them; `theme/css/diagram.css`
 * sets the variables), and so is whatever is not on the lists above. Numbers are short.
 *
 * @param prefix  makes ids unique in the page.
 * @param alt     the text alternative.
 */
export function cleanSvg(svg: string, prefix: string, alt: string): Html {
  const source = svg.replace(/<style>(?:(?!<style>)[\s\S])*?<\/style>/g, '');
  let html = '';
  let read = 0;
  for (const match of source.matchAll(TAG)) {
    const [tag, slash, name = '', attributes = '', end] = match;
    html += cleanText(source.slice(read, match.index));
    read = match.index + tag.length;
    if (!ELEMENTS.has(name)) continue;
    const label = name === 'svg' ? attributesToHtml({ role: 'img', 'aria-label': alt }) : '';
    html += slash
      ? `</${name}>`
      : `<${name}${label}${cleanAttributes(attributes, prefix)}${end ? ' /' : ''}>`;
  }
  return trustHtml(html + cleanText(source.slice(read)));
}

/** The library escapes texts, so a `<` or `>` that remains isn't part of a tag. Line breaks are layout. */
function cleanText(text: string): string {
  if (text.trim() === '') return text.includes('\n') ? '' : text;
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function cleanAttributes(attributes: string, prefix: string): string {
  let html = '';
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const clean = ATTRIBUTES.has(name) ? cleanValue(name, value, prefix) : undefined;
    if (clean !== undefined) html += ` ${name}="${clean}"`;
  }
  return html;
}

/** A value that would load something, such as `url(https://…)`, is dropped; as a fill it becomes `none`. */
function cleanValue(name: string, value: string, prefix: string): string | undefined {
  if (name === 'class') return value;
  if (name === 'id') return prefix + value;
  const [, ownId] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
  if (ownId) return `url(#${prefix}${ownId})`;
  if (/[\\&]|url/i.test(value)) return name === 'fill' ? 'none' : undefined;
  return value.replace(/(?<!\d)\d+\.\d{2,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
}

// A mermaid fence → an SVG drawn at build time, coloured by the page's own variables, with its text.
import type { Token } from 'markdown-it';
import { attributesToHtml, type Html, html } from '../text/html.ts';
import { cleanSvg } from './clean-svg.ts';
import { findUnclosed } from './diagram-blocks.ts';
import { DRAWN_KINDS, findUndrawn, undrawnProblem } from './diagram-lines.ts';
import { readDiagram } from './diagram-source.ts';
import type { FenceInfo } from './fence-info.ts';
import { fitSvg } from './fit-svg.ts';
import { leastAcross } from './least-across.ts';
import type { PageState } from './page.ts';
import type { Pieces } from './pieces.ts';
import { lineOf, reportBlock } from './state.ts';

/** Widths inside a diagram's frame, where an article is as wide as it gets, and on a phone. */
const ROOM_PX = { desk: 690, phone: 308 };

/** Arrows of a diagram, and of all diagrams of a page: laying them out takes more than twice the time for twice as many. */
const MOST = { arrows: 300, messages: 1_000, characters: 20_000, arrowsOfPage: 1_500 };

type Draw = typeof import('beautiful-mermaid').renderMermaidSVG;

let renderMermaidSVG: Draw | undefined;

/** Call before a page with diagrams is rendered: what draws them is large, and most runs draw none. */
export async function loadDiagrams(): Promise<void> {
  renderMermaidSVG ??= (await import('beautiful-mermaid')).renderMermaidSVG;
}

/** @param info  with what the diagram says of itself, as `withSaid` adds it. */
export function renderDiagram(token: Token, info: FenceInfo, page: PageState): Html {
  if (!info.alt)
    reportBlock(page, lineOf(token), {
      code: 'diagram/no-alt',
      message: 'The diagram has no alternative text.',
      hint: 'Write ```mermaid alt="What the picture says, in a sentence or two."',
    });
  const { text } = readDiagram(token.content);
  if (reportUnclosed(text, token, page) || reportUndrawn(text, token, page))
    return renderSource(token, info, page);
  const tooLarge = sizeProblem(text, page);
  const drawn = tooLarge ? { error: tooLarge } : drawAll(text, page.context.pieces);
  if ('error' in drawn) {
    reportBlock(page, lineOf(token), {
      code: 'diagram/not-drawn',
      message: `The diagram can't be drawn: ${drawn.error}`,
      hint: tooLarge
        ? 'Nobody can read it at this size. Draw its parts, each by itself.'
        : `Kinds that can: ${DRAWN_KINDS}.`,
    });
    return renderSource(token, info, page);
  }
  const title = info.title ? html`<figcaption>${info.title}</figcaption>` : '';
  const ways = drawn.svgs.length > 1 ? [' across', ' down'] : [''];
  const boxes = drawn.svgs.map((svg, i) => {
    const number = ++page.count;
    return html`<div class="diagram-scroll${ways[i]}">${cleanSvg(svg, `d${number}-`, info.alt ?? '')}</div>`;
  });
  const label = attributesToHtml({ 'aria-label': page.context.texts.enlarge });
  const button = html`<button type="button" class="tool needs-script"${label}></button>`;
  return html`<figure class="diagram">${boxes}${button}${title}</figure>\n`;
}

/** A wrong drawing says something else, and nobody sees it: the source at least is right. */
function renderSource(token: Token, info: FenceInfo, page: PageState): Html {
  const { title, alt } = info;
  const note = [page.context.texts.diagramSource, alt].filter(Boolean).join(' ');
  const said = title ? `${title} · ${note}` : note;
  return html`<figure class="code"><figcaption>${said}</figcaption><pre><code>${token.content}</code></pre></figure>\n`;
}

/** With title and alternative text of its own, where the fence gives none. */
export function withSaid(info: FenceInfo, { content }: Token): FenceInfo {
  const { title, alt } = readDiagram(content);
  return { ...(title ? { title } : {}), ...(alt ? { alt } : {}), ...info };
}

/** What draws it may leave out what it can't read, and says nothing. */
function reportUndrawn(text: string, token: Token, page: PageState): boolean {
  const found = findUndrawn(text);
  if (!found) return false;
  const problem = undrawnProblem(found, text);
  reportBlock(page, lineOf(token) + 1 + found.line, problem);
  return true;
}

function reportUnclosed(text: string, token: Token, page: PageState): boolean {
  const found = findUnclosed(text);
  if (!found) return false;
  const { line, what, closer, isStray } = found;
  reportBlock(page, lineOf(token) + 1 + line, {
    code: 'diagram/unclosed',
    message: isStray
      ? `This "${what}" closes nothing in the diagram.`
      : `The "${what}" that opens here is never closed in the diagram.`,
    hint: isStray ? 'Delete the line, or write what it is to close.' : `Close it with "${closer}".`,
  });
  return true;
}

/** What leads from left to right leads downwards, which needs less width. */
const turned = (source: string): string =>
  source
    .replace(/^([ \t]*(?:flowchart|graph)[ \t]+)(?:LR|RL)\b/m, '$1TB')
    .replace(/^([ \t]*direction[ \t]+)(?:LR|RL)\b/gm, '$1TB');

const widthOf = (svg: string): number => Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 0);

/** The drawing for a desk and the one for a phone; or the one that serves both. */
function drawAll(source: string, pieces: Pieces): { svgs: string[] } | { error: string } {
  const lower = turned(source);
  if (lower !== source) {
    const down = drawOnce(lower, pieces);
    if ('svg' in down && isTooWide(source, down.svg)) return { svgs: [down.svg] };
  }
  const across = drawOnce(source, pieces);
  if ('error' in across) return across;
  const width = widthOf(across.svg);
  const down = drawOnce(lower, pieces);
  if ('error' in down || widthOf(down.svg) >= width || width <= ROOM_PX.phone)
    return { svgs: [across.svg] };
  return { svgs: width > ROOM_PX.desk ? [down.svg] : [across.svg, down.svg] };
}

/** Whether it is clear without a drawing that a diagram across would need more room than a desk has, and than the one downwards. */
function isTooWide(source: string, down: string): boolean {
  const hasParts = /^[ \t]*direction\b/m.test(source);
  return !hasParts && leastAcross(down) > Math.max(ROOM_PX.desk, widthOf(down));
}

const pieceOf = (source: string) => ['diagram', JSON.stringify(LOOK), source] as const;

/** Whether `loadDiagrams` must come before: not where the drawings are cached, or there is none. */
export function needsDrawing({ content }: Token, pieces: Pieces): boolean {
  const { text } = readDiagram(content);
  if (findUndrawn(text) !== undefined) return false;
  const down = pieces.get(pieceOf(turned(text)));
  if (down === undefined) return true;
  return !isTooWide(text, down) && !pieces.has(pieceOf(text));
}

/** A drawing is cached; what can't be drawn is tried again, and reported again. */
function drawOnce(source: string, pieces: Pieces): { svg: string } | { error: string } {
  const known = pieces.get(pieceOf(source));
  if (known !== undefined) return { svg: known };
  const drawn = draw(source);
  if ('svg' in drawn) pieces.keep(pieceOf(source), () => drawn.svg);
  return drawn;
}

function sizeProblem(source: string, page: PageState): string | undefined {
  const { arrows, messages, characters, arrowsOfPage } = MOST;
  const isSequence = /^[ \t]*sequenceDiagram/m.test(source);
  const count = isSequence ? source.split('\n').length : countArrows(source);
  if (source.length > characters) return `it has more than ${characters} characters.`;
  if (isSequence) return count > messages ? `it has more than ${messages} lines.` : undefined;
  if (count > arrows) return `it has about ${count} nodes and arrows, and may have ${arrows}.`;
  page.arrows += count;
  return page.arrows > arrowsOfPage
    ? `the diagrams of this page have more than ${arrowsOfPage} nodes and arrows.`
    : undefined;
}

/** At most: `a & b --> c & d` are four arrows. A line without one is a node. */
function countArrows(source: string): number {
  return source.split(/[\n;]/).reduce((sum, line) => {
    const several = line.split('&').length + 1;
    return sum + (line.match(/[-=.]{2,}/g)?.length ?? 0) + Math.floor((several / 2) ** 2);
  }, 0);
}

const LOOK = { padding: 2, nodeSpacing: 16, font: 'system-ui' };

/** No text of it is smaller than 12 px. */
function draw(source: string): { svg: string } | { error: string } {
  try {
    if (!renderMermaidSVG) throw new Error('nothing is loaded that draws.');
    const svg = renderMermaidSVG(source, LOOK);
    return { svg: fitSvg(svg.replaceAll(/ font-size="(?:\d|1[01])"/g, ' font-size="12"')) };
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

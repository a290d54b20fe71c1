// A mermaid fence → an SVG drawn at build time, coloured by the page's own variables, with its text.
import type { Token } from 'markdown-it';
import { escapeHtml } from '../html.ts';
import { cleanSvg } from './clean-svg.ts';
import type { FenceInfo } from './fence-info.ts';
import type { PageState } from './page.ts';
import { lineOf, reportBlock } from './state.ts';

/** Shrunk to an article's width, a diagram wider than this can't be read: it scrolls instead. */
const WIDEST_PX = 1000;

const KINDS = 'flowchart, stateDiagram-v2, sequenceDiagram, classDiagram, erDiagram';

type Draw = typeof import('beautiful-mermaid').renderMermaidSVG;

let renderMermaidSVG: Draw | undefined;

/** Call before a page with diagrams is rendered: what draws them is large, and most runs draw none. */
export async function loadDiagrams(): Promise<void> {
  renderMermaidSVG ??= (await import('beautiful-mermaid')).renderMermaidSVG;
}

export function renderDiagram(token: Token, info: FenceInfo, page: PageState): string {
  if (!info.alt)
    reportBlock(page, lineOf(token), {
      code: 'diagram/no-alt',
      message: 'The diagram has no alternative text.',
      hint: 'Write ```mermaid alt="What the picture says, in a sentence or two."',
    });
  const drawn = draw(token.content);
  if ('error' in drawn) {
    reportBlock(page, lineOf(token), {
      code: 'diagram/not-drawn',
      message: `The diagram can't be drawn: ${drawn.error}`,
      hint: `Kinds that can: ${KINDS}.`,
    });
    return `<div class="code"><pre><code>${escapeHtml(token.content)}</code></pre></div>\n`;
  }
  const number = ++page.count;
  const title = info.title ? `<figcaption>${escapeHtml(info.title)}</figcaption>` : '';
  const svg = cleanSvg(drawn.svg, `d${number}-`, info.alt ?? '');
  const width = Number(/ width="([\d.]+)"/.exec(drawn.svg)?.[1] ?? 0);
  const kind = width > WIDEST_PX ? 'diagram wide' : 'diagram';
  return `<figure class="${kind}"><div class="diagram-scroll">${svg}</div>${title}</figure>\n`;
}

function draw(source: string): { svg: string } | { error: string } {
  try {
    if (!renderMermaidSVG) throw new Error('nothing is loaded that draws.');
    return { svg: renderMermaidSVG(source, { padding: 8, font: 'system-ui' }) };
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

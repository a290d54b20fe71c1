// A screen and the marks of steps → HTML: a figure with a window, and its parts as a form that can be read.
import {
  attributesToHtml,
  FITS,
  fill,
  type Html,
  html,
  trustHtml,
  withJoints,
} from '../../engine/shared.ts';
import type { Part } from './part.ts';
import { kinds } from './parts/index.ts';
import { type Changes, createPen, type Marks, type Pen } from './pen.ts';
import type { ScreenFile } from './record.ts';
import type { ScreenTexts } from './texts.ts';
import { findPart } from './walk.ts';
import { createSay } from './words.ts';

export type Shown = {
  screen: ScreenFile;
  /** That links lead to. */
  id?: string | undefined;
  marks: Marks;
  /** What looks otherwise than before. */
  changes?: Changes | undefined;
  texts: ScreenTexts;
  /** Id of the only part to show. */
  show?: string | undefined;
  /** HTML below the drawing. */
  caption?: Html | undefined;
  /** SVG of a widget's small picture. */
  widget(name: string): Html;
};

const drawPart = (part: Part, pen: Pen): Html => kinds().get(part.kind)?.draw(part, pen) ?? html``;

export function drawScreen(shown: Shown): Html {
  const { screen, id, marks, changes, texts, show, caption, widget } = shown;
  const pen = createPen({ texts, marks, changes, widget, draw: drawPart });
  const only = show === undefined ? undefined : findPart(screen.parts, show);
  const { title, where, frame, size, since } = screen;
  const name = fill(texts.screen, { title });
  const note = since ? html` <em>${fill(texts.since, { version: since })}</em>` : '';
  const path = where ? html`<span>${where.replaceAll(' > ', ' › ')}</span>` : '';
  // A window with its own bar needs no title above it.
  const hasBar = screen.parts[0]?.kind === 'row' && screen.parts[0].bar === true;
  const bar = only || hasBar ? '' : html`<div class="sc-bar"><b>${title}</b>${note}${path}</div>`;
  const body = withWholeWords(pen.parts(only ? [only] : screen.parts));
  const own = attributesToHtml({
    class: `screen f-${frame} s-${size}${only ? ' only' : ''}`,
    id,
  });
  const below = caption ? html`<figcaption>${caption}</figcaption>` : '';
  const window = html`<div class="sc" role="group" aria-label="${name}" aria-disabled="true">${bar}<div class="sc-body">${body}</div></div>`;
  return html`<figure${own}>${window}${below}</figure>`;
}

/** Names of code in narrow columns break at their joints alone. */
const withWholeWords = (drawn: Html): Html =>
  trustHtml(
    String(drawn).replace(/>[^<]+/g, (text) => String(withJoints(trustHtml(text), FITS.table))),
  );

/** The same in Markdown: title, way, then each part on a line of a list. */
export function screenInWords({
  screen,
  marks,
  texts,
  show,
  caption,
}: Omit<Shown, 'caption' | 'changes' | 'widget'> & { caption?: string | undefined }): string {
  const words = (part: Part) => kinds().get(part.kind)?.words(part, say) ?? [];
  const say = createSay({ texts, marks, words });
  const only = show === undefined ? undefined : findPart(screen.parts, show);
  const head = `**${fill(texts.screen, { title: screen.title })}**`;
  const lines = (only ? [only] : screen.parts).flatMap(words);
  return [
    screen.where ? `${head} (${screen.where})` : head,
    '',
    ...lines,
    ...(caption ? ['', caption] : []),
  ].join('\n');
}

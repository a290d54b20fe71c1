// The Markdown parser: markdown-it with this project's constructs, one line each.
import MarkdownItClass, { type MarkdownIt } from 'markdown-it';
import { alerts } from './alerts.ts';
import { checkLine } from './check-line.ts';
import { code } from './code.ts';
import { closingLines } from './container.ts';
import { markTerms } from './defined-terms.ts';
import { delimiterRows } from './delimiter-rows.ts';
import { detailsHtml } from './details-html.ts';
import type { Directive } from './directives/directive.ts';
import { directiveRule } from './directives/parse.ts';
import { footnotes } from './footnotes.ts';
import { guideValues } from './guide-values.ts';
import { headings } from './headings.ts';
import { images } from './images.ts';
import { positionedInline } from './inline.ts';
import { links } from './links.ts';
import { math } from './math/math.ts';
import { moduleLines } from './module-lines.ts';
import { places } from './places.ts';
import { platforms } from './platforms.ts';
import { positionedBlocks } from './positions.ts';
import { rawHtml } from './raw-html.ts';
import { shownAsText } from './shown-as-text.ts';
import { strayIds } from './stray-ids.ts';
import { tableRows } from './table-rows.ts';
import { tables } from './tables.ts';
import { taskList } from './task-list.ts';
import { versionMarks } from './version-marks.ts';

/** A parser for each set of directives: sites of tests have their own. */
const parsers = new WeakMap<ReadonlyMap<string, Directive>, MarkdownIt>();

/** Stateless: one parser serves any number of pages, each with its state in `env`. */
export function parserOf(directives: ReadonlyMap<string, Directive>): MarkdownIt {
  const parser = parsers.get(directives) ?? createParser(directives);
  parsers.set(directives, parser);
  return parser;
}

function createParser(directives: ReadonlyMap<string, Directive>): MarkdownIt {
  const md = new MarkdownItClass('default', { html: false, linkify: true, typographer: false });
  // Only whole addresses become links by themselves: no `example.com`, no `//host`.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('//', null);
  positionedBlocks(md);
  positionedInline(md);
  closingLines(md);
  directiveRule(md, directives);
  for (const plugin of [
    rawHtml,
    detailsHtml,
    headings,
    footnotes,
    taskList,
    alerts,
    delimiterRows,
    checkLine,
    tables,
    tableRows,
    places,
    code,
    math,
    guideValues,
    images,
    links,
    platforms,
    versionMarks,
    moduleLines,
    strayIds,
    shownAsText,
    markTerms,
  ])
    plugin(md);
  return md;
}

// Lines of Markdown → the anchors of headings and rows in them, exactly where their author wrote each.
import type { Env } from 'markdown-it';
import type { SourceLine } from '../content/pages/source-text.ts';
import type { Directive } from './directives/directive.ts';
import { EXPLICIT_ID } from './headings.ts';
import { newPageState } from './page-state.ts';
import { parserOf } from './to-page.ts';
import { writtenContext } from './written-links.ts';

/** `isExplicit`: written as `{#anchor}`; otherwise it comes from the heading's text. */
export type WrittenAnchor = { anchor: string; line: SourceLine; isExplicit: boolean };

/** @param lines  after tokens and includes. */
export function writtenAnchors(
  lines: readonly SourceLine[],
  id: string,
  directives: ReadonlyMap<string, Directive>,
): WrittenAnchor[] {
  const context = writtenContext(directives);
  const page = newPageState({ id, path: lines[0]?.path ?? '', lines, context });
  const env: Env = { page };
  const tokens = parserOf(directives).parse(lines.map((line) => line.text).join('\n'), env);
  return tokens.flatMap((token) => {
    const anchor = token.attrGet('id');
    const line = lines[token.map?.[0] ?? -1];
    if (!anchor || !line || !/^(?:heading|tr)_open$/.test(token.type)) return [];
    return [{ anchor: String(anchor), line, isExplicit: typeof token.meta?.id === 'string' }];
  });
}

/** Where `{#anchor}` begins in a line as its author wrote it; -1 where it isn't written. */
export const placeOfAnchor = (written: string, anchor: string): number =>
  written.normalize('NFC').lastIndexOf(`{#${anchor}}`);

/** Is it written as an anchor has to be? */
export const isAnchor = (text: string): boolean => EXPLICIT_ID.test(`{#${text}}`);

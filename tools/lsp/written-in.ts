// A file, a position in it and the site → what is being written there: in YAML and heads of pages, also the id of a page.
import type { Position } from 'vscode-languageserver';
import type { LiveSite } from '../../engine/tooling.ts';
import { headOf, kindOfFile, pageNameAt } from './page-names.ts';
import { headEnd, type Written, writtenAt } from './written-at.ts';

/** A place in an open file; `pageId` is empty where it is no page's. */
export type At = Open & { pageId: string; uri: string };

type Open = { file: string; lines: readonly string[]; position: Position };

export function writtenIn(site: LiveSite, { file, lines, position }: Open): Written | undefined {
  const { tokens } = site.loaded;
  const kind = kindOfFile(site, file);
  if (kind) return pageNameAt({ lines, kind, tokens }, position) ?? writtenAt(lines, position);
  return position.line <= headEnd(lines)
    ? pageNameAt({ lines: headOf(lines), kind: 'header', tokens }, position)
    : writtenAt(lines, position);
}

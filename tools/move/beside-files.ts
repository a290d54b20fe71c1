// Pictures and files that pages of a site that isn't strict name by their place → edits, where page or file moves.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { decodeHref, fenceWalker, hasScheme } from '../../engine/tooling.ts';
import type { TextEdit } from './edits.ts';

/** Targets of links and pictures, and `src` of HTML. */
const TARGET = /(?<=\]\(<?|\bsrc=")[^()<>\s"]+/g;

/** A page as it was read; absolute paths. */
export type LyingPage = { shown: string; text: string; from: string; to: string };

/** @param moved  old path of a file that goes along → its new one. */
export function correctBeside(page: LyingPage, moved: ReadonlyMap<string, string>): TextEdit[] {
  const isCode = fenceWalker();
  return page.text.split('\n').flatMap((line, i) => {
    if (isCode(line)) return [];
    return [...line.matchAll(TARGET)].flatMap(({ 0: old, index }) => {
      const text = newTarget(old, page, moved);
      return text === undefined || text === old
        ? []
        : [{ path: page.shown, line: i + 1, column: index + 1, old, text }];
    });
  });
}

function newTarget(
  written: string,
  { from, to }: LyingPage,
  moved: ReadonlyMap<string, string>,
): string | undefined {
  const [was = ''] = /^[^?#]*/.exec(written) ?? [];
  if (was === '' || was.startsWith('/') || hasScheme(was) || /\.mdx?$/.test(was)) return undefined;
  const at = path.resolve(path.dirname(from), decodeHref(was));
  if (!path.extname(at) || !existsSync(at)) return undefined;
  const after = moved.get(at) ?? at;
  if (after === at && path.dirname(from) === path.dirname(to)) return undefined;
  const relative = path.relative(path.dirname(to), after).replaceAll(path.sep, '/');
  const isDotted = was.startsWith('.') && !relative.startsWith('.');
  return (isDotted ? './' : '') + encodeURI(relative) + written.slice(was.length);
}

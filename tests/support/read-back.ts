// A book of releases → its index and changes as a browser reads them: through the files, and back.
import type { ReleaseBook } from '../../collections/releases/book.ts';
import {
  type LineData,
  MOVES,
  type ReleaseIndex,
  releaseFiles,
  type UrlOf,
} from '../../collections/releases/data.ts';
import { unpackLine } from '../../collections/releases/pack.ts';
import { unpackMoves, type WidgetHistory } from '../../collections/releases/widget-moves.ts';

export type ReadBack = {
  index: ReleaseIndex;
  /** Name of the file → its releases. */
  files: ReadonlyMap<string, LineData>;
  lines: LineData[];
  /** What of widgets came and went. */
  history?: WidgetHistory;
};

export function readBack(book: ReleaseBook, urlOf: UrlOf): ReadBack {
  const [first, ...others] = releaseFiles(book, urlOf);
  const moves = others.find(({ path }) => path === `_releases/${MOVES}`);
  const lines = others.filter((file) => file !== moves);
  const index = JSON.parse(first?.content ?? '{}') as ReleaseIndex;
  const files = new Map(
    lines.map(({ path, content }) => [
      path.replace('_releases/', ''),
      unpackLine(JSON.parse(content), index),
    ]),
  );
  const history = moves ? { history: unpackMoves(JSON.parse(moves.content)) } : {};
  return { index, files, lines: [...files.values()], ...history };
}

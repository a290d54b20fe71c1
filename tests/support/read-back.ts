// A book of releases ▶ its index and changes as a browser reads them: through the files, and back.
import type { ReleaseBook } from '../../engine/releases/book.ts';
import {
  type LineData,
  type ReleaseIndex,
  releaseFiles,
  type UrlOf,
} from '../../engine/releases/data.ts';
import { unpackLine } from '../../engine/releases/pack.ts';

export type ReadBack = {
  index: ReleaseIndex;
  /** Name of the file ▶ its releases. */
  files: ReadonlyMap<string, LineData>;
  lines: LineData[];
};

export function readBack(book: ReleaseBook, urlOf: UrlOf): ReadBack {
  const [first, ...others] = releaseFiles(book, urlOf);
  const index = JSON.parse(first?.content ?? '{}') as ReleaseIndex;
  const files = new Map(
    others.map(({ path, content }) => [
      path.replace('_releases/', ''),
      unpackLine(JSON.parse(content), index),
    ]),
  );
  return { index, files, lines: [...files.values()] };
}

// A loaded site → its folders of content, and whether files in them are those that were there before.
import path from 'node:path';
import type { PreparedSite } from '../build/prepare-site.ts';
import { rootOf } from '../content/config/links-inside.ts';
import type { SiteFolder } from '../content/config/site-folder.ts';
import { listFiles } from '../content/list-files.ts';
import { isBelow, readInside, walkInside } from '../disk/inside.ts';

/** What authors write, and the pictures it shows. */
export const contentFolders = ({ contentDir, pagesDir, staticDirs }: SiteFolder): string[] => [
  ...new Set([contentDir, pagesDir, ...staticDirs]),
];

export const isContent = (at: string, loaded: SiteFolder): boolean =>
  contentFolders(loaded).some((folder) => isBelow(at, folder));

/** Files by absolute paths → whether each was there, and is. */
export type HasSame = (files: readonly string[]) => boolean;

export function listKnown(loaded: SiteFolder): HasSame {
  const folders = new Set([loaded.contentDir, loaded.pagesDir]);
  const known = new Set(
    [...folders].flatMap((folder) =>
      walkInside(rootOf(loaded, folder), folder).files.map((name) => path.join(folder, name)),
    ),
  );
  return (files) =>
    files.every((at) => known.has(at) && readInside(rootOf(loaded, at), at) !== undefined);
}

/** A file of each collection that says what it reads. */
export function oneOfEach({
  loaded: { contentDir },
  source,
}: Pick<PreparedSite, 'loaded' | 'source'>): string[] {
  return source.collections.flatMap(({ collection: { reads = [] } }) => {
    const files = reads.flatMap((name) =>
      listFiles(path.join(contentDir, name), '', contentDir).map((file) =>
        path.join(contentDir, name, file),
      ),
    );
    return files.slice(0, 1);
  });
}

// Everything that an import made → the inventory: files, settings and constructs of the source, each in one column.
import type { ImportedVersion } from '../pages/import-version.ts';
import { type Construct, countConstructs, type Entry, type Inventory } from './inventory.ts';
import { type FilesGiven, listSourceFiles } from './list-files.ts';
import { listSettings } from './settings.ts';

export type InventoryGiven = Omit<FilesGiven, 'versions'> & {
  /** The chosen one first, each with the folder of its content. */
  versions: readonly { folder: string; imported: ImportedVersion }[];
  /** What became of settings that were read. */
  found: ReadonlyMap<string, Entry>;
};

export function takeInventory({ found, ...given }: InventoryGiven): Inventory {
  const [main] = given.versions;
  if (!main) throw new Error('A version is imported.');
  const all = given.versions.flatMap(({ imported }) => [...imported.all.constructs.values()]);
  const places = given.versions.flatMap(({ imported: { all: own } }) =>
    [...own.constructs].map(
      ([file, list]) => [own.files.shown(file), list.filter(isOther)] as const,
    ),
  );
  return {
    files: listSourceFiles(given),
    settings: listSettings(main.imported.all.site, found),
    constructs: countConstructs(all.flat()),
    places: new Map(places.filter(([, list]) => list.length > 0)),
  };
}

/** A link or a picture only leads elsewhere, by another name. */
const isOther = ({ kind, column, lines }: Construct): boolean =>
  lines !== undefined &&
  column !== 'taken' &&
  !(column === 'changed' && /^(?:link|picture)$/.test(kind));

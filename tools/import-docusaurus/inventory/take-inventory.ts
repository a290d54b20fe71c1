// Everything that an import made → the inventory: files, settings and constructs of the source, each in one column.
import type { ImportedVersion } from '../pages/import-version.ts';
import { countConstructs, type Entry, type Inventory } from './inventory.ts';
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
  return {
    files: listSourceFiles(given),
    settings: listSettings(main.imported.all.site, found),
    constructs: countConstructs(all.flat()),
  };
}

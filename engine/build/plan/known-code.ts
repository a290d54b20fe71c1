// The code of a site, as it was looked at before the build → what was made of it alone, from the store: then none of its files is read.
import type { Key, Store } from '../../cache/store.ts';
import type { Files } from '../../content/config/import-graph.ts';

/** All that a build reads but pages and records: see `isData`. */
export type KnownCode = {
  /** Of names and contents. */
  hash: string;
  /** Absolute path → hash, as `hashOf` makes it. */
  files: ReadonlyMap<string, string>;
};

/** A value that the code alone decides, and what else its key names; `make` is called where the store hasn't got it. */
export type OfCode = (key: Key, make: () => string) => string;

/** Whether a file of the content can be none of the site's code. */
export const isData = (name: string): boolean => /\.(?:mdx?|ya?ml)$/.test(name);

/** @param known  undefined: everything is made. @param files  through which the code is read. */
export function createOfCode(
  known: KnownCode | undefined,
  { files, store }: { files: Files; store: Store },
): OfCode {
  return (key, make) => {
    if (!known) return make();
    const own: Key = [...key, known.hash];
    const found = store.find(own);
    if (found !== undefined) return found;
    const made = make();
    // What has changed since it was looked at says nothing about the code that was.
    if (files.areAs(known.files)) store.put(own, made);
    return made;
  };
}

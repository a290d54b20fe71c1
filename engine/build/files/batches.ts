// Files that are made from one thing → those of the last build, where that is what it was: then none of them is made.
import type { Asked } from '../../model/noted-site.ts';
import { lookUp } from '../../text/look-up.ts';
import { once } from '../../text/once.ts';
import type { Manifest } from '../plan/manifest.ts';
import type { SiteWideFile } from './site-wide-file.ts';

/**
 * @property key    of all that its files are made from; @property paths  of its files, in order.
 * @property asked  what of the site was asked for, which is in the key.
 */
export type Batch = { key: string; asked?: readonly Asked[]; paths: string[] };

/** @param keyOf  of what was asked for to make the files. @param make  calls `note` with what is asked for. */
export type TakeBatch = (
  name: string,
  keyOf: (asked: readonly Asked[]) => string,
  make: (note: (asked: Asked) => void) => Iterable<SiteWideFile>,
) => Iterable<SiteWideFile>;

/** Should a file of the last build be gone, all of its batch are made for it. */
export function createBatches(last: Manifest, manifest: Manifest): TakeBatch {
  return function* takeBatch(name, keyOf, make) {
    const known = lookUp(last.batches, name);
    if (known && known.key === keyOf(known.asked ?? [])) {
      const all = once(() => new Map([...make(() => {})].map((file) => [file.path, file])));
      manifest.batches[name] = known;
      for (const path of known.paths) yield cached(path, last, all);
      return;
    }
    const asked = new Set<Asked>();
    const paths: string[] = [];
    for (const file of make((one) => asked.add(one))) {
      paths.push(file.path);
      yield file;
    }
    // By now, every file that had to be made was made.
    const sorted = [...asked].sort();
    manifest.batches[name] = { key: keyOf(sorted), asked: sorted, paths };
  };
}

function cached(
  path: string,
  { others }: Manifest,
  all: () => ReadonlyMap<string, SiteWideFile>,
): SiteWideFile {
  const make = () => {
    const file = all().get(path);
    if (!file) throw new Error(`No ${path} is made of what it was made from.`);
    return file.make();
  };
  return { path, key: lookUp(others, path)?.key ?? '', make };
}

// Files that are made from one thing → those of the last build, where that is what it was: then none of them is made.
import { lookUp } from '../../text/look-up.ts';
import { once } from '../../text/once.ts';
import type { Manifest } from '../plan/manifest.ts';
import type { SiteWideFile } from './site-wide-file.ts';

/** @property key  of all that its files are made from; @property paths  of its files, in order. */
export type Batch = { key: string; paths: string[] };

export type TakeBatch = (
  name: string,
  key: string,
  make: () => Iterable<SiteWideFile>,
) => Iterable<SiteWideFile>;

/** Should a file of the last build be gone, all of its batch are made for it. */
export function createBatches(last: Manifest, manifest: Manifest): TakeBatch {
  return function* takeBatch(name, key, make) {
    const known = lookUp(last.batches, name);
    const paths = known?.key === key ? known.paths : undefined;
    const all = paths && once(() => new Map([...make()].map((file) => [file.path, file])));
    manifest.batches[name] = { key, paths: paths ?? [] };
    if (all) for (const path of paths) yield cached(path, last, all);
    else
      for (const file of make()) {
        manifest.batches[name].paths.push(file.path);
        yield file;
      }
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

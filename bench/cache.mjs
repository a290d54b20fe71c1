// What builds of a benchmark keep for the next → a folder of its own, not the cache of whoever runs it.
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const work = path.join(import.meta.dirname, '.work');
const cache = path.join(work, 'cache');
process.env.LEARN_CACHE = cache;

/** No build finds anything that an earlier one has kept. Moved, not removed: see `moveAway` in `site/copy.mjs`. */
export function moveCacheAway() {
  if (existsSync(cache)) renameSync(cache, path.join(mkdtempSync(`${cache}.aside-`), 'cache'));
}

/** Remove what was moved away. */
export function clearCacheAway() {
  for (const name of existsSync(work) ? readdirSync(work) : [])
    if (name.startsWith('cache.aside-')) rmSync(path.join(work, name), { recursive: true });
}

// Files → whether they look as they did when a value was made from them: one stamp instead of all their contents.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';

/** A file as young as this may change again without looking different: clocks of disks tick slowly. */
const YOUNG_MS = 1000;

/**
 * @param at       file with the stamp.
 * @param filesOf  value → all files that it was made from.
 * @returns        the value; undefined when one of them has another place, size or time of change, or is gone.
 */
export function readStamp(at, filesOf) {
  try {
    const { value, looks } = JSON.parse(readFileSync(at, 'utf8'));
    return lookAt(filesOf(value)).looks === looks ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing is written while one of the files is new, or when the disk refuses: then contents are compared again. */
export function writeStamp(at, value, files) {
  try {
    const { looks, newestMs } = lookAt(files);
    if (newestMs < Date.now() - YOUNG_MS) writeFileSync(at, JSON.stringify({ value, looks }));
  } catch {
    // The next start reads all files.
  }
}

/** Programs may set the time of modification, but not that of change. */
function lookAt(files) {
  const hash = createHash('sha256');
  let newestMs = 0;
  for (const file of files) {
    const { ino, size, mtimeNs, ctimeNs, ctimeMs } = statSync(file, { bigint: true });
    hash.update(`${file}\0${ino} ${size} ${mtimeNs} ${ctimeNs}\0`);
    newestMs = Math.max(newestMs, Number(ctimeMs));
  }
  return { looks: hash.digest('hex'), newestMs };
}

// Files → one zip. The same files give the same bytes, in every time zone.

import { zipSync } from 'fflate';
import { ExpectedError } from '../../engine/tooling.ts';
import type { BundleFiles } from './manifest.ts';

/** The earliest time that a zip can store; it has no time zones. */
const TIME = new Date(1980, 0, 1);

/** The form that `readZipDirectory` reads has no room for more. */
const MOST_FILES = 65_534;

/** @param folder  that all files are in. @throws ExpectedError  when there are too many. */
export function toZip(files: BundleFiles, folder: string): Buffer {
  if (files.size > MOST_FILES)
    throw new ExpectedError(
      `A zip holds ${MOST_FILES.toLocaleString('en')} files, and these are ${files.size.toLocaleString('en')}.`,
      'Bundle one section at a time: --section NAME',
    );
  const names = [...files.keys()].sort();
  const entries = names.map((name) => [`${folder}/${name}`, files.get(name) ?? Buffer.of()]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9, mtime: TIME }));
}

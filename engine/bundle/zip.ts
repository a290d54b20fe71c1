// Files ↔ one zip. The same files give the same bytes, in every time zone.
import { unzipSync, zipSync } from 'fflate';
import { ExpectedError } from '../diagnostics.ts';
import type { BundleFiles } from './manifest.ts';

/** The earliest time that a zip can store; it has no time zones. */
const TIME = new Date(1980, 0, 1);

/** @param folder  that all files are in. */
export function toZip(files: BundleFiles, folder: string): Buffer {
  const names = [...files.keys()].sort();
  const entries = names.map((name) => [`${folder}/${name}`, files.get(name) ?? Buffer.of()]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9, mtime: TIME }));
}

/** Without the one folder that all are in. @throws ExpectedError  when it is no zip, or a damaged one. */
export function fromZip(zip: Buffer, shown: string): BundleFiles {
  try {
    const entries = Object.entries(unzipSync(zip)).filter(([name]) => !name.endsWith('/'));
    return new Map(
      entries.map(([name, content]) => [name.slice(name.indexOf('/') + 1), Buffer.from(content)]),
    );
  } catch {
    throw new ExpectedError(`${shown} is no zip, or a damaged one.`);
  }
}

// The name of a bundle → what it holds, and what differs from its manifest.

import { statSync } from 'node:fs';
import { ExpectedError } from '../../engine/tooling.ts';
import { type BundleEntries, bytesOfFile, hashOfFile, type Oddity } from './bundle-entries.ts';
import { openFolder } from './folder-entries.ts';
import { MANIFEST, parseManifest } from './manifest.ts';
import { openZip } from './zip-entries.ts';

/** A line for each of the 65,535 files that a zip can have. */
const MOST_MANIFEST_BYTES = 32e6;

/**
 * @param mostBytes        that a zip may be unpacked to.
 * @throws ExpectedError   when there is no such file or folder, or a zip is damaged or too large.
 */
export async function openBundle(at: string, mostBytes?: number): Promise<BundleEntries> {
  const stats = statSync(at, { throwIfNoEntry: false });
  if (!stats) throw new ExpectedError(`There is no ${at}.`);
  if (stats.isDirectory()) return openFolder(at);
  if (!stats.isFile()) throw new ExpectedError(`${at} is neither a zip nor a folder.`);
  return openZip(at, mostBytes);
}

/** @throws ExpectedError  when there is none, or it can't be read. */
export async function readManifest({ files }: BundleEntries, shown: string): Promise<Buffer> {
  const file = files.get(MANIFEST);
  if (file) return bytesOfFile(MANIFEST, file, MOST_MANIFEST_BYTES);
  throw new ExpectedError(`There is no ${MANIFEST} in ${shown}: nothing can be said about it.`);
}

export type Difference = { name: string; what: 'changed' | 'missing' | 'extra' | Oddity['what'] };

/** @returns  by name. @throws ExpectedError  when the manifest is malformed. */
export async function findDifferences(
  { files, odd }: BundleEntries,
  manifest: Buffer,
  shown: string,
): Promise<Difference[]> {
  const hashes = parseManifest(manifest.toString('utf8'), shown);
  const isOdd = new Set(odd.map(({ name }) => name));
  const found: Difference[] = [...odd];
  for (const [name, hash] of hashes) {
    const file = files.get(name);
    if (file && (await hashOfFile(file)) !== hash) found.push({ name, what: 'changed' });
    else if (!file && !isOdd.has(name)) found.push({ name, what: 'missing' });
  }
  for (const name of files.keys())
    if (name !== MANIFEST && !hashes.has(name)) found.push({ name, what: 'extra' });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

// Files of a bundle ↔ `MANIFEST.sha256`, a line for each as `sha256sum` writes them; and what differs from it.
import { sha256 } from '../content/cache-file.ts';

export const MANIFEST = 'MANIFEST.sha256';

/** Path ▶ content; paths have `/` between their parts. */
export type BundleFiles = ReadonlyMap<string, Buffer>;

export function writeManifest(files: BundleFiles): string {
  const lines = [...files].map(([name, content]) => `${sha256(content)}  ${name}\n`);
  return lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('');
}

export type Difference = { file: string; what: 'changed' | 'missing' | 'extra' };

/** @returns  by name; undefined where there is no manifest. */
export function differences(files: BundleFiles): Difference[] | undefined {
  const manifest = files.get(MANIFEST)?.toString('utf8');
  if (manifest === undefined) return undefined;
  const hashes = new Map(
    manifest.split('\n').flatMap((line): [string, string][] => {
      const [, hash = '', name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      return name ? [[name, hash]] : [];
    }),
  );
  const found: Difference[] = [];
  for (const [file, hash] of hashes) {
    const content = files.get(file);
    if (!content) found.push({ file, what: 'missing' });
    else if (sha256(content) !== hash) found.push({ file, what: 'changed' });
  }
  for (const file of files.keys())
    if (file !== MANIFEST && !hashes.has(file)) found.push({ file, what: 'extra' });
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

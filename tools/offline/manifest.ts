// Files of a bundle ↔ `MANIFEST.sha256`, a line for each as `sha256sum` writes them.
import { ExpectedError, sha256 } from '../../engine/tooling.ts';
import { doubleNames, nameProblem, shownName } from './names.ts';

export const MANIFEST = 'MANIFEST.sha256';

/** Path → content; paths have `/` between their parts. */
export type BundleFiles = ReadonlyMap<string, Buffer>;

/** @throws ExpectedError  when a name would be lost, or lead elsewhere, where the bundle is unpacked. */
export function writeManifest(files: BundleFiles): string {
  for (const name of files.keys()) {
    const problem = nameProblem(name);
    if (problem) throw new ExpectedError(`No bundle can hold "${shownName(name)}": it ${problem}.`);
  }
  for (const [name, other] of doubleNames(files.keys()))
    throw new ExpectedError(
      `"${name}" and "${other}" are one name on some disks: a bundle can't hold both.`,
      'Rename one of them.',
    );
  const lines = [...files].map(([name, content]) => `${sha256(content)}  ${name}\n`);
  return lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('');
}

/**
 * @param shown            the bundle, as its user names it.
 * @returns                path → hash, as 64 digits.
 * @throws ExpectedError   with the number of the line, when one is malformed, or lists a file twice.
 */
export function parseManifest(text: string, shown: string): Map<string, string> {
  const hashes = new Map<string, string>();
  const lines = text.split('\n');
  if (lines.pop() !== '') throw unusable(shown, lines.length + 1, 'is cut off');
  for (const [i, line] of lines.entries()) {
    const [, hash, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (hash === undefined || name === undefined)
      throw unusable(shown, i + 1, 'is not "HASH  NAME"');
    const problem = nameProblem(name);
    if (problem) throw unusable(shown, i + 1, `names a file that ${problem}`);
    if (name === MANIFEST || hashes.has(name))
      throw unusable(shown, i + 1, `lists ${name} ${name === MANIFEST ? 'itself' : 'again'}`);
    hashes.set(name, hash);
  }
  for (const [name, other] of doubleNames(hashes.keys()))
    throw unusable(
      shown,
      [...hashes.keys()].indexOf(name) + 1,
      `lists ${name}, which some disks take for ${other}`,
    );
  if (hashes.size === 0) throw new ExpectedError(`${MANIFEST} in ${shown} lists no file.`);
  return hashes;
}

const unusable = (shown: string, line: number, what: string) =>
  new ExpectedError(
    `${MANIFEST}:${line} in ${shown} ${what}: nothing can be said about the bundle.`,
    'Get the bundle again from where it was published.',
  );

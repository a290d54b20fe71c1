// Markdown of a page, and the version in use → the same with what is newer, gone or otherwise in that version said.
import { type BuiltSite, ExpectedError, nearest } from '../../engine/tooling.ts';

/** What the Markdown copy says of versions: "since 11.9.0", "until …", "changed in …", "Before 11.9.0: …". */
const SAID =
  /\b(since|until|changed in|before) ((?:\d+\.)+\d+(?:-[a-z\d-]+)?)(?!\.?\d)(?: \(([^()]{1,40})\))?/gi;

/** @throws ExpectedError  when the site knows no such version, or none at all. */
export async function expectVersion(written: string, built: BuiltSite): Promise<readonly string[]> {
  const { versions = [] } = await built.card();
  if (versions.includes(written)) return versions;
  const near = nearest(written, versions);
  throw new ExpectedError(
    versions.length > 0
      ? `There is no version "${written}".${near ? ` Closest: ${near}` : ''}`
      : 'The site has no versions to choose from.',
    versions.length > 0 ? `Allowed for "version": ${versions.join(', ')}` : 'Leave "version" out.',
  );
}

/** @param versions  oldest first. A version that isn't among them stays as it is. */
export function asOfVersion(
  markdown: string,
  version: string,
  versions: readonly string[],
): string {
  const order = new Map(versions.map((one, at) => [one, at]));
  const own = order.get(version) ?? 0;
  return markdown.replace(SAID, (said, word: string, named: string) => {
    const at = order.get(named) ?? order.get(`${named}.0`);
    if (at === undefined) return said;
    return `${said} ${noteFor(word.toLowerCase(), at > own, version)}`.trimEnd();
  });
}

function noteFor(word: string, isLater: boolean, version: string): string {
  if (word === 'since' && isLater) return `[not in ${version}]`;
  if (word === 'until' && !isLater) return `[no longer in ${version}]`;
  if (word === 'changed in' && isLater) return `[after ${version}]`;
  return word === 'before' && isLater ? `[so in ${version}]` : '';
}

/** Is all of it newer: does its heading, or its name in a table, say so? */
export function isNewer(heading: string, version: string, versions: readonly string[]): boolean {
  return asOfVersion(heading, version, versions).includes(`[not in ${version}]`);
}

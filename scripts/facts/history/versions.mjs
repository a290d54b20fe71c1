// Release records, and the branches of a repository → the published versions that can be compared.
import { existsSync, readdirSync } from 'node:fs';
import { BadInput } from '../bad-input.mjs';
import { compareVersions, listReleaseBranches } from '../source/release-branches.mjs';

/** Where the history of each platform begins: what this version has carries no entry. */
const FIRST = { web: '10.0.0', 'react-native': '11.1.0' };

/** The names of the records show what was published; betas and previews don't count. */
export function listPublished(releases) {
  if (!existsSync(releases)) throw new BadInput(`${releases}: there is no such folder.`);
  const found = readdirSync(releases).map(
    (name) => /^(\d+\.\d+\.\d+)(-ga)?\.yaml$/.exec(name)?.[1],
  );
  return found.filter(Boolean).sort(compareVersions);
}

/** @returns  `{ version, commit }` of each published version that has a branch, the oldest first. */
export function listVersions(platform, { folder }, published, prefix) {
  const branches = listReleaseBranches(folder, prefix);
  return published
    .filter((version) => compareVersions(version, FIRST[platform]) >= 0 && branches.has(version))
    .map((version) => ({ version, commit: branches.get(version) }));
}

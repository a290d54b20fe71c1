// Branches of a repository → the commit of each version.
import { git } from './git.mjs';

/** What follows the prefix in a branch's name, the best first: the online release, its old name, the enterprise release. */
const LINES = ['O', 'Studio', 'E', ''];

/**
 * List the release branches, `release/` and a name such as PREFIX, `O`, `11.14.0` and `_Release`.
 *
 * @returns  Version → full commit at the branch's tip; of several branches of a version, the best one's.
 */
export function listReleaseBranches(folder, prefix) {
  const args = ['for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/remotes'];
  const best = new Map();
  for (const row of git(folder, args).toString().split('\n')) {
    const found = /\/release\/([A-Za-z]*?)(\d+\.\d+\.\d+)(?:_Release)? (\w+)$/.exec(row);
    if (!found) continue;
    const [, name, version, commit] = found;
    const rank = LINES.indexOf(name.replace(new RegExp(`^${prefix}`, 'i'), ''));
    if (rank >= 0 && rank < (best.get(version)?.rank ?? LINES.length))
      best.set(version, { rank, commit });
  }
  return new Map([...best].map(([version, { commit }]) => [version, commit]));
}

/** Sorts 10.2.0 before 10.10.0. */
export function compareVersions(a, b) {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
}

/** The version in a branch's name; otherwise the first version that is at the commit; otherwise null. */
export function findVersion({ folder, branch, commit }, prefix) {
  const version = /\d+\.\d+\.\d+/.exec(branch)?.[0];
  if (version) return version;
  const atTip = [...listReleaseBranches(folder, prefix)].filter(([, tip]) => tip === commit);
  return atTip.map(([version]) => version).sort(compareVersions)[0] ?? null;
}

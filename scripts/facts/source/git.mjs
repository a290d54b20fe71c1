// A repository → what git knows about it: commits, branches, files. Nothing is checked out, so a bare one is enough.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BadInput } from '../bad-input.mjs';

const MOST_BYTES = 1e9;

/**
 * Run git in a repository.
 *
 * @returns  What it wrote, as bytes.
 * @throws   BadInput with the last thing that git said.
 */
export function git(folder, args, input) {
  // A git hook names its own repository in the environment; that would win over the folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^GIT_/.test(key)));
  const run = spawnSync('git', ['-C', folder, ...args], { input, env, maxBuffer: MOST_BYTES });
  if (run.error) throw new BadInput(`git can't be run: ${run.error.message}`);
  if (run.status === 0) return run.stdout;
  const said = run.stderr.toString().trim().split('\n').at(-1);
  throw new BadInput(`${folder}: ${said || `git ${args[0]} ended with ${run.status}`}`);
}

/**
 * Find the commit that `REPO@BRANCH` names; a tag or a commit does, too.
 *
 * @returns  `{ folder, branch, commit, date }`, the commit in full, the date as 2025-10-24.
 */
export function findCommit(place) {
  const { folder, branch } = splitPlace(place);
  checkRepository(folder);
  for (const name of [branch, `origin/${branch}`]) {
    const commit = findRevision(folder, name);
    if (!commit) continue;
    const date = git(folder, ['show', '-s', '--format=%cs', commit]).toString().trim();
    return { folder, branch, commit, date };
  }
  throw new BadInput(`${folder}: there is no branch "${branch}".`);
}

/** Both a folder and a branch may have an @ in their name: the folder is the first that is there. */
function splitPlace(place) {
  const cuts = [...place.matchAll(/@/g)].map((found) => found.index).filter((at) => at > 0);
  if (cuts.length === 0) throw new BadInput(`"${place}": write REPO@BRANCH.`);
  const at = cuts.find((cut) => existsSync(place.slice(0, cut)));
  if (at === undefined)
    throw new BadInput(`${place.slice(0, cuts.at(-1))}: there is no such folder.`);
  return { folder: place.slice(0, at), branch: place.slice(at + 1) };
}

function checkRepository(folder) {
  try {
    git(folder, ['rev-parse', '--git-dir']);
  } catch {
    throw new BadInput(`${folder}: this is no git repository.`);
  }
}

function findRevision(folder, name) {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  try {
    return git(folder, args).toString().trim();
  } catch {
    return undefined;
  }
}

// A folder of a checkout and a ref → where its branch left the ref, and the files that it touches, committed or not.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../diagnostics/diagnostics.ts';

const run = promisify(execFile);
const MOST_BYTES = 64 * 1024 * 1024;

/** What branches of a team usually start from. */
const USUAL = ['origin/main', 'main'];

export type BranchPoint = {
  /** The root of the checkout, without links on the way. */
  top: string;
  /** The last commit that the branch and the ref share. */
  commit: string;
  /** As it was named, or found. */
  ref: string;
};

/**
 * Where the branch left `ref`: what that got meanwhile doesn't count.
 *
 * @param folder         any of the checkout.
 * @param ref            undefined: `origin/main`, otherwise `main`.
 * @param flag           what the person wrote, for sentences: `--changed`.
 * @throws ExpectedError  without git, outside a checkout, and where there is no such ref.
 */
export async function branchPoint(
  folder: string,
  ref: string | undefined,
  flag: string,
): Promise<BranchPoint> {
  const top = (await gitIn(folder, flag, 'rev-parse', '--show-toplevel')).trim();
  const from = await commitOf(top, ref === undefined ? USUAL : [ref], flag);
  const base = (await tryGit(top, 'merge-base', from.commit, 'HEAD'))?.trim();
  return { top, ref: from.ref, commit: base || from.commit };
}

/**
 * Since the branch left `ref`. Files that are gone are among them, and new ones.
 *
 * @param ref            undefined: `origin/main`, otherwise `main`.
 * @returns              absolute paths, without links on the way.
 * @throws ExpectedError  without git, outside a checkout, and where there is no such ref.
 */
export async function changedFiles(folder: string, ref?: string): Promise<string[]> {
  const { top, commit } = await branchPoint(folder, ref, CHANGED);
  const touched = await gitIn(top, CHANGED, 'diff', '--name-only', '--no-renames', '-z', commit);
  const untracked = await gitIn(top, CHANGED, 'ls-files', '--others', '--exclude-standard', '-z');
  const names = `${touched}${untracked}`.split('\0').filter(Boolean);
  return [...new Set(names)].map((name) => path.join(top, name));
}

const CHANGED = '--changed';

async function commitOf(
  top: string,
  refs: readonly string[],
  flag: string,
): Promise<{ ref: string; commit: string }> {
  for (const ref of refs) {
    const verified = ['--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
    const commit = (await tryGit(top, 'rev-parse', ...verified))?.trim();
    if (commit) return { ref, commit: commit.split('\n').at(-1) ?? commit };
  }
  throw new ExpectedError(
    `There is no ${refs.join(' and no ')} in this repository to compare with.`,
    `Name a branch, a tag or a commit: ${flag === CHANGED ? `${CHANGED}=REF` : `${flag} REF`}`,
  );
}

async function gitIn(cwd: string, flag: string, ...args: string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd, maxBuffer: MOST_BYTES })).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new ExpectedError(`${flag} needs Git, and there is none on this machine.`);
    throw new ExpectedError(`${flag} needs a Git repository, and the content is in none.`);
  }
}

const tryGit = (cwd: string, ...args: string[]): Promise<string | undefined> =>
  gitIn(cwd, '', ...args).catch(() => undefined);

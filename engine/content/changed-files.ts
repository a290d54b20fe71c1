// A folder of a checkout and a ref → the files that its branch touches, committed or not.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../diagnostics/diagnostics.ts';

const run = promisify(execFile);
const MOST_BYTES = 64 * 1024 * 1024;

/** What branches of a team usually start from. */
const USUAL = ['origin/main', 'main'];

/**
 * Since the branch left `ref`: what that got meanwhile doesn't count. Files that are gone are among them, and new ones.
 *
 * @param ref            undefined: `origin/main`, otherwise `main`.
 * @returns              absolute paths, without links on the way.
 * @throws ExpectedError  without git, outside a checkout, and where there is no such ref.
 */
export async function changedFiles(folder: string, ref?: string): Promise<string[]> {
  const top = (await gitIn(folder, 'rev-parse', '--show-toplevel')).trim();
  const from = await commitOf(top, ref === undefined ? USUAL : [ref]);
  const base = (await tryGit(top, 'merge-base', from, 'HEAD'))?.trim() || from;
  const touched = await gitIn(top, 'diff', '--name-only', '--no-renames', '-z', base);
  const untracked = await gitIn(top, 'ls-files', '--others', '--exclude-standard', '-z');
  const names = `${touched}${untracked}`.split('\0').filter(Boolean);
  return [...new Set(names)].map((name) => path.join(top, name));
}

async function commitOf(top: string, refs: readonly string[]): Promise<string> {
  for (const ref of refs) {
    const verified = ['--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
    const commit = (await tryGit(top, 'rev-parse', ...verified))?.trim();
    if (commit) return commit.split('\n').at(-1) ?? commit;
  }
  throw new ExpectedError(
    `There is no ${refs.join(' and no ')} in this repository to compare with.`,
    'Name a branch, a tag or a commit: --changed=REF',
  );
}

async function gitIn(cwd: string, ...args: string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd, maxBuffer: MOST_BYTES })).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new ExpectedError('--changed needs Git, and there is none on this machine.');
    throw new ExpectedError('--changed needs a Git repository, and the content is in none.');
  }
}

const tryGit = (cwd: string, ...args: string[]): Promise<string | undefined> =>
  gitIn(cwd, ...args).catch(() => undefined);

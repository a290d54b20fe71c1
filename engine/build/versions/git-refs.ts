// Branches, tags and commits → the content folder as it was there, in its own folder. The checkout stays as it is.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { clearInCache, makeInCache, moveInCache } from '../../cache/cache-file.ts';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { inWork } from '../../disk/in-work.ts';

const run = promisify(execFile);

export type Repository = {
  /** Absolute. */
  gitDir: string;
  /** The content folder below the root of the repository, `/` at its end; empty when it is the root. */
  prefix: string;
  isShallow: boolean;
};

/** @returns git's message where it finds no repository that it may read. */
export async function openRepository(contentDir: string): Promise<Repository | { says: string }> {
  const requested = ['--is-shallow-repository', '--absolute-git-dir', '--show-prefix'];
  try {
    const answer = await git(['rev-parse', ...requested], { cwd: contentDir });
    const [isShallow, gitDir = '', prefix = ''] = answer.split('\n');
    return { gitDir, prefix, isShallow: isShallow === 'true' };
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return { says: (stderr || message).trim() };
  }
}

/** The commit that a ref names. A clone has other people's branches as `origin/…`. */
export async function resolveRef({ gitDir }: Repository, ref: string): Promise<string | undefined> {
  for (const name of [ref, `refs/remotes/origin/${ref}`]) {
    const found = await tryGit(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      gitDir,
    });
    if (found) return found.trim();
  }
  return undefined;
}

/** Names of branches and tags, for hints. */
export async function listRefs({ gitDir }: Repository): Promise<string[]> {
  const requested = ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/tags'];
  return ((await tryGit(requested, { gitDir })) ?? '').split('\n').filter(Boolean);
}

/** Does the commit have the content folder? */
export async function hasContent({ gitDir, prefix }: Repository, commit: string): Promise<boolean> {
  const type = await tryGit(['cat-file', '-t', treeOf(commit, prefix)], { gitDir });
  return type?.trim() === 'tree';
}

/**
 * Write the content folder of a commit.
 *
 * @param to  a folder of the cache that appears only when it is complete; its parent need not exist yet.
 */
export async function extractContent(
  { gitDir, prefix }: Repository,
  commit: string,
  to: string,
): Promise<void> {
  const work = inWork(to);
  makeInCache(work);
  const index = `${work}.index`;
  // A separate index: neither the checkout nor its staged changes are touched.
  const env = { GIT_INDEX_FILE: index, GIT_WORK_TREE: work };
  try {
    await git(['read-tree', treeOf(commit, prefix)], { gitDir, env });
    await git(['checkout-index', '--all', '--force'], { gitDir, env, cwd: work });
    moveInCache(work, to);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (!stderr) throw error;
    throw new ExpectedError(`Git can't write the content of ${commit}.`, stderr.trim());
  } finally {
    clearInCache(index);
    clearInCache(work);
  }
}

const treeOf = (commit: string, prefix: string): string => `${commit}:${prefix.replace(/\/$/, '')}`;

type GitOptions = { gitDir?: string; cwd?: string; env?: Record<string, string> };

async function git(args: string[], { gitDir, cwd, env }: GitOptions): Promise<string> {
  const own = gitDir ? [`--git-dir=${gitDir}`] : [];
  const { stdout } = await run('git', [...own, ...args], {
    ...(cwd ? { cwd } : {}),
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

async function tryGit(args: string[], options: GitOptions): Promise<string | undefined> {
  try {
    return await git(args, options);
  } catch {
    return undefined;
  }
}

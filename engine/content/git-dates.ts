// The history of the content folder → the date each file was last changed.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder that holds what a commit has, and the folder of the checkout that it was taken from. */
export type TakenFrom = { dir: string; commit: string };

export type GitDates = {
  /** What `loadGitState` returns about the history that the dates are from. */
  state: string;
  /** Absolute path → ISO date. */
  dates: Map<string, string>;
};

/** Changes with the commit that is checked out, and when a shallow clone gets its history. Empty without git. */
export async function loadGitState(folder: string): Promise<string> {
  try {
    const asked = ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'];
    return (await run('git', asked, { cwd: folder })).stdout.trimEnd();
  } catch {
    return '';
  }
}

/**
 * No dates without git, outside a checkout, and in shallow clones, whose dates say nothing.
 *
 * @param from  where the folder itself is not in the checkout.
 */
export async function loadGitDates(folder: string, from?: TakenFrom): Promise<GitDates> {
  const cwd = from?.dir ?? folder;
  const state = await loadGitState(cwd);
  const dates = new Map<string, string>();
  const [isShallow, prefix = '', head] = state.split('\n');
  if (isShallow !== 'false' || !head) return { state, dates };
  const log = ['-c', 'core.quotePath=off', 'log', '--format=%x00%cs', '--name-only'];
  try {
    const { stdout } = await run('git', [...log, from?.commit ?? head, '--', '.'], {
      cwd,
      maxBuffer: 256 * 1024 * 1024,
    });
    for (const commit of stdout.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n');
      for (const file of files) {
        const at = path.join(folder, path.posix.relative(prefix, file));
        if (file && !dates.has(at)) dates.set(at, date);
      }
    }
  } catch {
    return { state, dates };
  }
  return { state, dates };
}

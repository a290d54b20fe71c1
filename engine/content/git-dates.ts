// The history of the content folder → the date each file was last changed.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Absolute path → ISO date. Empty without git, outside a checkout, and in shallow clones, whose dates say nothing. */
export async function loadGitDates(folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  try {
    const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024 };
    const [about, log] = await Promise.all([
      run('git', ['rev-parse', '--is-shallow-repository', '--show-toplevel'], options),
      run(
        'git',
        ['-c', 'core.quotePath=off', 'log', '--format=%x00%cs', '--name-only', '--', '.'],
        options,
      ),
    ]);
    const [isShallow, root = ''] = about.stdout.trim().split('\n');
    if (isShallow === 'true') return dates;
    for (const commit of log.stdout.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n');
      for (const file of files) {
        const at = path.join(root, file);
        if (file && !dates.has(at)) dates.set(at, date);
      }
    }
  } catch {
    return dates;
  }
  return dates;
}

// The history of the content folder → the date the words of each file last changed: a move, other blanks, or other words for search, are no change.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { clearInCache } from '../../cache/cache-file.ts';
import type { Key, Store } from '../../cache/store.ts';
import { inWork } from '../../disk/in-work.ts';
import type { LoadedConfig } from '../config/load-config.ts';

const run = promisify(execFile);

/** A folder that holds what a commit has, and the folder of the checkout that it was taken from. */
export type TakenFrom = { dir: string; commit: string };

export type GitDates = {
  /** What `loadGitState` returns about the history that the dates are from. */
  state: string;
  /** Absolute path → ISO date. */
  dates: Map<string, string>;
};

/** A folder's state, where it was requested before. */
export type KnownGitState = { folder: string; state: Promise<string> };

/** Changes with the commit that is checked out, and when a shallow clone gets its history. Empty without git. */
export async function loadGitState(folder: string): Promise<string> {
  try {
    const requested = ['rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD'];
    return (await run('git', requested, { cwd: folder })).stdout.trimEnd();
  } catch {
    return '';
  }
}

type GitDatesOptions = {
  from?: TakenFrom | undefined;
  below?: string;
  known?: KnownGitState | undefined;
  cacheDir?: string;
};

/**
 * No dates without git, outside a checkout, and in shallow clones, whose dates say nothing. A history is read once a
 * commit: years of it take seconds.
 *
 * @param from   where the folder itself is not in the checkout.
 * @param below  the part of the folder that has the pages: the rest may be code with a long history.
 * @param known  of this run: git isn't asked again.
 * @param cacheDir  marked. For a run that doesn't listen for long: git writes there, and doesn't wait to be heard.
 */
export async function loadGitDates(
  folder: string,
  store: Pick<Store, 'find' | 'put' | 'flush'>,
  { from, below = '.', known, cacheDir }: GitDatesOptions = {},
): Promise<GitDates> {
  const cwd = from?.dir ?? folder;
  const state = await (known?.folder === cwd ? known.state : loadGitState(cwd));
  const dates = new Map<string, string>();
  const [isShallow, prefix = '', head] = state.split('\n');
  if (isShallow !== 'false' || !head) return { state, dates };
  const commit = from?.commit ?? head;
  const key: Key = ['dates', LOG.join(' '), commit, prefix, below];
  try {
    const cached = store.find(key);
    const read = () => readHistory(cwd, [commit, '--', below], cacheDir);
    const history = cached ?? JSON.stringify([...(await read())]);
    for (const [file, date] of JSON.parse(history) as [string, string][])
      dates.set(
        file.startsWith(prefix)
          ? folder + path.sep + inPath(file.slice(prefix.length))
          : path.join(folder, path.posix.relative(prefix, file)),
        date,
      );
    if (cached === undefined) {
      store.put(key, history);
      store.flush();
    }
  } catch {
    return { state, dates };
  }
  return { state, dates };
}

const inPath = (name: string): string => name.replaceAll('/', path.sep);

async function readHistory(
  cwd: string,
  what: readonly string[],
  cacheDir: string | undefined,
): Promise<Map<string, string>> {
  return datesOf((cacheDir && (await logInto(cacheDir, cwd, what))) ?? (await runLog(cwd, what)));
}

/** Undefined where that folder is full or can't be written to. */
async function logInto(
  cacheDir: string,
  cwd: string,
  what: readonly string[],
): Promise<string | undefined> {
  count += 1;
  const at = inWork(path.join(cacheDir, `history-${count}`));
  try {
    await runLog(cwd, [`--output=${at}`, ...what]);
    return readFileSync(at, 'utf8');
  } catch {
    return undefined;
  } finally {
    clearInCache(at);
  }
}

let count = 0;

const runLog = async (cwd: string, args: readonly string[]): Promise<string> =>
  (await run('git', [...LOG, ...args], { cwd, maxBuffer: 256 * 1024 * 1024 })).stdout;

/** Where the pages are, from the content folder: all of it, but of a folder without a config. */
export const historyOf = ({ isBare, config }: Pick<LoadedConfig, 'isBare' | 'config'>): string =>
  isBare ? config.pages : '.';

/** Newest commit first. Of each: its date, then its files with the number of lines added and removed. */
const LOG = [
  '-c',
  'core.quotePath=off',
  'log',
  '-z',
  '--format=date=%cs',
  '--numstat',
  '--find-renames',
  '--ignore-all-space',
  '--ignore-blank-lines',
  // Lines of a head that no reader sees.
  '-I^(keywords|tags|owner|review_by|sidebar_position):',
];

/** `added ⇥ removed ⇥ path`; where a file was moved, the path is empty, and the old and the new one follow. */
const COUNTS = /^\n*(\d+|-)\t(\d+|-)\t(.*)$/s;

/** What the file is called today → date. */
function datesOf(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  /** Earlier name → the name of today. */
  const names = new Map<string, string>();
  let date = '';
  const fields = log.split('\0');
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] ?? '';
    const found = COUNTS.exec(field);
    if (!found) {
      date = /\bdate=(\S+)/.exec(field)?.[1] ?? date;
      continue;
    }
    const [, added, removed, name = ''] = found;
    const isMoved = name === '';
    const [before, after] = isMoved ? [fields[++i] ?? '', fields[++i] ?? ''] : [name, name];
    const today = names.get(after) ?? after;
    if (isMoved) names.set(before, today);
    if ((added !== '0' || removed !== '0') && !dates.has(today)) dates.set(today, date);
  }
  return dates;
}

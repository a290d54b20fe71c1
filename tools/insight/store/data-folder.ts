// Where a service keeps what it was sent: a folder of its user, with our mark, that one process at a time has open.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../../../engine/tooling.ts';

const MARK = 'learn-insight.json';
const MARK_TEXT = '{"madeBy":"learn insight","what":"What readers of a site have sent."}\n';
const LOCK = 'lock';

/** @param dir  the built site, of which each has its own folder in `$XDG_STATE_HOME/learn/insight`. */
export function defaultDataFolder(dir: string): string {
  const { XDG_STATE_HOME: xdg = '' } = process.env;
  const state = path.isAbsolute(xdg) ? xdg : path.join(homedir(), '.local/state');
  // `dist` is a link to a folder that changes with each build: its own name stays.
  const at = path.join(realpathSync(path.dirname(path.resolve(dir))), path.basename(dir));
  const name = path
    .basename(path.dirname(at))
    .replace(/[^\w-]+/g, '-')
    .slice(0, 40);
  const hash = createHash('sha256').update(at).digest('hex').slice(0, 16);
  return path.join(state, 'learn/insight', `${name}-${hash}`);
}

/**
 * Make the folder, or take over one that has our mark.
 *
 * @throws ExpectedError  when it holds something else.
 */
export function openDataFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder);
  if (names.length > 0 && !names.includes(MARK))
    throw new ExpectedError(
      `The folder ${folder} isn't ours: it has no ${MARK}.`,
      'Name a new or empty folder: --data DIR',
    );
  if (names.length === 0) writeFileSync(path.join(folder, MARK), MARK_TEXT);
  return folder;
}

/** Folders that this process has open: after a crash, a container gives the next one the same number. */
const open = new Set<string>();

/**
 * The embedded database is run by one process: two would destroy it.
 *
 * @returns unlocks it.
 * @throws ExpectedError  when a process that is alive has it open.
 */
export function lockFolder(folder: string): () => void {
  const lock = path.join(folder, LOCK);
  const owner = ownerOf(lock);
  if (open.has(lock) || (owner !== undefined && owner !== process.pid && isAlive(owner)))
    throw new ExpectedError(
      `The folder ${folder} is open in another process (${owner}).`,
      'Stop that one first. Several processes can share a PostgreSQL server: --database postgres://…',
    );
  if (owner !== undefined) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new ExpectedError(`Another process has just opened the folder ${folder}.`);
  }
  open.add(lock);
  return () => {
    open.delete(lock);
    rmSync(lock, { force: true });
  };
}

function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || 0;
  } catch {
    return undefined;
  }
}

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

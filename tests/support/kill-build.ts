// A build that is killed, as by a power failure: before one of its changes to the disk, or after some time.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectDir } from './site-folder.ts';

export const learn = path.join(projectDir, 'engine/bin/learn.mjs');
const preload = path.join(projectDir, 'tests/support/kill-before.mjs');

type Kill = {
  /** Counted from 1. */
  change: number;
  /** Only changes of this kind count, as `kill-before.mjs` reads them; all unless given. */
  among?: string;
  /** Of the command, beside `build`. */
  args?: readonly string[];
};

/** @returns false when the build was done before. @throws when it failed of itself. */
export function killBuildAt(dir: string, { args = [], ...kill }: Kill): boolean {
  return killAt(dir, ['build', ...args], kill);
}

/** The same of any command. */
export function killAt(
  dir: string,
  words: readonly string[],
  { change, among = '' }: Omit<Kill, 'args'>,
): boolean {
  const { status, signal, stderr } = spawnSync(process.execPath, [learn, ...words], {
    cwd: dir,
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${preload}`,
      KILL_BEFORE: String(change),
      KILL_AMONG: among,
    },
  });
  if (status !== 0 && signal !== 'SIGKILL')
    throw new Error(`change ${change}: ${words[0]} failed of itself\n${stderr}`);
  return signal === 'SIGKILL';
}

export async function killBuildAfter(dir: string, delayMs: number): Promise<void> {
  const child = spawn(process.execPath, [learn, 'build'], { cwd: dir, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  child.kill('SIGKILL');
  await ended;
}

// A built site → Pagefind's index, made in a separate process that reports what it took.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('./index-pagefind.mjs', import.meta.url));

/** @returns `{ wallMs, peakMb }` of the indexing alone. */
export async function runPagefind(dir, out, glob) {
  rmSync(out, { recursive: true, force: true });
  const args = [script, dir, out, ...(glob ? [glob] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

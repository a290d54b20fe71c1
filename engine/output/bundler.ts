// A separate process that bundles the browser's files while the build reads the content.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../diagnostics.ts';
import { type Failure, toError, toFailure } from '../failure.ts';
import { bundleInto } from './bundle-into.ts';
import type { ClientInput } from './client-modules.ts';

type Task = { out: string; input: ClientInput };
type Reply = { failure?: Failure };

/** The argument by which the process knows what it is for. */
const ROLE = 'bundle';

/**
 * In a process, not in a thread: the half gigabyte that the compiler takes goes back when it ends. Uncompiled, as in
 * tests, it bundles right here.
 *
 * @throws ExpectedError  when a script or style does not compile, or the process is ended from outside.
 */
export async function bundleBeside(out: string, input: ClientInput): Promise<void> {
  const script = new URL('./bundler.mjs', import.meta.url);
  if (!existsSync(script)) return bundleInto(out, input);
  const { failure } = await ask(fileURLToPath(script), { out, input });
  if (failure) throw toError(failure);
}

function ask(script: string, task: Task): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [ROLE], { execArgv: [], serialization: 'advanced' });
    child.once('error', reject);
    child.once('message', resolve);
    child.once('exit', (code, signal) => {
      const end = signal ?? `status ${code}`;
      reject(new ExpectedError(`Bundling the scripts ended with ${end}.`, 'Is memory short?'));
    });
    // Where it can't be sent, the process has ended.
    child.send(task, () => {});
  });
}

async function serve({ out, input }: Task): Promise<Reply> {
  try {
    await bundleInto(out, input);
    return {};
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

if (process.send && process.argv[2] === ROLE) {
  // The build has been killed.
  process.once('disconnect', () => process.exit(1));
  process.once('message', async (task: Task) => {
    process.send?.(await serve(task), () => process.exit(0));
  });
}

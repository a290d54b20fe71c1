// A separate process that bundles the browser's files while the build reads the content.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { type Failure, toError, toFailure } from '../../diagnostics/failure.ts';
import { bundleInto } from './bundle-into.ts';
import type { ClientBundle } from './cached-bundle.ts';
import type { ClientInput } from './client-modules.ts';

type Reply = { made: ClientBundle } | { failure: Failure };

/** The argument by which the process knows what it is for. */
const ROLE = 'bundle';

/**
 * In a process, not in a thread: the half gigabyte that the compiler takes goes back when it ends. Uncompiled, as in
 * tests, it bundles right here.
 *
 * @throws ExpectedError  when a script or style does not compile, or the process is ended from outside.
 */
export async function bundleBeside(input: ClientInput): Promise<ClientBundle> {
  const script = new URL('./bundler.mjs', import.meta.url);
  if (!existsSync(script)) return bundleInto(input);
  const reply = await ask(fileURLToPath(script), input);
  if ('failure' in reply) throw toError(reply.failure);
  return reply.made;
}

function ask(script: string, input: ClientInput): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [ROLE], { execArgv: [], serialization: 'advanced' });
    child.once('error', reject);
    child.once('message', resolve);
    child.once('exit', (code, signal) => {
      const end = signal ?? `status ${code}`;
      reject(new ExpectedError(`Bundling the scripts ended with ${end}.`, 'Is memory short?'));
    });
    // Where it can't be sent, the process has ended.
    child.send(input, () => {});
  });
}

async function serve(input: ClientInput): Promise<Reply> {
  try {
    return { made: await bundleInto(input) };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

if (process.send && process.argv[2] === ROLE) {
  // The build has been killed.
  process.once('disconnect', () => process.exit(1));
  process.once('message', async (input: ClientInput) => {
    process.send?.(await serve(input), () => process.exit(0));
  });
}

// A separate process that compiles the browser's files while the build reads the content.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { type Failure, toError, toFailure } from '../../diagnostics/failure.ts';
import type { ClientFiles } from './client-files.ts';
import type { ClientInput } from './client-modules.ts';
import { compileClient } from './compile-client.ts';

type Reply = { made: ClientFiles } | { failure: Failure };

/** The argument by which the process knows what it is for. */
const ROLE = 'client';

/**
 * In a process, not in a thread: the half gigabyte that the compiler takes goes back when it ends. Uncompiled, as in
 * tests, it compiles right here.
 *
 * @throws ExpectedError  when a script or style does not compile, or the process is ended from outside.
 */
export async function compileBeside(input: ClientInput): Promise<ClientFiles> {
  const script = new URL('./client-compiler.mjs', import.meta.url);
  if (!existsSync(script)) return compileClient(input);
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
      reject(new ExpectedError(`Compiling the scripts ended with ${end}.`, 'Is memory short?'));
    });
    // Where it can't be sent, the process has ended.
    child.send(input, () => {});
  });
}

async function serve(input: ClientInput): Promise<Reply> {
  try {
    return { made: await compileClient(input) };
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

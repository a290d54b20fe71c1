// A thread of its own that bundles the browser's files, so that the build reads the content meanwhile.
import { existsSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ExpectedError } from '../diagnostics.ts';
import { bundleInto } from './bundle-into.ts';
import type { ClientInput } from './client-modules.ts';

type Task = { out: string; input: ClientInput };
type Failure = {
  message: string;
  hint: string | undefined;
  isExpected: boolean;
  /** Where it is the disk's. */
  code: string | undefined;
  path: string | undefined;
  stack: string | undefined;
};
type Reply = { failure?: Failure };

/**
 * Uncompiled, as in tests, it bundles right here.
 *
 * @throws ExpectedError  when a script or style does not compile.
 */
export async function bundleBeside(out: string, input: ClientInput): Promise<void> {
  const script = new URL('./bundler.mjs', import.meta.url);
  if (!existsSync(script)) return bundleInto(out, input);
  const task: Task = { out, input };
  const worker = new Worker(script, { workerData: { isBundler: true, task } });
  const { failure } = await new Promise<Reply>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', resolve);
  });
  await worker.terminate();
  if (!failure) return;
  const { message, hint, isExpected, ...rest } = failure;
  throw isExpected ? new ExpectedError(message, hint) : Object.assign(new Error(message), rest);
}

async function serve({ out, input }: Task): Promise<Reply> {
  try {
    await bundleInto(out, input);
    return {};
  } catch (error) {
    const { message, stack, code, path } = error as NodeJS.ErrnoException;
    const isExpected = error instanceof ExpectedError;
    const hint = isExpected ? error.hint : undefined;
    return { failure: { message, stack, code, path, hint, isExpected } };
  }
}

if (parentPort && workerData?.isBundler)
  parentPort.postMessage(await serve(workerData.task as Task));

// A separate thread that bundles the browser's files while the build reads the content.
import { existsSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Failure, toError, toFailure } from '../thread-failure.ts';
import { bundleInto } from './bundle-into.ts';
import type { ClientInput } from './client-modules.ts';

type Task = { out: string; input: ClientInput };
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
  if (failure) throw toError(failure);
}

async function serve({ out, input }: Task): Promise<Reply> {
  try {
    await bundleInto(out, input);
    return {};
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

if (parentPort && workerData?.isBundler)
  parentPort.postMessage(await serve(workerData.task as Task));

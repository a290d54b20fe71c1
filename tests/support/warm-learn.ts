// A command line → what `learn` says of it, in a process that has run others: it takes a quarter of a new one's time.
import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

export type Run = { status: number | null; text: string };

type Warm = (request: { cwd: string; env: NodeJS.ProcessEnv; args: readonly string[] }) => Run;

/** Of this worker of Vitest. */
let warm: Warm | undefined;

/** The test waits for it, as it does for a process of its own. */
export function runWarm(cwd: string, ...args: string[]): Run {
  warm ??= startWarm();
  return warm({ cwd, env: { ...process.env }, args });
}

function startWarm(): Warm {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(path.join(import.meta.dirname, 'warm-thread.mjs'), {
    workerData: { signal, answers: port2 },
    transferList: [port2],
  });
  thread.unref();
  return (request) => {
    const before = Atomics.load(signal, 0);
    thread.postMessage(request);
    Atomics.wait(signal, 0, before);
    const { status, text } = receiveMessageOnPort(port1)?.message as Run;
    return { status, text };
  };
}

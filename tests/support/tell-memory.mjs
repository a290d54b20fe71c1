// Loaded into a process before anything else: on SIGUSR2, it reports on stderr its memory after garbage collection.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const emitters = [process, process.stdin, process.stdout];

process.on('SIGUSR2', async () => {
  // What a promise or a finalizer lets go of is free only after that.
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const listeners = emitters.flatMap((one) =>
    one.eventNames().map((name) => one.listenerCount(name)),
  );
  const held = {
    heapBytes: process.memoryUsage().heapUsed,
    listeners: listeners.reduce((sum, count) => sum + count, 0),
    resources: process.getActiveResourcesInfo().length,
  };
  process.stderr.write(`held ${JSON.stringify(held)}\n`);
});

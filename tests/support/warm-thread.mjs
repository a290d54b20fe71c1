// Requests of a test, which waits → the process that answers them, begun anew before it has grown too much.
import { fork } from 'node:child_process';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const LARGEST = 900_000_000;
const { signal, answers } = workerData;
let child;

parentPort.on('message', (request) => {
  child ??= fork(path.join(import.meta.dirname, 'warm-process.mjs'), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const own = child;
  const answer = (value) => {
    own.removeAllListeners();
    if (child === own && (value.memory === undefined || value.memory > LARGEST)) {
      own.kill();
      child = undefined;
    }
    answers.postMessage(value);
    Atomics.add(signal, 0, 1);
    Atomics.notify(signal, 0);
  };
  own.once('message', answer);
  own.once('exit', (status, by) => answer({ status, text: `ended by itself: ${by ?? status}` }));
  own.send(request);
});

// A service that waits for an editor most of its life → a heap that is collected while nobody types.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Who types has typed the next letter by then. */
const IDLE_MS = 2_000;

/** Of what is used, in percent: a heap is collected before it grows by more. */
const GROWTH = 20;

/** Less than this, in bytes, is left to V8; more than that waits for no pause. */
const [GROWN, MOST] = [30_000_000, 50_000_000];

/**
 * V8 lets a heap grow far beyond what is used before it collects it, on a machine with much memory several times as far.
 * Until the first check is done, it reads all of a site: the space for new objects doesn't grow meanwhile.
 *
 * @returns  called after each check: collects at once after the first, and where much has come together, else when nothing has been checked for a while.
 */
export function createCollector(): () => void {
  setFlagsFromString('--expose-gc');
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--semi-space-growth-factor=1');
  const collect = runInNewContext('gc') as () => void;
  let inUse: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    collect();
    inUse = process.memoryUsage().heapUsed;
  };
  return () => {
    clearTimeout(timer);
    if (inUse === undefined) {
      setFlagsFromString('--semi-space-growth-factor=2');
      return run();
    }
    const grown = process.memoryUsage().heapUsed - inUse;
    if (grown > MOST) run();
    else if (grown > GROWN) timer = setTimeout(run, IDLE_MS).unref();
  };
}

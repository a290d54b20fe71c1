// A service that waits for an editor most of its life → a heap that is collected while nobody types.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Who types has typed the next letter by then. */
const IDLE_MS = 2_000;

/** Node 20 optimizes code early, which takes memory, and most of what reads a whole site isn't called again: its own budget, and 128 times as much. */
const BUDGET = { own: 67_584, first: 8_650_752 };

/** Of what is used, in percent: a heap is collected before it grows by more. Less while all of a site is read for the first time. */
const GROWTH = { first: 10, later: 12 };

/** Less than this, in bytes, is left to V8; more than that waits for no pause. */
const [GROWN, MOST] = [8_000_000, 40_000_000];

/**
 * V8 lets a heap grow far beyond what is used before it collects it, on a machine with much memory several times as far.
 *
 * @returns  called after each check: collects at once after the first, and where much has come together, else when nothing has been checked for a while.
 */
export function createCollector(): () => void {
  setFlagsFromString('--expose-gc');
  setLimits('first');
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
      setLimits('later');
      return run();
    }
    const grown = process.memoryUsage().heapUsed - inUse;
    if (grown > MOST) run();
    else if (grown > GROWN) timer = setTimeout(run, IDLE_MS).unref();
  };
}

/** Until the first check is done, the space for new objects doesn't grow. */
function setLimits(at: 'first' | 'later'): void {
  const isFirst = at === 'first';
  setFlagsFromString(`--heap-growing-percent=${GROWTH[at]}`);
  setFlagsFromString(`--semi-space-growth-factor=${isFirst ? 1 : 2}`);
  if (process.versions.node.startsWith('20.'))
    setFlagsFromString(`--interrupt-budget=${isFirst ? BUDGET.first : BUDGET.own}`);
}

// The jobs of a build → which of them each thread makes next: threads begin at either end.
import type { PageJob } from './page-job.ts';

const BATCH = 12;
/** Fewer pages with much to load are made sooner than a further thread loads it. */
const FEW_SLOW = 20;

export type JobQueue = {
  /** For the thread that hands them out. Undefined: nothing is left for it. */
  takeOne(): PageJob | undefined;
  /** For another one. None: there are no more. */
  takeBatch(thread: number): PageJob[];
  clear(): void;
};

/** @param hasOthers  whether other threads make pages, too. */
export function createJobQueue(jobs: readonly PageJob[], hasOthers: boolean): JobQueue {
  const left = [...jobs];
  let hasLoaded = false;
  return {
    takeOne() {
      const { hasMuchToLoad = false } = left[0] ?? {};
      if (hasMuchToLoad && hasOthers && !hasLoaded && left.length < FEW_SLOW) return undefined;
      hasLoaded ||= hasMuchToLoad;
      return left.shift();
    },
    takeBatch: (thread) => (thread % 2 === 0 ? left.splice(-BATCH) : left.splice(0, BATCH)),
    clear: () => left.splice(0),
  };
}

// Accepted events → the database, many at a time; to the disk while it is away. Accepted means: on a disk.

import type { StoredEvent } from '../model/stored-event.ts';
import type { Database } from '../store/database.ts';
import { insertEvents } from '../store/insert-events.ts';
import type { Spill } from '../store/spill.ts';

export type IntakeCounts = {
  /** Events that are stored, or wait on the disk. */
  accepted: number;
  /** Of these, those that were there before. */
  repeated: number;
  /** Those that the database doesn't take. */
  refused: number;
  /** Events that nothing could take at the moment. */
  turnedAway: number;
};

export type Intake = {
  /**
   * @returns once all are stored.
   * @throws BusyError  when they can't be: nothing of them is.
   */
  accept(events: readonly StoredEvent[]): Promise<void>;
  counts(): Readonly<IntakeCounts>;
  /** Events in memory. */
  waiting(): number;
  isAway(): boolean;
  /** What was accepted is stored when it resolves. */
  close(): Promise<void>;
};

/** There is no room at the moment; the sender drops what it has. */
export class BusyError extends Error {}

export type IntakeOptions = {
  database: Database;
  spill: Spill;
  /** Gets a sentence when the database goes and comes, and for what can't be stored. */
  log: (sentence: string) => void;
  mostWaiting?: number;
  /** How long the database is left alone after it has failed. */
  retryMs?: number;
};

const BATCH = 1_000;

type Waiting = { events: readonly StoredEvent[]; done: () => void; fail: (error: Error) => void };

export function createIntake(options: IntakeOptions): Intake {
  const { database, spill, log, mostWaiting = 10_000, retryMs = 1_000 } = options;
  const counts: IntakeCounts = { accepted: 0, repeated: 0, refused: 0, turnedAway: 0 };
  const queue: Waiting[] = [];
  let waiting = 0;
  let isAway = spill.sizeBytes() > 0;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let retrying: Promise<void> | undefined;

  const insert = async (events: readonly StoredEvent[]) => {
    const { added, refused } = await insertEvents(database.query, events);
    counts.repeated += events.length - added - refused.length;
    counts.refused += refused.length;
    for (const { kind, id } of refused) log(`The database refuses an event: ${kind} ${id}.`);
  };
  const goAway = (error: unknown) => {
    if (!isAway) log(`The database is away, events wait on the disk: ${reasonOf(error)}.`);
    isAway = true;
    if (!isClosed) retry ??= setTimeout(() => void comeBack(), retryMs).unref();
  };
  /** Events that arrive in the meantime wait on the disk, too: they are stored before others go straight to the database. */
  const drainAll = async () => {
    do await spill.drain(insert);
    while (spill.sizeBytes() > 0);
    isBack();
  };
  const isBack = () => {
    if (isAway) log('The database is there; what waited on the disk is stored.');
    isAway = false;
  };
  const comeBack = () => {
    retrying ??= drainAll()
      .then(
        () => {
          retry = undefined;
        },
        (error: unknown) => {
          retry = undefined;
          goAway(error);
        },
      )
      .finally(() => {
        retrying = undefined;
      });
    return retrying;
  };
  const store = async (events: readonly StoredEvent[]) => {
    if (!isAway)
      try {
        return await insert(events);
      } catch (error) {
        goAway(error);
      }
    spill.add(events);
  };
  const flush = async () => {
    while (queue.length > 0) {
      const batch = takeBatch();
      const events = batch.flatMap((one) => one.events);
      try {
        await store(events);
        counts.accepted += events.length;
        for (const one of batch) one.done();
      } catch (error) {
        counts.turnedAway += events.length;
        log(`Events can't be stored: ${reasonOf(error)}.`);
        for (const one of batch) one.fail(new BusyError('Nothing can be stored at the moment.'));
      }
      waiting -= events.length;
    }
    running = undefined;
  };
  const takeBatch = () => {
    let size = 0;
    const end = queue.findIndex(({ events }) => {
      size += events.length;
      return size > BATCH;
    });
    return queue.splice(0, end < 0 ? queue.length : Math.max(1, end));
  };
  if (isAway) void comeBack();

  return {
    accept(events) {
      if (isClosed || waiting + events.length > mostWaiting) {
        counts.turnedAway += events.length;
        return Promise.reject(new BusyError('Too much waits to be stored.'));
      }
      waiting += events.length;
      const stored = new Promise<void>((done, fail) => {
        queue.push({ events, done, fail });
      });
      // What comes in the same turn is stored together.
      running ??= Promise.resolve().then(flush);
      return stored;
    },
    counts: () => counts,
    waiting: () => waiting,
    isAway: () => isAway,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await running;
      await retrying;
      if (spill.sizeBytes() > 0) await spill.drain(insert).catch(() => {});
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);

// Boxes that are ticked, each with its time ↔ this device's storage: nothing of them leaves it.
import { isRecord, keep, readKept } from '../../../engine/browser.ts';
import { TICKS_KEY } from './ticks-key.ts';

const WAY_KEY = 'learn-runbook-way';

/** Key of a step → when it was ticked, ISO 8601. */
export type Done = Readonly<Record<string, string>>;

/** @param way  what was chosen, as it is in the address: each way keeps its own ticks. */
export const readTicks = (way: string): Done => readAll()[way] ?? {};

export function writeTicks(way: string, done: Done): void {
  const { [way]: _before, ...others } = readAll();
  keep(TICKS_KEY, Object.keys(done).length ? { ...others, [way]: done } : others);
}

/** With one more or one less. */
export function withTick(done: Done, key: string, isDone: boolean): Done {
  const { [key]: _before, ...others } = done;
  return isDone ? { ...others, [key]: new Date().toISOString() } : others;
}

/** The way that was last worked on here; guides that are opened by themselves are of it. */
export function readWay(): string {
  const { way } = readKept(WAY_KEY);
  return typeof way === 'string' ? way : '';
}

export function writeWay(way: string): void {
  if (readWay() !== way) keep(WAY_KEY, { way });
}

function readAll(): Record<string, Done> {
  return Object.fromEntries(
    Object.entries(readKept(TICKS_KEY)).map(([way, done]) => [
      way,
      isRecord(done) ? onlyTimes(done) : {},
    ]),
  );
}

const onlyTimes = (done: Record<string, unknown>): Done =>
  Object.fromEntries(
    Object.entries(done).filter(
      (one): one is [string, string] =>
        typeof one[1] === 'string' && !Number.isNaN(Date.parse(one[1])),
    ),
  );

// What is accepted is on a disk; what can't be stored is turned away. With a database that fails when it is told to.
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoredEvent } from '../model/stored-event.ts';
import type { Database } from '../store/database.ts';
import { openSpill, type Spill } from '../store/spill.ts';
import { BusyError, createIntake, type IntakeOptions } from './intake.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'learn-intake-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const event = (id: string) => ({ id, kind: 'view' }) as StoredEvent;
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => event(String(from + i)));

/** Counts each id once, as the real one does. */
function setUp(options: Partial<IntakeOptions> = {}) {
  const stored = new Set<string>();
  const said: string[] = [];
  const mood = { isAway: false, wait: Promise.resolve() };
  const query = (async (_sql: string, [json]: readonly unknown[] = []) => {
    await mood.wait;
    if (mood.isAway) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const given = (JSON.parse(String(json)) as StoredEvent[]).filter(({ id }) => !stored.has(id));
    for (const { id } of given) stored.add(id);
    return [{ n: given.length }];
  }) as Database['query'];
  const database = { kind: 'postgres', query } as Database;
  const spill = options.spill ?? openSpill({ folder });
  const log = (line: string) => said.push(line);
  const intake = createIntake({ database, spill, log, retryMs: 5, ...options });
  return { intake, stored, said, mood, spill };
}

it('events wait on the disk while the database is away, and are stored when it is back', async () => {
  const { intake, stored, mood, said } = setUp();
  await intake.accept(ids(0, 3));
  mood.isAway = true;
  await intake.accept(ids(3, 6));
  expect([stored.size, intake.isAway()]).toEqual([3, true]);
  mood.isAway = false;
  await expect.poll(() => stored.size).toBe(6);
  await expect.poll(() => intake.isAway()).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
  expect(said).toHaveLength(2);
  await intake.close();
});

it('events that arrive while those on the disk are stored are stored, too', async () => {
  const { intake, stored, mood } = setUp();
  mood.isAway = true;
  await intake.accept(ids(0, 3));
  let go = () => {};
  mood.wait = new Promise((resolve) => {
    go = resolve;
  });
  mood.isAway = false;
  // The file of the first is being stored, so these begin another one.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await intake.accept(ids(3, 6));
  expect([stored.size, readdirSync(folder).length]).toEqual([0, 2]);
  go();
  await expect.poll(() => stored.size).toBe(6);
  await expect.poll(() => intake.isAway()).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
  await intake.close();
});

it('what a process that was killed has left is stored by the next; a line that was cut is none', async () => {
  const first = setUp();
  first.mood.isAway = true;
  await first.intake.accept(ids(0, 4));
  const [file = ''] = readdirSync(folder);
  appendFileSync(path.join(folder, file), '{"id":"cut');
  const next = setUp();
  await expect.poll(() => next.stored.size).toBe(4);
  await next.intake.close();
});

it('a file of another process that is alive is left alone', async () => {
  const other = `000000000000001-${process.ppid}-0a.ndjson`;
  appendFileSync(path.join(folder, other), `${JSON.stringify(event('x'))}\n`);
  const { intake, stored, mood } = setUp();
  mood.isAway = true;
  await intake.accept(ids(0, 1));
  mood.isAway = false;
  await expect.poll(() => stored.size).toBe(1);
  expect(readdirSync(folder)).toEqual([other]);
  await intake.close();
});

it('with a full disk, events are turned away, and it says so; later ones are taken again', async () => {
  const full: Spill = {
    add() {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    },
    sizeBytes: () => 0,
    drain: async () => {},
  };
  const { intake, mood, said, stored } = setUp({ spill: full });
  mood.isAway = true;
  await expect(intake.accept(ids(0, 2))).rejects.toBeInstanceOf(BusyError);
  expect(said.join('\n')).toContain('no space left');
  expect(intake.counts()).toMatchObject({ accepted: 0, turnedAway: 2 });
  mood.isAway = false;
  await expect.poll(() => intake.isAway()).toBe(false);
  await intake.accept(ids(2, 4));
  expect(stored.size).toBe(2);
  await intake.close();
});

it('more than fits in memory is turned away at once', async () => {
  const { intake, mood } = setUp({ mostWaiting: 10 });
  let go = () => {};
  mood.wait = new Promise((resolve) => {
    go = resolve;
  });
  const taken = intake.accept(ids(0, 8));
  await expect(intake.accept(ids(8, 16))).rejects.toBeInstanceOf(BusyError);
  go();
  await taken;
  expect([intake.waiting(), intake.counts().turnedAway]).toEqual([0, 8]);
  await intake.close();
});

it('what was accepted is stored before it closes, and nothing is taken afterwards', async () => {
  const { intake, stored } = setUp();
  const taken = Promise.all([intake.accept(ids(0, 5)), intake.accept(ids(5, 9))]);
  await intake.close();
  await taken;
  expect(stored.size).toBe(9);
  await expect(intake.accept(ids(9, 10))).rejects.toBeInstanceOf(BusyError);
});

it('a spill has a limit', () => {
  const spill = openSpill({ folder, mostBytes: 100 });
  spill.add(ids(0, 1));
  expect(() => spill.add(ids(1, 9))).toThrow('The spill is full');
});

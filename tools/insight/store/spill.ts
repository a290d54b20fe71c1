// Events that the database can't take at the moment → files of lines in a folder, until it can.
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { StoredEvent } from '../model/stored-event.ts';
import { isAlive } from './data-folder.ts';

export type Spill = {
  /** On disk when it returns. @throws when the disk or the spill is full. */
  add(events: readonly StoredEvent[]): void;
  /** Bytes that wait. */
  sizeBytes(): number;
  /** Gives each file's events to `take`, oldest first, and removes the file once that is done. */
  drain(take: (events: StoredEvent[]) => Promise<unknown>): Promise<void>;
};

export type SpillOptions = { folder: string; mostBytes?: number };

/** A file is closed at this size: one is read into memory as a whole. */
const FILE_BYTES = 4 * 1024 * 1024;
const MOST_BYTES = 512 * 1024 * 1024;

/** Files of a process that was killed are found by the next, or by another on this machine: each event is counted once. */
export function openSpill({ folder, mostBytes = MOST_BYTES }: SpillOptions): Spill {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const waiting = () =>
    readdirSync(folder)
      .filter((name) => !isOfAnother(name))
      .sort();
  const sizeOf = (name: string) => statSync(path.join(folder, name)).size;
  let size = waiting().reduce((sum, name) => sum + sizeOf(name), 0);
  let current: { file: number; name: string; size: number } | undefined;
  const finish = () => {
    if (current) closeSync(current.file);
    current = undefined;
  };
  return {
    sizeBytes: () => size,
    add(events) {
      const lines = Buffer.from(events.map((one) => `${JSON.stringify(one)}\n`).join(''));
      if (size + lines.length > mostBytes) throw new Error('The spill is full.');
      if (!current) {
        const name = `${String(Date.now()).padStart(15, '0')}-${process.pid}-${randomUUID()}.ndjson`;
        current = { file: openSync(path.join(folder, name), 'a', 0o600), name, size: 0 };
      }
      try {
        writeWhole(current.file, lines);
        fdatasyncSync(current.file);
      } catch (error) {
        // The next ones begin a new file: what was cut here is a line that isn't read.
        finish();
        throw error;
      }
      current.size += lines.length;
      size += lines.length;
      if (current.size >= FILE_BYTES) finish();
    },
    async drain(take) {
      finish();
      for (const name of waiting()) {
        const text = readFileSync(path.join(folder, name), 'utf8');
        await take(text.split('\n').flatMap(parseLine));
        rmSync(path.join(folder, name), { force: true });
      }
      size = waiting().reduce((sum, name) => sum + sizeOf(name), 0);
    },
  };
}

/** A file that isn't ours to read, or that a process which is alive still writes. */
function isOfAnother(name: string): boolean {
  const pid = Number(/^\d+-(\d+)-[\da-f-]+\.ndjson$/.exec(name)?.[1] ?? Number.NaN);
  return Number.isNaN(pid) || (pid !== process.pid && isAlive(pid));
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** The last line of a process that was killed may be cut: its events weren't accepted. */
function parseLine(line: string): StoredEvent[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line) as StoredEvent];
  } catch {
    return [];
  }
}

// Values by their keys ↔ one file: a head that gives place and hash of each, then their bytes. It is written once.
import { closeSync, openSync, readSync } from 'node:fs';
import { sha256, writeIntoCache } from './cache-file.ts';

/** A value's hash, and where in the file it is. */
type Place = { hash: string; start: number; length: number };

export type Pack = {
  keys: readonly string[];
  /** Undefined where a single bit of it has changed. */
  read(key: string): Buffer | undefined;
  close(): void;
};

/** @param at  in a marked cache folder. @throws what the file system says; then nothing of it is left. */
export function writePack(at: string, values: ReadonlyMap<string, Buffer>): void {
  const head = JSON.stringify(
    [...values].map(([key, bytes]) => [key, sha256(bytes), bytes.length] as const),
  );
  const line = `${sha256(head)} ${Buffer.byteLength(head)}\n`;
  writeIntoCache(at, Buffer.concat([Buffer.from(line + head), ...values.values()]));
}

/** Undefined where it can't be read, or its head is damaged. The file stays open: it counts even when it is removed. */
export function openPack(at: string): Pack | undefined {
  let file: number | undefined;
  try {
    file = openSync(at, 'r');
    const pack = readPack(file);
    if (!pack) closeSync(file);
    return pack;
  } catch {
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}

/** @throws where the head is no list of values. */
function readPack(file: number): Pack | undefined {
  const [line = ''] = (readAt(file, 0, LONGEST_LINE)?.toString('latin1') ?? '').split('\n', 1);
  const [hash, size] = line.split(' ');
  const head = readAt(file, line.length + 1, Number(size));
  if (head?.length !== Number(size) || sha256(head) !== hash) return undefined;
  const places = placesIn(head, line.length + 1 + head.length);
  return {
    keys: [...places.keys()],
    read(key) {
      const place = places.get(key);
      const bytes = place && readAt(file, place.start, place.length);
      return bytes && sha256(bytes) === place.hash ? bytes : undefined;
    },
    close: () => closeSync(file),
  };
}

/** A hash, a blank, and the number of bytes. */
const LONGEST_LINE = 64 + 1 + 16;

function placesIn(head: Buffer, begin: number): Map<string, Place> {
  const places = new Map<string, Place>();
  let start = begin;
  for (const [key, hash, length] of JSON.parse(head.toString('utf8')) as [
    string,
    string,
    number,
  ][]) {
    places.set(key, { hash, start, length });
    start += length;
  }
  return places;
}

function readAt(file: number, start: number, length: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length);
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, length, start));
  } catch {
    return undefined;
  }
}

// What a bundle holds, whether it is a zip or a folder → contents and hashes, as streams: memory use stays flat.

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExpectedError } from '../../engine/tooling.ts';

/** Something that no bundle has: by its kind, by its name, or because it can't be read. */
export type Oddity = {
  /** Below the root of the bundle, if it is there. */
  name: string;
  what: 'link' | 'pipe' | 'socket' | 'device' | 'unsafe' | 'double' | 'denied';
};

export type BundleEntries = {
  /** Files below the root, by name; all names are plain and differ on every disk. */
  files: ReadonlyMap<string, BundleFile>;
  odd: readonly Oddity[];
  close(): Promise<void>;
};

export type BundleFile = {
  /** Its contents, and no byte more than a zip states. The stream fails when they are damaged or can't be read. */
  open(): Promise<Readable>;
};

/** @returns  SHA-256 as 64 digits; undefined when the contents are damaged or can't be read. */
export async function hashOfFile(file: BundleFile): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(await file.open(), hash);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/** @throws ExpectedError  when it is larger than `mostBytes`, damaged, or can't be read. */
export async function bytesOfFile(
  name: string,
  file: BundleFile,
  mostBytes: number,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of await file.open()) {
      pieces.push(piece as Buffer);
      size += (piece as Buffer).length;
      if (size > mostBytes) break;
    }
  } catch {
    throw new ExpectedError(`${name} is damaged, or can't be read.`);
  }
  if (size > mostBytes)
    throw new ExpectedError(`${name} is too large: more than ${mostBytes} bytes.`);
  return Buffer.concat(pieces);
}

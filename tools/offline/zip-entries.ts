// A bundle as a zip → what it holds. Its sizes are checked before anything is unpacked.

import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ExpectedError } from '../../engine/tooling.ts';
import type { BundleEntries, BundleFile, Oddity } from './bundle-entries.ts';
import { doubleNames, nameProblem, shownName } from './names.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** A documentation site is unpacked to 2 to 10 times its zip; what a bomb reaches is 1,000. */
const MOST_RATIO = 100;
const MOST_BYTES = 4e9;

/** Kinds of `st_mode`, as zips made on Unix have them; 0 says nothing. */
const KINDS: Readonly<Record<number, Oddity['what']>> = {
  40960: 'link',
  4096: 'pipe',
  49152: 'socket',
  8192: 'device',
  24576: 'device',
};

/**
 * @param mostBytes        that it may be unpacked to; given, nothing is said about how well it is compressed.
 * @throws ExpectedError   when it isn't a plain zip with one folder, or is too large.
 */
export async function openZip(at: string, mostBytes?: number): Promise<BundleEntries> {
  const zip = await open(at);
  try {
    const entries = await readZipDirectory(zip, at, (bytes, zipBytes) => {
      const most = mostBytes ?? Math.min(MOST_BYTES, Math.max(zipBytes * MOST_RATIO, 1e6));
      if (bytes > most) throw tooLarge(at, { bytes, zipBytes, most });
    });
    return { ...sortOut(entries, zip, at), close: () => zip.close() };
  } catch (error) {
    await zip.close();
    throw error;
  }
}

type Sizes = { bytes: number; zipBytes: number; most: number };

function tooLarge(at: string, { bytes, zipBytes, most }: Sizes): ExpectedError {
  const megabytes = (count: number) => `${Math.ceil(count / 1e6).toLocaleString('en')} MB`;
  return new ExpectedError(
    `${at} has ${megabytes(zipBytes)}, but unpacks to ${megabytes(bytes)}, and at most ${megabytes(most)} are allowed. Nothing was unpacked.`,
    `If you know that its size is right: --max-size ${Math.ceil(bytes / 1e6)}`,
  );
}

function sortOut(entries: readonly ZipEntry[], zip: FileHandle, at: string) {
  const odd: Oddity[] = [];
  const kept = new Map<string, ZipEntry>();
  const tops = new Set<string>();
  const whole = entries.map(({ name }) => name.replace(/\/$/, ''));
  const doubles = doubleNames(whole);
  for (const [i, entry] of entries.entries()) {
    const name = whole[i] ?? '';
    const [top = '', ...rest] = name.split('/');
    const what = nameProblem(name)
      ? 'unsafe'
      : (KINDS[entry.mode & 0xf000] ?? (doubles.has(name) ? 'double' : undefined));
    if (what !== 'unsafe') tops.add(top);
    const isFolder = entry.name.endsWith('/');
    if (what)
      odd.push({ name: what === 'unsafe' || rest.length === 0 ? name : rest.join('/'), what });
    else if (rest.length === 0 && !isFolder)
      throw new ExpectedError(`${at} has "${name}" beside its folder: it isn't a bundle.`);
    else if (!isFolder) kept.set(rest.join('/'), entry);
  }
  if (tops.size > 1)
    throw new ExpectedError(
      `${at} has ${tops.size} folders at its top, and a bundle has one: ${[...tops].slice(0, 5).map(shownName).join(', ')}.`,
    );
  const files = [...kept].map(([name, entry]): [string, BundleFile] => [
    name,
    { open: async () => readEntry(zip, entry) },
  ]);
  return { files: new Map(files), odd };
}

/** Its size was checked before: no byte more than that is unpacked. */
function readEntry(zip: FileHandle, entry: ZipEntry): Readable {
  const packed = Readable.from(packedPieces(zip, entry));
  if (!entry.isDeflated || entry.packedBytes === 0) return packed;
  const inflate = createInflateRaw();
  let rest = entry.sizeBytes;
  const exact = new Transform({
    transform(piece: Buffer, _encoding, done) {
      rest -= piece.length;
      done(rest < 0 ? new Error('more than its size') : null, piece);
    },
    flush: (done) =>
      done(rest > 0 || inflate.bytesWritten !== entry.packedBytes ? new Error('other size') : null),
  });
  // What fails on the way fails at its end.
  pipeline(packed, inflate, exact, () => {});
  return exact;
}

const PIECE_BYTES = 64 * 1024;

async function* packedPieces(zip: FileHandle, { start, packedBytes }: ZipEntry) {
  for (let done = 0; done < packedBytes; ) {
    const length = Math.min(PIECE_BYTES, packedBytes - done);
    const { buffer, bytesRead } = await zip.read(Buffer.alloc(length), 0, length, start + done);
    if (bytesRead === 0) throw new Error('cut off');
    done += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

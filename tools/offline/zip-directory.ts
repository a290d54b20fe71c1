// A zip → its entries, from the central directory; the headers beside the contents must say the same.

import type { FileHandle } from 'node:fs/promises';
import { ExpectedError } from '../../engine/tooling.ts';
import { shownName } from './names.ts';

/** Numbers are those of APPNOTE.TXT, the specification of zips, 4.3.7, 4.3.12 and 4.3.16; they are little-endian. */
export type ZipEntry = {
  name: string;
  isDeflated: boolean;
  packedBytes: number;
  sizeBytes: number;
  /** Where the contents begin in the zip. */
  start: number;
  /** Permissions and kind, of zips made on Unix; otherwise 0. */
  mode: number;
};

type Header = Omit<ZipEntry, 'start'> & { at: number; fixed: Buffer; nameBytes: Buffer };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;

/** Some hundred bytes for each of the 65,535 entries that a zip can have. */
const MOST_DIRECTORY_BYTES = 64e6;

/** Zips with 64-bit sizes and a second name for a file: programs disagree about which one holds. */
const REFUSED_EXTRAS = [0x0001, 0x7075];

/**
 * Only the plain form of a zip is read, which leaves no room for doubt: entries follow each other without a gap, their
 * directory ends the file, and nothing is encrypted or spread over several files. Nothing is unpacked.
 *
 * @param checkSize       gets the sum of all sizes before anything else is read.
 * @throws ExpectedError  when it is no zip, a damaged one, or one that programs may unpack in different ways.
 */
export async function readZipDirectory(
  zip: FileHandle,
  shown: string,
  checkSize: (bytes: number, zipBytes: number) => void,
): Promise<ZipEntry[]> {
  const { size } = await zip.stat();
  const refuse = refusal(shown);
  const end = await readBytes(zip, size - END_BYTES, END_BYTES);
  if (end?.readUInt32LE(0) !== END)
    throw new ExpectedError(`${shown} is no zip, or a damaged one.`);
  const count = end.readUInt16LE(10);
  const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  const isOneFile = end.readUInt32LE(4) === 0 && end.readUInt16LE(8) === count;
  if (!isOneFile || end.readUInt16LE(20) !== 0 || start + length !== size - END_BYTES)
    throw refuse('its end is not that of a plain zip');
  if (length > MOST_DIRECTORY_BYTES) throw refuse('its directory is too long');
  const directory = await readBytes(zip, start, length);
  if (!directory) throw refuse('its directory is cut off');
  const headers = readHeaders(directory, count);
  if (!headers) throw refuse('its directory is damaged');
  checkSize(
    headers.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    size,
  );
  let next = 0;
  const entries: ZipEntry[] = [];
  for (const header of headers.sort((a, b) => a.at - b.at)) {
    const problem = problemOf(header);
    if (problem) throw refuse(`"${shownName(header.name)}" ${problem}`);
    const contents = header.at === next ? await findContents(zip, header) : undefined;
    if (contents === undefined)
      throw refuse(`the directory and the entry of "${shownName(header.name)}" disagree`);
    const { at: _, fixed: __, nameBytes: ___, ...entry } = header;
    entries.push({ ...entry, start: contents });
    next = contents + header.packedBytes;
  }
  if (next !== start) throw refuse('something is hidden between its entries and their directory');
  return entries;
}

const refusal = (shown: string) => (why: string) =>
  new ExpectedError(
    `${shown} is damaged, or no zip as "learn bundle" makes it: ${why}.`,
    'Get it again from where it was published, or unpack it and verify the folder.',
  );

/** Undefined when they don't fill the directory. */
function readHeaders(directory: Buffer, count: number): Header[] | undefined {
  const headers: Header[] = [];
  let at = 0;
  while (at + CENTRAL_BYTES <= directory.length && directory.readUInt32LE(at) === CENTRAL) {
    const fixed = directory.subarray(at, at + CENTRAL_BYTES);
    const nameEnd = at + CENTRAL_BYTES + fixed.readUInt16LE(28);
    const extraEnd = nameEnd + fixed.readUInt16LE(30);
    // A comment may hold what other programs take for the end of a zip with 64-bit sizes.
    const isPlain = fixed.readUInt16LE(32) === 0 && fixed.readUInt16LE(34) === 0;
    if (!isPlain || extraEnd > directory.length) return undefined;
    if (!hasPlainExtras(directory.subarray(nameEnd, extraEnd))) return undefined;
    const nameBytes = directory.subarray(at + CENTRAL_BYTES, nameEnd);
    headers.push({
      at: fixed.readUInt32LE(42),
      fixed,
      nameBytes,
      name: nameBytes.toString('utf8'),
      isDeflated: fixed.readUInt16LE(10) === 8,
      packedBytes: fixed.readUInt32LE(20),
      sizeBytes: fixed.readUInt32LE(24),
      mode: fixed.readUInt8(5) === 3 ? fixed.readUInt16LE(40) : 0,
    });
    at = extraEnd;
  }
  return at === directory.length && headers.length === count ? headers : undefined;
}

function problemOf({ fixed, nameBytes, name, ...header }: Header): string | undefined {
  const flags = fixed.readUInt16LE(8);
  const method = fixed.readUInt16LE(10);
  // Bits 1 and 2 say how well it is compressed; bit 11 that its name is UTF-8.
  if (flags & ~0x806) return 'is encrypted, or its size is written behind it';
  if (method !== 0 && method !== 8) return 'is compressed in a way of its own';
  if (method === 0 && header.packedBytes !== header.sizeBytes) return 'has two sizes';
  const isAscii = nameBytes.every((byte) => byte < 128);
  if (!isAscii && (!(flags & 0x800) || !nameBytes.equals(Buffer.from(name))))
    return 'has a name that is not UTF-8';
  return name.endsWith('/') && header.sizeBytes > 0 ? 'is a folder with contents' : undefined;
}

/** Undefined when the header before them says something else than the directory. */
async function findContents(zip: FileHandle, header: Header): Promise<number | undefined> {
  const { at, fixed, nameBytes } = header;
  const own = await readBytes(zip, at, LOCAL_BYTES + nameBytes.length);
  // Flags, method, time, checksum, both sizes and the length of the name are equal in both.
  const isSame =
    own?.readUInt32LE(0) === LOCAL &&
    own.subarray(6, 28).equals(fixed.subarray(8, 30)) &&
    own.subarray(LOCAL_BYTES).equals(nameBytes);
  if (!isSame) return undefined;
  const start = at + own.length;
  const extras = await readBytes(zip, start, own.readUInt16LE(28));
  return extras && hasPlainExtras(extras) ? start + extras.length : undefined;
}

function hasPlainExtras(extras: Buffer): boolean {
  let at = 0;
  while (at + 4 <= extras.length) {
    if (REFUSED_EXTRAS.includes(extras.readUInt16LE(at))) return false;
    at += 4 + extras.readUInt16LE(at + 2);
  }
  return at === extras.length;
}

/** Undefined when the zip has no such place. */
async function readBytes(zip: FileHandle, at: number, length: number): Promise<Buffer | undefined> {
  if (at < 0) return undefined;
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await zip.read(bytes, 0, length, at);
  return bytesRead === length ? bytes : undefined;
}

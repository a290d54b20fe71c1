// A font file (TrueType, OpenType, WOFF, WOFF2) → the few of its tables that say how large it is drawn.
import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** `isShort`: the advances stand alone, as WOFF2 packs them. */
export type FontTable = { bytes: Buffer; isShort: boolean };

/** Tag → table. */
export type FontTables = ReadonlyMap<string, FontTable>;

/** More than any font for a page; a file can't make a build unpack without limit. */
const LARGEST_BYTES = 30_000_000;

/** @throws Error  where the bytes are no font. */
export function readFontTables(bytes: Buffer): FontTables {
  const kind = bytes.toString('latin1', 0, 4);
  if (kind === 'wOF2') return readWoff2(bytes);
  return kind === 'wOFF' ? readWoff(bytes) : readPlain(bytes);
}

function readPlain(bytes: Buffer): FontTables {
  const count = bytes.readUInt16BE(4);
  return new Map(
    places(count, 12, 16).map((at) => {
      const [start, length] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
      return [tagAt(bytes, at), plain(bytes.subarray(start, start + length))];
    }),
  );
}

/** @see https://www.w3.org/TR/WOFF/ */
function readWoff(bytes: Buffer): FontTables {
  const count = bytes.readUInt16BE(12);
  return new Map(
    places(count, 44, 20).map((at) => {
      const [start, packed] = [bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8)];
      const part = bytes.subarray(start, start + packed);
      const isPacked = packed < bytes.readUInt32BE(at + 12);
      const whole = isPacked ? inflateSync(part, { maxOutputLength: LARGEST_BYTES }) : part;
      return [tagAt(bytes, at), plain(whole)];
    }),
  );
}

/** The tags that WOFF2 has short numbers for, as far as they are read here. */
const KNOWN_TAGS = ['cmap', 'head', 'hhea', 'hmtx'];
const [GLYF, LOCA, OWN_TAG] = [10, 11, 63];

/** All tables are packed as one stream, in the order of the list. @see https://www.w3.org/TR/WOFF2/ */
function readWoff2(bytes: Buffer): FontTables {
  const count = bytes.readUInt16BE(12);
  let at = 48;
  const number = () => {
    let value = 0;
    for (let n = 0; n < 5; n++) {
      const byte = bytes.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  };
  const list = Array.from({ length: count }, () => {
    const flags = bytes.readUInt8(at++);
    const known = flags & 63;
    const tag = known === OWN_TAG ? tagAt(bytes, at) : (KNOWN_TAGS[known] ?? `${known}`);
    if (known === OWN_TAG) at += 4;
    const version = flags >> 6;
    const isOutline = known === GLYF || known === LOCA;
    const isShort = isOutline ? version === 0 : version !== 0;
    const length = number();
    return { tag, isShort, length: isShort ? number() : length };
  });
  const packed = bytes.subarray(at, at + bytes.readUInt32BE(20));
  const stream = brotliDecompressSync(packed, { maxOutputLength: LARGEST_BYTES });
  let start = 0;
  return new Map(
    list.map(({ tag, isShort, length }) => {
      const table = { bytes: stream.subarray(start, start + length), isShort };
      start += length;
      return [tag, table];
    }),
  );
}

const plain = (bytes: Buffer): FontTable => ({ bytes, isShort: false });

const tagAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

const places = (count: number, start: number, size: number): number[] =>
  Array.from({ length: count }, (_, i) => start + i * size);

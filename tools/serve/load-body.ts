// A file and an encoding → the bytes to send and their entity tag, from memory when they are there.

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { contentTypeOf, type SiteFile } from '../../engine/tooling.ts';
import type { Body, BodyCache } from './body-cache.ts';
import type { Encoding } from './negotiate.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed body is hardly smaller, and it fits one packet anyway. */
const minCompressedBytes = 256;
/** Larger files are sent from disk, uncompressed. */
const maxBufferedBytes = 16 * 1024 * 1024;
const mebibyte = 1024 * 1024;
/** Nearly all pages are smaller. */
const pageBytes = 64 * 1024;

/** Whether a file is ever sent compressed. */
export function isCompressed({ name, sizeBytes }: SiteFile): boolean {
  return (
    contentTypeOf(name).isCompressible &&
    sizeBytes >= minCompressedBytes &&
    sizeBytes <= maxBufferedBytes
  );
}

/**
 * Load one representation of a file.
 *
 * @param encoding  `br` or `gzip` only where `isCompressed` holds.
 * @returns         Equal bytes have equal tags, on every machine and after every build.
 */
export function loadBody(cache: BodyCache, file: SiteFile, encoding: Encoding): Promise<Body> {
  return cache.get(`${file.key}\0${encoding}`, () =>
    encoding === 'identity' ? readIdentity(file) : compress(cache, file, encoding),
  );
}

async function readIdentity({ path, sizeBytes }: SiteFile): Promise<Body> {
  const hash = createHash('sha256');
  if (sizeBytes > maxBufferedBytes) {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    return { etag: renderEtag(hash.digest('base64url')), sizeBytes, bytes: undefined };
  }
  const bytes = await readFile(path);
  return {
    etag: renderEtag(hash.update(bytes).digest('base64url')),
    sizeBytes: bytes.length,
    bytes,
  };
}

/** The first 132 bits of the hash are plenty to tell files apart. */
function renderEtag(hash: string): string {
  return `"${hash.slice(0, 22)}"`;
}

async function compress(cache: BodyCache, file: SiteFile, encoding: 'br' | 'gzip'): Promise<Body> {
  const identity = await loadBody(cache, file, 'identity');
  const source = identity.bytes ?? Buffer.alloc(0);
  const bytes =
    encoding === 'gzip'
      ? await compressGzip(source, { level: 9 })
      : await compressBrotli(source, { params: brotliParams(file) });
  const etag = identity.etag.replace(/"$/, encoding === 'gzip' ? '-gz"' : '-br"');
  return { etag, sizeBytes: bytes.length, bytes };
}

/**
 * Hashed files are compressed once for their whole life; a page may change with the next build. For a page of the usual
 * size, quality 10 saves 8 % of what 9 sends, and takes 2 ms more, once.
 */
function brotliParams({ name, sizeBytes }: SiteFile): Record<number, number> {
  const ofSize = sizeBytes <= pageBytes ? 10 : sizeBytes <= mebibyte ? 9 : 5;
  const quality = name.startsWith('_assets/') ? 11 : ofSize;
  return {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: sizeBytes,
  };
}

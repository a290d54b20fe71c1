// File name → Content-Type. The nginx and Caddy snippets are written from the same table.
import { lookUp } from '../../text/look-up.ts';

export interface ContentType {
  /** Without parameters. */
  readonly type: string;
  /** Sent as `charset=utf-8`. */
  readonly hasCharset: boolean;
  /** False for formats that carry their own compression. */
  readonly isCompressible: boolean;
}

const text = (type: string) => ({ type, hasCharset: true, isCompressible: true });
const structured = (type: string) => ({ type, hasCharset: false, isCompressible: true });
const packed = (type: string) => ({ type, hasCharset: false, isCompressible: false });

/** Extension in lower case without its dot → type. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text('text/html'),
  md: text('text/markdown'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  txt: text('text/plain'),
  json: structured('application/json'),
  map: structured('application/json'),
  webmanifest: structured('application/manifest+json'),
  xml: structured('application/xml'),
  atom: structured('application/atom+xml'),
  rss: structured('application/rss+xml'),
  svg: structured('image/svg+xml'),
  ico: structured('image/x-icon'),
  wasm: structured('application/wasm'),
  png: packed('image/png'),
  jpg: packed('image/jpeg'),
  jpeg: packed('image/jpeg'),
  gif: packed('image/gif'),
  webp: packed('image/webp'),
  avif: packed('image/avif'),
  woff2: packed('font/woff2'),
  pdf: packed('application/pdf'),
  mp4: packed('video/mp4'),
  webm: packed('video/webm'),
  woff: packed('font/woff'),
  zip: packed('application/zip'),
  gz: packed('application/gzip'),
  tgz: packed('application/gzip'),
};

/** What is not known to be packed is worth compressing. */
export const unknownType: ContentType = structured('application/octet-stream');

/** The type of a file by its extension; `unknownType` when the table has none. */
export function contentTypeOf(path: string): ContentType {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return lookUp(contentTypes, extension) ?? unknownType;
}

/** The value of the Content-Type header. */
export function renderContentType({ type, hasCharset }: ContentType): string {
  return hasCharset ? `${type}; charset=utf-8` : type;
}

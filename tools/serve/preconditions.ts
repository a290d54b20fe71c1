// If-None-Match, Range and If-Range → what to send of a file (RFC 9110, 13 and 14).

/**
 * Whether If-None-Match names the representation (weak comparison), so that the answer is 304.
 *
 * @param etag  The representation's strong entity tag with its quotes.
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}

/** Positions of the first and last byte; `unsatisfiable` → 416, `undefined` → the whole file. */
export type ByteRange =
  | { readonly start: number; readonly end: number }
  | 'unsatisfiable'
  | undefined;

export interface RangeRequest {
  readonly range: string | undefined;
  readonly ifRange: string | undefined;
  readonly etag: string;
  readonly sizeBytes: number;
}

/** Two numbers need no more; what is longer means the whole file. */
const maxRangeLength = 1024;

/**
 * Resolve a Range header against a file. Several ranges, and units other than bytes, mean the whole file,
 * as RFC 9110 allows. No Last-Modified is ever sent, so a date in If-Range matches nothing.
 */
export function resolveRange({ range, ifRange, etag, sizeBytes }: RangeRequest): ByteRange {
  if (range === undefined || range.length > maxRangeLength) return undefined;
  if (!/^bytes=/i.test(range) || range.includes(',')) return undefined;
  if (ifRange !== undefined && ifRange.trim() !== etag) return undefined;
  const [, first = '', last = ''] = /^(\d*)\s*-\s*(\d*)$/.exec(range.slice(6).trim()) ?? [];
  if (first === '' && last === '') return 'unsatisfiable';
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}

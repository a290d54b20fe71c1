// Accept-Encoding → the encoding of the answer (RFC 9110, 12.5.3).

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first; decides between encodings the client likes equally. */
const offered = ['br', 'gzip'] as const;

/** Encoding names in lower case → quality from 0 to 1. Malformed members are left out. */
function parseAcceptEncoding(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const member of header.split(',')) {
    const match = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?\s*$/i.exec(
      member,
    );
    if (match?.[1]) qualities.set(match[1].toLowerCase().replace(/^x-/, ''), Number(match[2] ?? 1));
  }
  return qualities;
}

/**
 * Choose the encoding a client prefers. Identity is the answer when there is nothing better, even to a
 * client that refuses it: a readable page helps more than 406.
 *
 * @param acceptEncoding  The request's header; `undefined` asks for identity.
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const qualities = parseAcceptEncoding(acceptEncoding);
  const quality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0;
  const best = offered.reduce((a, b) => (quality(b) > quality(a) ? b : a));
  return quality(best) > 0 && quality(best) >= (qualities.get('identity') ?? 0) ? best : 'identity';
}

// Accept-Encoding → the encoding of the answer (RFC 9110, 12.5.3).

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first; decides between encodings the client likes equally. */
const offered = ['br', 'gzip'] as const;

/** Longer than any browser's; what is longer is not looked into. */
const maxHeaderLength = 1024;

/** Encoding names in lower case → quality from 0 to 1. Malformed members are omitted. */
function parseAcceptEncoding(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  if (header.length > maxHeaderLength) return qualities;
  for (const member of header.split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim());
    const quality = parameters.length === 0 ? 1 : parseQuality(parameters);
    if (/^[\w*-]+$/.test(name) && quality !== undefined)
      qualities.set(name.toLowerCase().replace(/^x-/, ''), quality);
  }
  return qualities;
}

/** Of one parameter, such as `q=0.8`; undefined when it is another one, or when there are several. */
function parseQuality([parameter = '', ...others]: readonly string[]): number | undefined {
  const [, value] = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.exec(parameter) ?? [];
  return value === undefined || others.length > 0 ? undefined : Number(value);
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

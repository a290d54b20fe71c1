// The target of a request line → a clean site path. Everything that looks at paths looks at this one.

export interface RequestUrl {
  /** Decoded, begins with "/", no ".", ".." or empty part; may end in "/". */
  readonly url: string;
  /** With its "?", as sent, or "". */
  readonly query: string;
}

/**
 * Decode and tidy the path of a request as nginx does: percent-decoding once, then "//" to "/", then "."
 * and ".." resolved. So `%2f` and `%2e` mean what "/" and "." mean, and cannot hide from a later check.
 *
 * @param target  As it is in the request line, origin form or absolute form.
 * @returns       `malformed` for an incomplete escape, NUL, or ".." above the root; `undecodable` for
 *                bytes that are not UTF-8, which name no file of ours.
 */
export function parseRequestUrl(target: string): RequestUrl | 'malformed' | 'undecodable' {
  const [, encoded = '', query = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  if (!encoded.startsWith('/') || /%(?![0-9a-f]{2})|%00/i.test(encoded)) return 'malformed';
  const decoded = decode(encoded);
  if (decoded === undefined) return 'undecodable';
  const parts = resolveDots(decoded.split('/'));
  if (parts === undefined) return 'malformed';
  const isFolder = /\/\.{0,2}$/.test(decoded) && parts.length > 0;
  return { url: `/${parts.join('/')}${isFolder ? '/' : ''}`, query: query === '?' ? '' : query };
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** `undefined` when ".." leads above the root. */
function resolveDots(parts: readonly string[]): string[] | undefined {
  const resolved: string[] = [];
  for (const part of parts) {
    if (part === '' || part === '.') continue;
    if (part !== '..') resolved.push(part);
    else if (resolved.pop() === undefined) return undefined;
  }
  return resolved;
}

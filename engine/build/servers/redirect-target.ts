// A redirect's `to` → the parts of its Location header, with room for the request's query string.

export interface RedirectTarget {
  /** Path with base, or absolute https address; percent-encoded. */
  readonly url: string;
  /** The target's own query string with its "?", or "". */
  readonly query: string;
  /** The anchor with its "#", or "". */
  readonly hash: string;
}

/**
 * Resolve a redirect's `to` below `base`.
 *
 * @param to  Path without leading slash or absolute https address, as `serverConfigSchema` admits.
 */
export function resolveRedirectTarget(base: string, to: string): RedirectTarget {
  const isAbsolute = to.startsWith('https://');
  const target = isAbsolute ? new URL(to) : new URL(base + to, 'https://site.invalid');
  const url = isAbsolute ? target.origin + target.pathname : target.pathname;
  return { url: encode(url), query: encode(target.search), hash: encode(target.hash) };
}

/** What `URL` leaves as it is although an address may not hold it, and a server's file could not quote it. */
function encode(part: string): string {
  return part.replace(/["<>\\^`{|}]/g, encodeURIComponent);
}

/**
 * The Location header of a redirect. The request's query string is kept, unless the target has its own.
 *
 * @param query  The request's query string with its "?", or "".
 */
export function renderLocation(target: RedirectTarget, query: string): string {
  return target.url + (target.query || query) + target.hash;
}

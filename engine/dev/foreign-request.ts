// The headers of a request to a server on one's own machine → why it is refused: a name that somebody else's DNS points
// here, or another site's page that requests something behind a reader's back.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** @param host  the name that the server listens on. */
export function foreignRequest(
  headers: IncomingHttpHeaders,
  host: string,
): { status: 400 | 403; text: string } | undefined {
  const requested = hostOf(`http://${headers.host ?? ''}`);
  if (requested === undefined) return { status: 400, text: 'Bad request' };
  if (!isOwn(requested.hostname, host))
    return {
      status: 403,
      text: `"${requested.hostname}" is no name of this server. Open it by its address or as localhost, or start it with --host.`,
    };
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate')
    return { status: 403, text: 'Another site requests this.' };
  if (origin !== undefined && hostOf(origin)?.host !== requested.host)
    return { status: 403, text: 'Another site requests this.' };
  return undefined;
}

function hostOf(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Numbers can't be pointed elsewhere; only names can. */
function isOwn(name: string, host: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 || /(?:^|\.)localhost$/.test(bare) || bare === host.toLowerCase();
}

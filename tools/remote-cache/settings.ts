// A site's `cache` setting and the environment → the server that this run shares values with, or why it shares none.
import type { RemoteSettings } from '../../engine/tooling.ts';

export type Remote = {
  /** Ends with a slash. */
  url: string;
  /** The team's: what is not sealed with it doesn't count. */
  key: string;
  /** Header of each request. */
  authorization: string | undefined;
  isReadOnly: boolean;
  seconds: number;
};

/** Shorter ones can be guessed. */
const SHORTEST_KEY = 16;

/**
 * @param settings  of the site. An address in the environment takes the place of its own: then no site that was
 *                  downloaded can say where the token is sent.
 * @returns undefined without an address, or without a key that would make its values count, as on a machine of a guest;
 *          a sentence where what the environment says is wrong.
 */
export function remoteOf(
  settings: RemoteSettings | undefined,
  env: NodeJS.ProcessEnv,
): Remote | string | undefined {
  const { LEARN_CACHE_URL, LEARN_CACHE_KEY: key = '', LEARN_CACHE_TOKEN: token = '' } = env;
  const url = LEARN_CACHE_URL || settings?.url;
  if (!url || key === '') return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    return `LEARN_CACHE_URL is no address: ${url}`;
  if (key.length < SHORTEST_KEY)
    return `The cache at ${url} isn't used: LEARN_CACHE_KEY, the team's secret, needs ${SHORTEST_KEY} characters or more.`;
  return {
    url: url.endsWith('/') ? url : `${url}/`,
    key,
    authorization: token === '' ? undefined : authorizationOf(token),
    isReadOnly: settings?.readOnly === true || (env.LEARN_CACHE_READ_ONLY ?? '') !== '',
    seconds: settings?.seconds ?? 10,
  };
}

/** A name and a password, or one word. */
const authorizationOf = (token: string): string =>
  token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;

// An address of another site → whether it answers: HEAD, then GET where that is refused; redirects are followed here.

/** `gone`: the site says so, or there is none. `unclear`: it refuses, or fails, and may answer a reader. */
export type Answer =
  | { state: 'ok' }
  | { state: 'moved'; to: string }
  | { state: 'gone' | 'unclear'; says: string }
  | { state: 'skipped'; says: string };

export type AskOptions = {
  fetch?: typeof fetch;
  /** How long an answer may take. */
  timeoutMs?: number;
  /** Hosts of this machine or network that are asked all the same, with their port. */
  local?: readonly string[];
  /** Between tries. */
  wait?: (ms: number) => Promise<void>;
};

const MOST_HOPS = 10;
const TRIES = 3;
const TIMEOUT_MS = 20_000;
const LONGEST_WAIT_MS = 30_000;
const HEADERS = { 'user-agent': 'learn-link-check/1.0', accept: '*/*' };

/** @param url  `http:` or `https:`, without a fragment. */
export async function askAddress(url: string, options: AskOptions): Promise<Answer> {
  const { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options;
  let answer: Answer & { retryMs?: number | undefined } = { state: 'unclear', says: '' };
  for (let tried = 0; tried < TRIES; tried++) {
    if (tried > 0) await wait(Math.min(answer.retryMs ?? 1000 * 4 ** (tried - 1), LONGEST_WAIT_MS));
    answer = await follow(url, options);
    if (!('retryMs' in answer)) break;
  }
  const { retryMs: _, ...rest } = answer;
  return rest;
}

/** `retryMs` is there where another try may tell more; its value where the site names one. */
type Tried = Answer & { retryMs?: number | undefined };

async function follow(first: string, options: AskOptions): Promise<Tried> {
  let url = first;
  let isForGood = true;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const refused = notAsked(url, options.local ?? []);
    if (refused) return { state: hop === 0 ? 'skipped' : 'unclear', says: refused };
    const got = await request(url, options);
    if ('state' in got) return got;
    const { status, location } = got;
    if (status < 300 || status >= 400 || !location)
      return { ...verdict(got, url, first, isForGood) };
    isForGood &&= status === 301 || status === 308;
    if (!URL.canParse(location, url)) return { state: 'gone', says: 'it leads to no address' };
    url = withoutFragment(new URL(location, url));
  }
  return { state: 'gone', says: `it leads on more than ${MOST_HOPS} times` };
}

type Got = { status: number; location: string | null; retryAfter: string | null };

/** Many sites refuse HEAD, or answer it wrongly. */
async function request(url: string, options: AskOptions): Promise<Got | Tried> {
  const head = await send('HEAD', url, options);
  if (!('state' in head) && head.status < 400) return head;
  return send('GET', url, options);
}

async function send(
  method: 'HEAD' | 'GET',
  url: string,
  { fetch: ask = fetch, timeoutMs = TIMEOUT_MS }: AskOptions,
): Promise<Got | Tried> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await ask(url, { method, redirect: 'manual', signal, headers: HEADERS });
    await answer.body?.cancel();
    const { status, headers } = answer;
    return { status, location: headers.get('location'), retryAfter: headers.get('retry-after') };
  } catch (error) {
    return failure(error as Error & { cause?: { code?: string } });
  }
}

const GONE: Readonly<Record<string, string>> = { ENOTFOUND: 'there is no such host' };

function failure({ name, message, cause }: Error & { cause?: { code?: string } }): Tried {
  const code = cause?.code ?? '';
  if (GONE[code]) return { state: 'gone', says: GONE[code] };
  const says =
    name === 'TimeoutError'
      ? 'it doesn’t answer in time'
      : `it can't be reached (${code || message})`;
  return { state: 'unclear', says, retryMs: undefined };
}

function verdict(
  { status, retryAfter }: Got,
  url: string,
  first: string,
  isForGood: boolean,
): Tried {
  if (status < 300)
    return url !== first && isForGood ? { state: 'moved', to: url } : { state: 'ok' };
  const says = `it answers ${status}`;
  if (status === 404 || status === 410) return { state: 'gone', says };
  if (status !== 429 && status < 500) return { state: 'unclear', says };
  const seconds = Number(retryAfter);
  const named = retryAfter !== null && Number.isFinite(seconds) ? seconds * 1000 : undefined;
  return { state: 'unclear', says, retryMs: named };
}

/** Names that are never a site (RFC 2606), and addresses of this machine or network. */
function notAsked(url: string, local: readonly string[]): string | undefined {
  const { protocol, hostname, host } = new URL(url);
  if (!/^https?:$/.test(protocol)) return `it leads to ${protocol}`;
  if (local.includes(host)) return undefined;
  if (/(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/.test(hostname))
    return 'its name is for examples';
  const isPrivate =
    /(?:^|\.)(?:localhost|local|internal)$|^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^\[(?:::|f[cde])/.test(
      hostname,
    );
  return isPrivate ? 'it is of this machine or network' : undefined;
}

function withoutFragment(url: URL): string {
  url.hash = '';
  return url.href;
}

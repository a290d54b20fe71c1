// Addresses → their answers: a few at once, two of a site at most, and none again that has answered lately.
import { lookUp } from '../../engine/shared.ts';
import { type Answer, type AskOptions, askAddress } from './ask-address.ts';

export type KnownAnswers = Readonly<Record<string, { answer: Answer; atMs: number }>>;

export type AskAllOptions = AskOptions & {
  known?: KnownAnswers;
  nowMs?: number;
  /** Hosts and beginnings of addresses that are right without being asked. */
  allow?: readonly string[];
  onProgress?: (done: number, total: number) => void;
};

const AT_ONCE = 12;
const AT_ONCE_OF_A_SITE = 2;
/** What answers is asked again after a week; all else each time. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** @returns  by address, in their order; `known` are those to be kept for the next time. */
export async function askAll(
  urls: readonly string[],
  { known = {}, nowMs = Date.now(), allow = [], onProgress, ...options }: AskAllOptions = {},
): Promise<{ answers: Map<string, Answer>; known: KnownAnswers; asked: number }> {
  const answers = new Map<string, Answer>();
  const kept: Record<string, { answer: Answer; atMs: number }> = {};
  const waiting: string[] = [];
  for (const url of new Set(urls)) {
    const cached = lookUp(known, url);
    if (isAllowed(url, allow)) answers.set(url, { state: 'skipped', says: 'the config allows it' });
    else if (cached && nowMs - cached.atMs < KEPT_MS) {
      answers.set(url, cached.answer);
      kept[url] = cached;
    } else waiting.push(url);
  }
  const total = waiting.length;
  const busy = new Map<string, number>();
  let done = 0;
  let asked = 0;
  const next = (): string | undefined => {
    const at = waiting.findIndex((url) => (busy.get(hostOf(url)) ?? 0) < AT_ONCE_OF_A_SITE);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  };
  await new Promise<void>((resolve, reject) => {
    let running = 0;
    const fill = () => {
      if (running === 0 && waiting.length === 0) return resolve();
      for (
        let url = next();
        url !== undefined && running < AT_ONCE;
        url = running < AT_ONCE ? next() : undefined
      )
        start(url);
    };
    const start = (url: string) => {
      const host = hostOf(url);
      running += 1;
      busy.set(host, (busy.get(host) ?? 0) + 1);
      askAddress(url, options)
        .then((answer) => {
          answers.set(url, answer);
          // Addresses of this machine or network aren't.
          if (answer.state !== 'skipped') asked += 1;
          if (answer.state === 'ok' || answer.state === 'moved')
            kept[url] = { answer, atMs: nowMs };
          running -= 1;
          busy.set(host, (busy.get(host) ?? 1) - 1);
          onProgress?.(++done, total);
          fill();
        })
        .catch(reject);
    };
    fill();
  });
  return { answers, known: kept, asked };
}

const hostOf = (url: string): string => new URL(url).host;

/** `intranet.acme.com`, `*.acme.com`, or `https://acme.com/private/`. */
function isAllowed(url: string, allow: readonly string[]): boolean {
  const { hostname } = new URL(url);
  return allow.some((one) => {
    if (/^https?:\/\//.test(one)) return url.startsWith(one);
    return one.startsWith('*.') ? hostname.endsWith(one.slice(1)) : hostname === one;
  });
}

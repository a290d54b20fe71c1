// A request → whether it may read what readers have sent: a token, a proxy's word, or this very machine.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServiceRequest } from './reply.ts';

export type Door = {
  /** `LEARN_INSIGHT_TOKEN`. */
  token?: string | undefined;
  /** Name of the header of a proxy that signs people in. */
  signedInBy?: string | undefined;
};

/** Headers that proxies add: what has one comes from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export function mayRead(request: ServiceRequest, { token, signedInBy }: Door): boolean {
  const { headers } = request;
  if (signedInBy && typeof headers[signedInBy.toLowerCase()] === 'string')
    return headers[signedInBy.toLowerCase()] !== '';
  if (token) return isSame(String(headers.authorization ?? ''), `Bearer ${token}`);
  return isLoopback(request);
}

/** Hashed, so that lengths are equal; compared in the same time wherever they differ. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

/** This machine, opened by its own name: neither through a proxy, nor by a name that leads here. */
export function isLoopback({ remoteAddress, headers }: ServiceRequest): boolean {
  if (!/^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress)) return false;
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(String(headers.host ?? ''));
}

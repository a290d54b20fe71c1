// A request to the development server → why it is refused, or the path it asks for. Pages here are unpublished work: a
// name that somebody else's DNS points to this machine must not read them.
import type { IncomingMessage } from 'node:http';
import { foreignRequest } from './foreign-request.ts';
import { parseRequestUrl } from './parse-request-url.ts';

export type Admitted =
  | { path: string }
  | { status: 400 | 403 | 405; text: string; headers?: Record<string, string> };

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** @param host  the name that the server listens on. */
export function admitRequest({ method, url = '/', headers }: Request, host: string): Admitted {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, text: 'Method not allowed', headers: { allow: 'GET, HEAD' } };
  const refusal = foreignRequest(headers, host);
  if (refusal) return refusal;
  const parsed = url.startsWith('//') ? 'malformed' : parseRequestUrl(url);
  if (typeof parsed === 'string') return { status: 400, text: 'Bad request' };
  return { path: parsed.url };
}

// The values between a socket and the service: requests, and what is answered.

export type ServiceRequest = {
  method: string;
  /** Below `BASE_insight/`, without a query: `events`. */
  path: string;
  query: URLSearchParams;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Of the socket. */
  remoteAddress: string;
  /** Undefined: it is longer than the path allows. */
  body: Buffer | undefined;
};

export type Reply = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** Nothing of another site, nothing inline, nothing framed; scripts and styles of this service alone. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

const reply = (
  status: number,
  type: string,
  body: Reply['body'],
  more: Record<string, string> = {},
): Reply => ({ status, headers: { ...HEADERS, 'Content-Type': type, ...more }, body });

export const textReply = (status: number, text: string, more: Record<string, string> = {}) =>
  reply(status, 'text/plain; charset=utf-8', `${text}\n`, more);

export const jsonReply = (value: unknown, status = 200) =>
  reply(status, 'application/json', JSON.stringify(value));

export const htmlReply = (html: string, status = 200) =>
  reply(status, 'text/html; charset=utf-8', html);

export const fileReply = (type: string, body: Reply['body']) => reply(200, type, body);

export const emptyReply = (status: number, more: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...HEADERS, ...more },
  body: '',
});

// The values between a socket and the site: what is asked, of which site, and what is answered.
import type { BodyCache } from './body-cache.ts';
import type { RulesSource } from './create-rules-source.ts';

export interface SiteRequest {
  readonly method: string;
  /** As it is in the request line. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Site {
  readonly source: RulesSource;
  readonly cache: BodyCache;
}

export interface FilePart {
  readonly path: string;
  /** Positions of the first and last byte. */
  readonly start: number;
  readonly end: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes, or a part of a file to be read from disk. */
  readonly body: Buffer | FilePart | undefined;
}

/** Facts about an answer that was sent, for logs and counts. */
export interface Answered {
  readonly method: string;
  /** As it is in the request line, without the query, which may hold what somebody searched for. */
  readonly path: string;
  /** Of the client, or of the proxy before us. */
  readonly address: string;
  readonly status: number;
  /** Of the body. */
  readonly sizeBytes: number;
  readonly durationMs: number;
}

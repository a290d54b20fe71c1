// A path at a remote cache ↔ its bytes: GET and PUT, within limits of size and time. Follows no redirect, which would carry the token elsewhere.
import http from 'node:http';
import https from 'node:https';
import type { Remote } from './settings.ts';

export type RemoteClient = {
  /** Undefined where there is none. @throws Error  with what went wrong, in words. */
  get(at: string, mostBytes: number): Promise<Buffer | undefined>;
  put(at: string, body: Buffer): Promise<void>;
  close(): void;
};

/** A server that doesn't even begin to answer is not waited for any longer. */
const SILENT_MS = 3000;
const SOCKETS = 6;

/** @param remote  `seconds` begin here. */
export function createClient({ url, authorization, seconds }: Remote): RemoteClient {
  const { Agent, request } = url.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const signal = AbortSignal.timeout(seconds * 1000);
  const headers = authorization === undefined ? {} : { authorization };
  const send = (method: string, at: string, mostBytes: number, body?: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const size = body ? { 'content-length': body.length } : {};
      const options = { method, agent, signal, headers: { ...headers, ...size } };
      const sent = request(new URL(at, url), options, (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > mostBytes) sent.destroy(new Error('it sends more than there should be'));
          else parts.push(part);
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }),
        );
      });
      sent.setTimeout(SILENT_MS, () => sent.destroy(new Error('it is silent')));
      sent.on('error', (error) => reject(signal.aborted ? tooSlow(seconds) : error));
      sent.end(body);
    });
  return {
    async get(at, mostBytes) {
      const { status, body } = await send('GET', at, mostBytes);
      if (status === 404 || status === 410) return undefined;
      if (status !== 200) throw new Error(`it answers ${status}`);
      return body;
    },
    async put(at, body) {
      const { status } = await send('PUT', at, MOST_OF_A_REPLY, body);
      if (status < 200 || status > 299) throw new Error(`it answers ${status} to what is sent`);
    },
    close: () => agent.destroy(),
  };
}

type Answer = { status: number; body: Buffer };

/** A page that says no is read to its end, so that the connection can be used again. */
const MOST_OF_A_REPLY = 64 * 1024;

const tooSlow = (seconds: number) => new Error(`it needs more than ${seconds} s`);

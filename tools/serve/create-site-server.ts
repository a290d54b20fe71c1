// A built site on disk → an HTTP server for it. The last stage's output is read here, never written.

import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  addressesFor,
  createHttpServer,
  listen,
  nameHost,
  type ServerLimits,
} from '../../engine/tooling.ts';
import type { Answer, Answered, Site, SiteRequest } from './answer.ts';
import { answerRequest } from './answer-request.ts';
import { createBodyCache } from './body-cache.ts';
import { createRulesSource } from './create-rules-source.ts';
import { answerHealth, HEALTH_PATH } from './health.ts';
import { renderText } from './render-answer.ts';

export interface SiteServerOptions {
  /** The output folder of a build. */
  readonly dir: string;
  /** 0 (the default) takes any free port. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Gets one line for each answer, and one for each trouble. */
  readonly log?: ((line: string) => void) | undefined;
  /** Gets each answer when it has been sent, or when the client has gone away. */
  readonly onAnswer?: ((answered: Answered) => void) | undefined;
  /** Answers requests that aren't for the site, and says that it has. */
  readonly others?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Memory for bodies ready to send; 128 MiB by default. */
  readonly cacheLimitBytes?: number | undefined;
  /** How long `close` waits for requests in flight; 10 seconds by default. */
  readonly graceMs?: number | undefined;
  /** How long a client may take. */
  readonly limits?: Partial<ServerLimits> | undefined;
}

export interface SiteServer {
  /** Address of the site's home page, base path included. */
  readonly url: string;
  readonly port: number;
  /** Addresses of the home page for other machines; none when only this one can reach it. */
  readonly outside: readonly string[];
  /** Stop accepting, let requests in flight end, then resolve. */
  close(): Promise<void>;
}

/**
 * Serve the site that a build has written, until `close`. A later build may replace the folder at any time.
 *
 * @throws ServeError  When there is no built site in `dir`, or `host` and `port` cannot be listened on.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { port = 0, host = '127.0.0.1', log = () => {}, graceMs = 10_000 } = options;
  const dir = resolve(options.dir);
  const source = await createRulesSource(dir, log);
  const site: Site = {
    source,
    cache: createBodyCache(options.cacheLimitBytes ?? 128 * 1024 * 1024),
  };

  const { server, close } = createHttpServer((request, response) => {
    if (options.others?.(request, response)) return;
    void respond({ site, dir, log }, request, response).then((answered) =>
      options.onAnswer?.(answered),
    );
  }, options.limits);
  const address = await listen(server, { port, host, flag: '--port' });
  const { base } = (await source.load()).rules;
  return {
    url: `http://${nameHost(host)}:${address.port}${base}`,
    port: address.port,
    outside: addressesFor(address).map((origin) => origin + base),
    close: () => close(graceMs),
  };
}

type Responding = { site: Site; dir: string; log: (line: string) => void };

async function respond(
  { site, dir, log }: Responding,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answered> {
  const started = performance.now();
  const { method = 'GET', url: target = '/', headers } = request;
  const address = request.socket.remoteAddress ?? '';
  const answer = await answerAny({ site, dir, log }, { method, target, headers });
  log(`${answer.status} ${method} ${target}`);
  try {
    await writeAnswer(response, answer, method === 'HEAD');
  } catch {
    // The client went away, or the file went away under a long download: no answer can be completed.
    response.destroy();
  }
  const isEmpty = method === 'HEAD' || answer.body === undefined;
  return {
    method,
    path: target.replace(/[?#].*/s, ''),
    address,
    status: answer.status,
    sizeBytes: isEmpty ? 0 : Number(answer.headers['Content-Length'] ?? 0),
    durationMs: performance.now() - started,
  };
}

async function answerAny({ site, dir, log }: Responding, request: SiteRequest): Promise<Answer> {
  const { method, target } = request;
  try {
    const isHealth = target.replace(/\?.*/s, '') === HEALTH_PATH;
    return await (isHealth ? answerHealth(dir) : answerRequest(site, request));
  } catch (error) {
    log(`${method} ${target} failed: ${String(error)}`);
    return renderText(500, 'Internal server error', { 'X-Content-Type-Options': 'nosniff' });
  }
}

async function writeAnswer(
  response: ServerResponse,
  { status, headers, body }: Answer,
  isHead: boolean,
): Promise<void> {
  response.writeHead(status, headers);
  if (isHead || body === undefined) response.end();
  else if (Buffer.isBuffer(body)) response.end(body);
  else await pipeline(createReadStream(body.path, { start: body.start, end: body.end }), response);
}

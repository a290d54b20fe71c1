// A built site on disk → an HTTP server for it. The last stage's output is read here, never written.
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Answer, Site } from './answer.ts';
import { answerRequest } from './answer-request.ts';
import { createBodyCache } from './body-cache.ts';
import { createRulesSource } from './create-rules-source.ts';
import { renderText } from './render-answer.ts';
import { ServeError } from './serve-error.ts';
import { trackConnections } from './track-connections.ts';

export interface SiteServerOptions {
  /** The output folder of a build. */
  readonly dir: string;
  /** 0 (the default) takes any free port. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Gets one line for each answer, and one for each trouble. */
  readonly log?: ((line: string) => void) | undefined;
  /** Memory for bodies ready to send; 128 MiB by default. */
  readonly cacheLimitBytes?: number | undefined;
  /** How long `close` waits for requests in flight; 10 seconds by default. */
  readonly graceMs?: number | undefined;
}

export interface SiteServer {
  /** Address of the site's home page, base path included. */
  readonly url: string;
  readonly port: number;
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
    dir,
    source,
    cache: createBodyCache(options.cacheLimitBytes ?? 128 * 1024 * 1024),
  };

  const server = createServer((request, response) => {
    void respond(site, request, response, log);
  });
  const close = trackConnections(server);
  const address = await listen(server, port, host);
  const { base } = (await source.load()).rules;
  return {
    url: `http://${nameHost(host)}:${address.port}${base}`,
    port: address.port,
    close: () => close(graceMs),
  };
}

/** A host that can be opened in a browser: "every address" is reached by `localhost`. */
function nameHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function respond(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void,
): Promise<void> {
  const { method = 'GET', url: target = '/', headers } = request;
  try {
    const answer = await answerRequest(site, { method, target, headers }).catch(
      (error: unknown) => {
        log(`${method} ${target} failed: ${String(error)}`);
        return renderText(500, 'Internal server error', { 'X-Content-Type-Options': 'nosniff' });
      },
    );
    log(`${answer.status} ${method} ${target}`);
    await writeAnswer(response, answer, method === 'HEAD');
  } catch {
    // The client went away, or the file went away under a long download: no answer can be completed.
    response.destroy();
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

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toServeError(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address);
    });
  });
}

function toServeError(cause: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (cause.code) {
    case 'EADDRINUSE': {
      const message = `Port ${port} on ${host} is taken by another program; choose another with --port.`;
      return new ServeError('serve/port-taken', message, { cause });
    }
    case 'EACCES': {
      const message = `This user may not listen on port ${port}; choose one above 1023 with --port.`;
      return new ServeError('serve/port-not-permitted', message, { cause });
    }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND': {
      const message = `${host} is not an address of this machine; choose another with --host.`;
      return new ServeError('serve/cannot-listen', message, { cause });
    }
    default:
      return cause;
  }
}

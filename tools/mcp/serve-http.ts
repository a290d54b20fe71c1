// A built site and tools → a server of the protocol over HTTP, for programs of this machine alone.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import {
  createHttpServer,
  foreignRequest,
  listen,
  type ServerLimits,
} from '../../engine/tooling.ts';
import { createAdmission, type Refusal } from './admit-calls.ts';
import { type Assistant, createAssistantServer } from './create-server.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Caller, createTurns } from './turns.ts';

export type HttpAssistant = {
  url: string;
  /** Requests that are being answered at this moment. */
  open(): number;
  close(): Promise<void>;
};

const HOST = '127.0.0.1';
const PATH = '/mcp';
/** Bytes of a request; the longest question has some hundred. */
const LONGEST_BODY = 256 * 1024;

export type HttpOptions = { port: number; perMinute?: number; limits?: Partial<ServerLimits> };

type Service = {
  handler: McpHttpHandler;
  admit: ReturnType<typeof createAdmission>;
  callers: Callers;
};
/** Who sent the request that is being answered: its connection. */
type Callers = { current: AsyncLocalStorage<Caller>; of(socket: Socket): Caller };

/**
 * Each request gets its own protocol server, which ends with it: no session is kept.
 *
 * @param options.perMinute  calls that are let in on average; a quarter of it at once. What is refused spends nothing.
 * @throws ServeError  when the port can't be had.
 */
export async function serveHttp(
  assistant: Assistant,
  options: HttpOptions,
): Promise<HttpAssistant> {
  const { port, perMinute = 1_200, limits } = options;
  const turns = createTurns();
  const callers = createCallers();
  const handler = createMcpHandler(
    () => {
      const caller = callers.current.getStore() ?? NOBODY;
      return createAssistantServer(assistant, (call) => turns.run(caller, call));
    },
    {
      responseMode: 'json',
      // No subscriptions: the server sends nothing that wasn't requested.
      maxSubscriptions: 0,
    },
  );
  const service: Service = { handler, admit: createAdmission(createRateLimit(perMinute)), callers };
  let open = 0;
  const { server, close } = createHttpServer((request, response) => {
    const refusal = refuse(request);
    if (refusal) return void sayNo(response, refusal);
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    answer(service, request, response).catch(() => {
      if (!response.headersSent) sayNo(response, { status: 500, text: 'Internal server error' });
      else response.destroy();
    });
  }, limits);
  const address = await listen(server, { port, host: HOST, flag: '--http' });
  return {
    url: `http://${HOST}:${address.port}${PATH}`,
    open: () => open,
    close: () => {
      server.closeAllConnections();
      return close(0);
    },
  };
}

const NOBODY: Caller = { isGone: () => false };

function createCallers(): Callers {
  const known = new WeakMap<Socket, Caller>();
  return {
    current: new AsyncLocalStorage(),
    of(socket) {
      const caller = known.get(socket) ?? { isGone: () => socket.destroyed };
      known.set(socket, caller);
      return caller;
    },
  };
}

/** What can be said before the body is read. */
function refuse({ method, url = '/', headers }: IncomingMessage): Refusal | undefined {
  const foreign = foreignRequest(headers, HOST);
  if (foreign) return foreign;
  if (url.split('?')[0] !== PATH) return { status: 404, text: `Ask at ${PATH}.` };
  if (Number(headers['content-length'] ?? 0) > LONGEST_BODY) return TOO_LONG;
  // Without sessions there is nothing to listen to, and nothing to end.
  if (method !== 'POST')
    return { status: 405, text: 'Method not allowed', headers: { Allow: 'POST' } };
  return undefined;
}

const TOO_LONG: Refusal = {
  status: 413,
  text: `The request is too long: ${LONGEST_BODY / 1024} KB at most.`,
};

async function answer(
  { handler, admit, callers }: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) return sayNo(response, TOO_LONG);
  const message = parse(body);
  if (message === undefined) return sayNo(response, { status: 400, text: 'The body is no JSON' });
  const calls = Array.isArray(message) ? Math.max(1, message.length) : 1;
  const caller = callers.of(request.socket);
  const { refusal, answered } = admit(calls, caller);
  if (refusal) return sayNo(response, refusal);
  try {
    const reported = await callers.current.run(caller, () =>
      handler.fetch(toRequest(request), { parsedBody: message }),
    );
    response.writeHead(reported.status, Object.fromEntries(reported.headers));
    response.end(await reported.text());
  } finally {
    answered();
  }
}

/** Without the body, which has been read. */
function toRequest({ method = 'POST', url = PATH, headers }: IncomingMessage): Request {
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Request(new URL(url, `http://${HOST}`), { method, headers: new Headers(sent) });
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > LONGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sayNo(response: ServerResponse, { status, text, headers = {} }: Refusal): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    Connection: 'close',
    ...headers,
  });
  response.end(text);
}

// A built site and tools ▶ a server of the protocol over HTTP, for programs of this machine alone.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { foreignRequest } from '../serve/foreign-request.ts';
import { listen } from '../serve/listen.ts';
import { type Assistant, createAssistantServer } from './create-server.ts';
import { createRateLimit } from './rate-limit.ts';

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

/**
 * Each request gets its own protocol server, which ends with it: no session is kept.
 *
 * @param perMinute  requests that are let in on average; a quarter of it at once.
 * @throws ServeError  when the port can't be had.
 */
export async function serveHttp(
  assistant: Assistant,
  { port, perMinute = 1_200 }: { port: number; perMinute?: number },
): Promise<HttpAssistant> {
  const limit = createRateLimit(perMinute);
  const handler = createMcpHandler(() => createAssistantServer(assistant), {
    responseMode: 'json',
    // No subscriptions: the server sends nothing that wasn't asked for.
    maxSubscriptions: 0,
  });
  let open = 0;
  const server = createServer((request, response) => {
    const refusal = refuse(request, limit.take());
    if (refusal) return void sayNo(response, refusal);
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    answer(handler, request, response).catch(() => {
      if (!response.headersSent) sayNo(response, { status: 500, text: 'Internal server error' });
      else response.destroy();
    });
  });
  const address = await listen(server, { port, host: HOST, flag: '--http' });
  return {
    url: `http://${HOST}:${address.port}${PATH}`,
    open: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Refusal = { status: number; text: string; headers?: Record<string, string> };

function refuse(request: IncomingMessage, waitSeconds: number): Refusal | undefined {
  const { method, url = '/', headers } = request;
  const foreign = foreignRequest(headers, HOST);
  if (foreign) return foreign;
  if (waitSeconds > 0)
    return {
      status: 429,
      text: 'Too many requests',
      headers: { 'Retry-After': String(waitSeconds) },
    };
  if (url.split('?')[0] !== PATH) return { status: 404, text: `Ask at ${PATH}.` };
  if (Number(headers['content-length'] ?? 0) > LONGEST_BODY)
    return { status: 413, text: 'The request is too long' };
  // Without sessions there is nothing to listen to, and nothing to end.
  if (method !== 'POST')
    return { status: 405, text: 'Method not allowed', headers: { Allow: 'POST' } };
  return undefined;
}

async function answer(
  handler: McpHttpHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined) return sayNo(response, { status: 413, text: 'The request is too long' });
  const message = parse(body);
  if (message === undefined) return sayNo(response, { status: 400, text: 'The body is no JSON' });
  const told = await handler.fetch(toRequest(request), { parsedBody: message });
  response.writeHead(told.status, Object.fromEntries(told.headers));
  response.end(await told.text());
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

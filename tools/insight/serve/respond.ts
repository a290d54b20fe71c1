// A request on a socket ↔ the values of the service: bodies are read to their limit, and no further.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { longestBody } from './answer-request.ts';
import type { InsightService } from './create-service.ts';
import { textReply } from './reply.ts';

/**
 * For a server of HTTP that has other addresses, too.
 *
 * @returns whether the request was the service's; if it wasn't, nothing has happened.
 */
export function createResponder(
  service: InsightService,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(service.at)) return false;
    void respond(service, request, response).catch(() => response.destroy());
    return true;
  };
}

async function respond(
  service: InsightService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/', method = 'GET', headers, socket } = request;
  const [path = '', ...query] = url.slice(service.at.length).split('?');
  const body = await readBody(request, longestBody(path));
  const {
    status,
    headers: own,
    body: text,
  } = await service
    .answer({
      method,
      path,
      headers,
      body,
      query: new URLSearchParams(query.join('?')),
      remoteAddress: socket.remoteAddress ?? '',
    })
    .catch(() => textReply(500, 'Internal server error'));
  // The rest of a body that is too long isn't waited for.
  const isCut = body === undefined;
  response.writeHead(status, {
    ...own,
    ...(status === 204 ? {} : { 'Content-Length': Buffer.byteLength(text) }),
    ...(isCut ? { Connection: 'close' } : {}),
  });
  response.end(method === 'HEAD' ? undefined : text);
  if (isCut) response.once('finish', () => request.destroy());
}

async function readBody(request: IncomingMessage, longest: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= longest) chunks.push(chunk);
      else {
        request.pause();
        resolve(undefined);
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The client went away.')));
  });
}

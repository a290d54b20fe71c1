// Clients that take too long, take nothing, or come too late: raw connections, with limits of milliseconds.
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer, type HttpServer, type ServerLimits } from './create-http-server.ts';

/** Requests have time to come: on a loaded machine, a short limit would end a connection before its request is there. */
const LIMITS: ServerLimits = {
  headersMs: 60_000,
  requestMs: 60_000,
  stalledMs: 150,
  keepAliveMs: 1_000,
  lateMs: 500,
  everyMs: 50,
};
/** A loaded machine takes longer than Vitest waits by itself. */
const PATIENT = { timeout: 20_000 };
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let made: HttpServer | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await made?.close(0);
});

async function start(listener: RequestListener, limits: Partial<ServerLimits> = {}) {
  made = createHttpServer(listener, { ...LIMITS, ...limits });
  made.server.listen(0, '127.0.0.1');
  await once(made.server, 'listening');
  return made.server;
}

type Client = { socket: Socket; said: () => string; end: Promise<'ended' | 'reset'> };

async function open(port: number): Promise<Client> {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  const end = new Promise<'ended' | 'reset'>((resolve) => {
    socket.once('error', () => resolve('reset'));
    socket.once('end', () => resolve('ended'));
  });
  await once(socket, 'connect');
  return { socket, said: () => text, end };
}

const portOf = (server: HttpServer['server']) => (server.address() as AddressInfo).port;
const answer: RequestListener = (_request, response) => void response.end('ok');

it('closes a connection whose request never comes to its end', async () => {
  const server = await start(answer, { headersMs: 100, requestMs: 300 });
  const headers = await open(portOf(server));
  headers.socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const body = await open(portOf(server));
  body.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n');
  await Promise.all([headers.end, body.end]);
  expect(headers.said()).toMatch(/^HTTP\/1\.1 408 /);
});

it('refuses headers without end, and goes on', async () => {
  const server = await start(answer);
  const flood = await open(portOf(server));
  flood.socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(20_000)}`);
  await flood.end;
  expect(flood.said()).toMatch(/^HTTP\/1\.1 431 |^$/);
  const other = await open(portOf(server));
  other.socket.write(GET);
  await expect.poll(other.said, PATIENT).toContain('200 OK');
});

it('drops a client that takes nothing of its answer', async () => {
  const large = Buffer.alloc(32 * 1024 * 1024);
  const server = await start((_request, response) => void response.end(large));
  const { socket } = await open(portOf(server));
  socket.pause();
  socket.write(GET);
  const closed = new Promise((resolve) => {
    server.once('request', ({ socket: own }) => own.once('close', resolve));
  });
  await closed;
});

it('lets an answer take longer than a client may stall', async () => {
  const server = await start((_request, response) => {
    setTimeout(() => response.end('late'), LIMITS.stalledMs * 4);
  });
  const client = await open(portOf(server));
  client.socket.write(GET);
  await expect.poll(client.said, { timeout: 10_000 }).toContain('late');
});

it('keeps a connection longer than it says', async () => {
  const server = await start(answer, { stalledMs: 60_000 });
  const client = await open(portOf(server));
  client.socket.write(GET);
  await expect.poll(client.said, PATIENT).toContain('Keep-Alive: timeout=1\r\n');
  await once(server, 'timeout');
  client.socket.write(GET);
  await expect.poll(() => client.said().split('200 OK').length, PATIENT).toBe(3);
  // In the end it is closed, without a reset.
  expect(await client.end).toBe('ended');
});

it('answers a request that has come while it was busy, though the time is over', async () => {
  const server = await start(answer, { keepAliveMs: 1_000, lateMs: 200, stalledMs: 60_000 });
  const client = await open(portOf(server));
  client.socket.write(GET);
  await expect.poll(client.said, PATIENT).toContain('200 OK');
  await once(server, 'timeout');
  // After what Node does here come its timers, and only then what the kernel has taken meanwhile.
  await new Promise((resolve) => setImmediate(resolve));
  client.socket.write(GET);
  const until = Date.now() + 1_000;
  while (Date.now() < until);
  await expect.poll(() => client.said().split('200 OK').length, PATIENT).toBe(3);
});

it('goes on when connections can’t be accepted', async () => {
  const server = await start(answer);
  for (let i = 0; i < 3; i++) server.emit('error', new Error('accept EMFILE'));
  const client = await open(portOf(server));
  client.socket.write(GET);
  await expect.poll(client.said, PATIENT).toContain('200 OK');
});

// A listener → an HTTP server that no client can end, fill or hold up; every server of ours is made here.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may take, in milliseconds. */
export type ServerLimits = {
  /** For the headers of a request, and for all of it. */
  headersMs: number;
  requestMs: number;
  /** Without taking a byte of its answer. */
  stalledMs: number;
  /** Between two requests: what answers announce, and how much longer the connection really stays open. */
  keepAliveMs: number;
  lateMs: number;
  /** How often the first two are looked at. */
  everyMs: number;
};

/**
 * Proxies keep a connection for 60 (nginx), 90 (Go) or 120 seconds (Caddy). The one that closes first should be the client: what
 * it sends while we close is lost, and HTTP/1.1 has no way to say so before (RFC 9112, section 9.5).
 */
const LIMITS: ServerLimits = {
  headersMs: 20_000,
  requestMs: 30_000,
  stalledMs: 60_000,
  keepAliveMs: 120_000,
  lateMs: 10_000,
  everyMs: 5_000,
};
/** Connections at one time; each has a file descriptor. */
const MOST_CONNECTIONS = 10_000;

export type HttpServer = {
  server: Server;
  /** No new connections; idle ones are closed, busy ones after their answer or after `graceMs`. Further calls get the same promise. */
  close(graceMs: number): Promise<void>;
};

/** @param limits  shorter ones, for tests. */
export function createHttpServer(
  listener: RequestListener,
  limits: Partial<ServerLimits> = {},
): HttpServer {
  const all = { ...LIMITS, ...limits };
  const options = {
    headersTimeout: all.headersMs,
    requestTimeout: all.requestMs,
    keepAliveTimeout: all.keepAliveMs,
    connectionsCheckingInterval: all.everyMs,
  };
  const server = createServer(options, listener);
  server.timeout = all.stalledMs;
  server.maxConnections = MOST_CONNECTIONS;
  // A connection that can't be accepted, as without free file descriptors, is no reason to end. `listen` has a listener of its own.
  server.on('error', () => {});
  const inFlight = new Map<Socket, number>();
  closeStalled(server, inFlight, all);
  return { server, close: closer(server, inFlight) };
}

/** A client that takes nothing loses its connection; one that is silent keeps it a little longer than it was promised. */
function closeStalled(
  server: Server,
  inFlight: ReadonlyMap<Socket, number>,
  { stalledMs, lateMs }: ServerLimits,
): void {
  const late = new WeakMap<Socket, number>();
  server.on('timeout', (socket) => {
    if (inFlight.get(socket)) {
      // With nothing left to send, the client waits for us.
      if (socket.writableLength > 0) socket.destroy();
      else socket.setTimeout(stalledMs);
    } else if (socket.writableEnded) socket.destroy();
    else if (late.get(socket) !== socket.bytesRead) {
      late.set(socket, socket.bytesRead);
      socket.setTimeout(lateMs);
    } else closeUnlessAsked(socket, lateMs);
  });
}

/**
 * Timers come before sockets in Node's loop: after a long task, the next request may already be here, unread. Half a close leaves
 * what is still under way without a reset.
 */
function closeUnlessAsked(socket: Socket, lateMs: number): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    if (socket.destroyed || socket.bytesRead !== bytesRead) return;
    socket.end();
    socket.setTimeout(lateMs);
  });
}

/**
 * Counts the requests of each connection that are being answered. Node's own `closeIdleConnections` omits a connection that
 * has never sent a request, and browsers open those in advance; one would hold up the close for a minute.
 */
function closer(server: Server, inFlight: Map<Socket, number>): HttpServer['close'] {
  let closing: Promise<void> | undefined;
  server.on('connection', (socket) => {
    inFlight.set(socket, 0);
    socket.once('close', () => inFlight.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
    if (closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      const left = (inFlight.get(socket) ?? 1) - 1;
      if (inFlight.has(socket)) inFlight.set(socket, left);
      if (closing && left === 0) socket.end();
    });
  });
  const close = (graceMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const [socket, count] of inFlight) if (count === 0) socket.destroy();
    });
  return (graceMs) => {
    closing ??= close(graceMs);
    return closing;
  };
}

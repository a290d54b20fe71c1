// Which connections of a server have a request in flight, so that closing waits for those and no others.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follow a server's connections. Node's own `closeIdleConnections` omits a connection that has never
 * sent a request, and browsers open those in advance; one would hold up the close for a minute.
 *
 * @returns  A function that closes the server: no new connections, idle ones ended, busy ones ended after
 *           their answer or after `graceMs`. Resolves when none is left; further calls get the same promise.
 */
export function trackConnections(server: Server): (graceMs: number) => Promise<void> {
  const inFlight = new Map<Socket, number>();
  let closing: Promise<void> | undefined;

  server.on('connection', (socket) => {
    inFlight.set(socket, 0);
    socket.once('close', () => inFlight.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
    if (closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      const left = (inFlight.get(socket) ?? 1) - 1;
      if (inFlight.has(socket)) inFlight.set(socket, left);
      if (closing && left === 0) socket.end();
    });
  });

  function close(graceMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const [socket, count] of inFlight) if (count === 0) socket.destroy();
    });
  }

  return (graceMs) => {
    closing ??= close(graceMs);
    return closing;
  };
}

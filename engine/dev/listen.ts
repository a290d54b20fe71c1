// A server, a port and a host → the address that it listens on, or a sentence that says why it can't.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { ServeError } from './serve-error.ts';

/** What listens where: the flag that chooses its port is named in diagnostics. */
export type ListenPlace = {
  port: number;
  host: string;
  flag: '--port' | '--metrics' | '--http';
  hostFlag?: '--host' | '--metrics-host';
};

/** @throws ServeError  when it can't be listened there. */
export function listen(server: Server, place: ListenPlace): Promise<AddressInfo> {
  const { port, host } = place;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toServeError(error, place)));
    server.listen(port, host, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address);
    });
  });
}

function toServeError(
  cause: NodeJS.ErrnoException,
  { port, host, flag, hostFlag = '--host' }: ListenPlace,
): Error {
  switch (cause.code) {
    case 'EADDRINUSE': {
      const message = `Port ${port} on ${host} is taken by another program; choose another with ${flag}.`;
      return new ServeError('serve/port-taken', message, { cause });
    }
    case 'EACCES': {
      const message = `This user may not listen on port ${port}; choose one above 1023 with ${flag}.`;
      return new ServeError('serve/port-not-permitted', message, { cause });
    }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND': {
      const message = `${host} is not an address of this machine; choose another with ${hostFlag}.`;
      return new ServeError('serve/cannot-listen', message, { cause });
    }
    default:
      return cause;
  }
}

/** A host that can be opened in a browser: "every address" is reached by `localhost`. */
export function nameHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Where other machines find a server, as origins; none where it listens on this machine alone. */
export function addressesFor({ address, family, port }: AddressInfo): string[] {
  if (isLoopback(address)) return [];
  const isEvery = address === '0.0.0.0' || address === '::';
  const own = Object.values(networkInterfaces()).flatMap((all = []) => all);
  const reached = own.filter(
    (one) => !one.internal && !one.scopeid && (address === '::' || one.family === family),
  );
  const addresses = isEvery ? reached.map((one) => one.address) : [address];
  return (addresses.length > 0 ? addresses : [address]).map(
    (one) => `http://${one.includes(':') ? `[${one}]` : one}:${port}`,
  );
}

const isLoopback = (address: string): boolean =>
  address === '::1' || /^(?:::ffff:)?127\./.test(address);

/** @returns  the line that says it; empty where only this machine can reach the server. */
export const tellOutside = (what: string, outside: readonly string[]): string =>
  outside.length > 0 ? `Other machines can reach ${what}: ${outside.join(', ')}\n` : '';

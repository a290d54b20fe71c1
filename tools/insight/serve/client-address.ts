// A request → the address that its limit is for: the client's, or what a trusted proxy says of it.
import type { ServiceRequest } from './reply.ts';

const bare = (address: string): string => address.trim().replace(/^::ffff:/, '');
const isLocal = (address: string): boolean => address === '::1' || address.startsWith('127.');

/** @param proxies  whose word counts, besides this machine's. The last address in the header is the one that they have seen. */
export function clientAddress(proxies: readonly string[]): (request: ServiceRequest) => string {
  const trusted = new Set(proxies.map(bare));
  return ({ remoteAddress, headers }) => {
    const own = bare(remoteAddress);
    if (!isLocal(own) && !trusted.has(own)) return own;
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(bare)
      .filter((one) => one !== '' && one.length <= 45);
    return forwarded.findLast((one) => !trusted.has(one)) ?? own;
  };
}

// A file for another machine ↔ bytes that only who has the team's key can make: deflated, under a MAC of name and content.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const HEAD = Buffer.from('learn-sealed 1\n');
const MAC_BYTES = 32;

/** @param name  what it counts as; under another name it is worth nothing. */
export function seal(key: string, name: string, content: Buffer): Buffer {
  const deflated = deflateRawSync(content, { level: 1 });
  return Buffer.concat([HEAD, macOf(key, name, deflated), deflated]);
}

/** Undefined where it was sealed with another key or for another name, was changed, or inflates to more. */
export function unseal(
  key: string,
  name: string,
  sealed: Buffer,
  mostBytes: number,
): Buffer | undefined {
  const begin = HEAD.length + MAC_BYTES;
  if (sealed.length < begin || !sealed.subarray(0, HEAD.length).equals(HEAD)) return undefined;
  const deflated = sealed.subarray(begin);
  if (!timingSafeEqual(sealed.subarray(HEAD.length, begin), macOf(key, name, deflated)))
    return undefined;
  try {
    return inflateRawSync(deflated, { maxOutputLength: mostBytes });
  } catch {
    return undefined;
  }
}

/** Where something is kept that has no hash yet: only who has the key can tell what is there. */
export const hiddenName = (key: string, ...from: readonly string[]): string =>
  createHmac('sha256', key)
    .update(`name\0${from.join('\0')}`)
    .digest('hex');

const macOf = (key: string, name: string, deflated: Buffer): Buffer =>
  createHmac('sha256', key).update(`sealed\0${name}\0`).update(deflated).digest();

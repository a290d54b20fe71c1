// Parts → one short hash: the name of what was made from them.
import { createHash } from 'node:crypto';

/** 22 characters of base64url: 132 bits. The parts' boundaries count. */
export function hashOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
}

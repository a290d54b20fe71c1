// A text → a short number that changes with it: not for secrets, and the same in Node and browsers.

/** FNV-1a, 32 bits, over the bytes of UTF-8. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

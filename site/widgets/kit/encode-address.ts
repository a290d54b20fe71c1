// An address as it was typed → as a browser asks for it.

/** Half of a surrogate pair, typed or cut, can't be encoded: then the address stays as it is. */
export function encodeAddress(address: string): string {
  try {
    return encodeURI(address);
  } catch {
    return address;
  }
}

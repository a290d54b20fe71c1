// An id for an event: a UUID of version 7, by which the service counts it once. It says when it was made, and nothing of the reader.

/** @see https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-7 */
export function makeEventId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = now.toString(16).padStart(12, '0');
  const variant = '89ab'[(bytes[9] ?? 0) & 3];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

// An answer that was sent → one line of JSON. About the reader, it has the address and nothing else.
import type { Answered } from './answer.ts';

/** @param now  when the answer was complete. */
export function toLogLine(answered: Answered, now: Date): string {
  const { address, method, path, status, sizeBytes, durationMs } = answered;
  const ms = Number(durationMs.toFixed(1));
  const time = now.toISOString();
  return JSON.stringify({ time, address, method, path, status, bytes: sizeBytes, ms });
}

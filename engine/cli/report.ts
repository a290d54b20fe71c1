// What commands report about their work: seconds since they began, and where they wrote.
import path from 'node:path';

/** @returns  the seconds since, to be printed. */
export function startClock(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(2);
}

/** From the folder that the command runs in. */
export const shownPath = (at: string): string => path.relative(process.cwd(), at) || '.';

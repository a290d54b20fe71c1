// What commands report about their work: seconds since they began.

/** @returns  the seconds since, to be printed. */
export function startClock(): () => string {
  const started = performance.now();
  return () => ((performance.now() - started) / 1000).toFixed(2);
}

// How long a command runs that serves: past the readers of what it prints, until the signal to stop.

/**
 * A program that reads our output may end first, as `head` does. Without a listener, the error of the next line would end us.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    if (stream.listenerCount('error') === 0) stream.on('error', () => {});
}

/** Waits for the signal to stop; a second one ends the process at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.once('SIGINT', () => process.exit(130));
      process.once('SIGTERM', () => process.exit(143));
      resolve();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}

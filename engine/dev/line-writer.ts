// Lines → a stream whose reader may be slow, stop, or end: what it can't take is dropped and counted, never kept.
import type { Writable } from 'node:stream';

export type LineWriter = {
  write(line: string): void;
  /** Lines that nobody will read. */
  dropped(): number;
};

export type LineWriterOptions = {
  /** What waits for the reader, at most. */
  mostWaitingBytes?: number;
  /** Gets a sentence when lines begin to be dropped, once for each reason. */
  onTrouble?: (sentence: string) => void;
};

/** Never throws, and never waits for the reader. */
export function createLineWriter(
  stream: Writable,
  { mostWaitingBytes = 1024 * 1024, onTrouble = () => {} }: LineWriterOptions = {},
): LineWriter {
  let dropped = 0;
  let isGone = false;
  const reported = new Set<string>();
  const drop = (sentence: string) => {
    dropped += 1;
    if (reported.has(sentence)) return;
    reported.add(sentence);
    onTrouble(sentence);
  };
  const fail = (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'EIO') isGone = true;
  };
  stream.on('error', fail);
  return {
    write(line) {
      if (isGone || stream.destroyed) return drop(GONE);
      if (stream.writableLength > mostWaitingBytes) return drop(STALLED);
      stream.write(`${line}\n`, (error) => {
        if (!error) return;
        fail(error);
        drop(isGone ? GONE : `The log can't be written: ${error.message}. ${DROPPED}`);
      });
    },
    dropped: () => dropped,
  };
}

const DROPPED = 'Lines are dropped until it can be; the server goes on.';
const GONE = 'Nobody reads the log any more. Lines are dropped; the server goes on.';
const STALLED = 'The log is read too slowly. Lines are dropped; the server goes on.';

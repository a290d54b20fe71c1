// A built site and tools → a server of the protocol over standard input and output, for the program that started it.

import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { StdioServerTransport, serveStdio as serveLines } from '@modelcontextprotocol/server/stdio';
import { ExpectedError } from '../../engine/tooling.ts';
import { type Assistant, createAssistantServer } from './create-server.ts';
import { createTurns } from './turns.ts';

/** Bytes of a message, which is a line. The rest of a longer one is passed over, up to the second number. */
const LONGEST_LINE = 256 * 1024;
const LONGEST_PASSED_OVER = 16 * 1024 * 1024;
/** Calls that wait; until there are fewer, nothing is read. */
const MOST_WAITING = 100;
const LOOK_MS = 5;

/**
 * Answers until the input ends, or nobody takes the answers.
 *
 * @throws ExpectedError  when a line doesn't end.
 */
export async function serveStdio(
  assistant: Assistant,
  { input, output }: { input: Readable; output: Writable },
): Promise<void> {
  const turns = createTurns();
  const caller = { isGone: () => false };
  const lines = Readable.from(
    readLines(input, {
      isFull: () => output.writableNeedDrain || turns.waiting() >= MOST_WAITING,
      refuse: (message) => output.write(`${toError(message)}\n`),
    }),
    { objectMode: false },
  );
  const isOver = Promise.race([once(lines, 'close'), once(output, 'error')]);
  serveLines(() => createAssistantServer(assistant, (call) => turns.run(caller, call)), {
    transport: new StdioServerTransport(lines, output, { maxBufferSize: LONGEST_LINE * 2 }),
  });
  try {
    await isOver;
  } finally {
    input.destroy();
  }
}

type Reading = { isFull: () => boolean; refuse: (message: string) => void };

/** Whole lines, with their ends. Those that are too long are refused, and never kept. */
async function* readLines(input: Readable, { isFull, refuse }: Reading): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of input as AsyncIterable<Buffer>) {
    for (let rest = chunk; rest.length > 0; ) {
      const end = rest.indexOf('\n');
      const part = end < 0 ? rest : rest.subarray(0, end + 1);
      rest = rest.subarray(part.length);
      const wasFit = sizeBytes <= LONGEST_LINE;
      sizeBytes += part.length;
      if (sizeBytes <= LONGEST_LINE) parts.push(part);
      else if (wasFit) {
        parts = [];
        refuse(`The line is too long: ${LONGEST_LINE / 1024} KB at most.`);
      }
      if (sizeBytes > LONGEST_PASSED_OVER)
        throw new ExpectedError(
          `A line of the input has more than ${LONGEST_PASSED_OVER / 1024 / 1024} MB and doesn't end.`,
        );
      if (end < 0) continue;
      if (parts.length > 0) yield Buffer.concat(parts);
      parts = [];
      sizeBytes = 0;
      while (isFull()) await sleep(LOOK_MS);
    }
  }
}

/** The request's id can't be known: JSON-RPC says `null` then. */
const toError = (message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32600, message } });

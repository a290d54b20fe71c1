import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLineWriter } from './line-writer.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('drops and counts what a reader that stalls can’t take, and goes on when it reads again', async () => {
  const taken: string[] = [];
  let read = () => {};
  const stream = new Writable({
    decodeStrings: false,
    write(line, _encoding, done) {
      taken.push(String(line));
      read = done;
    },
  });
  const troubles: string[] = [];
  const writer = createLineWriter(stream, {
    mostWaitingBytes: 100,
    onTrouble: (sentence) => troubles.push(sentence),
  });
  for (let i = 0; i < 1_000; i++) writer.write('0123456789');
  expect(writer.dropped()).toBe(990);
  expect(stream.writableLength).toBeLessThan(120);
  expect(troubles).toEqual(['The log is read too slowly. Lines are dropped; the server goes on.']);
  for (let i = 0; i < 10; i++) {
    read();
    await settled();
  }
  writer.write('again');
  await settled();
  expect(taken.at(-1)).toBe('again\n');
  expect(writer.dropped()).toBe(990);
});

it('drops all lines once nobody reads, and never throws', async () => {
  const stream = new Writable({
    autoDestroy: false,
    write: (_line, _encoding, done) =>
      done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
  });
  const troubles: string[] = [];
  const writer = createLineWriter(stream, { onTrouble: (sentence) => troubles.push(sentence) });
  for (let i = 0; i < 5; i++) {
    writer.write('line');
    await settled();
  }
  expect(writer.dropped()).toBe(5);
  expect(troubles).toEqual([
    'Nobody reads the log any more. Lines are dropped; the server goes on.',
  ]);
});

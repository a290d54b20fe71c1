import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createOpenPages } from './open-pages.ts';

/** A loaded machine takes longer than Vitest waits by itself. */
const PATIENT = { timeout: 20_000 };
it('keeps no messages for a page that reads none, and goes on with the others', async () => {
  const pages = createOpenPages<string>();
  const opened: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    opened.push(response);
    pages.add(response, ['first']);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = () =>
    new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  const silent = await open();
  silent.on('error', () => {});
  const reader = await open();
  let text = '';
  reader.on('data', (part) => {
    text += part;
  });
  const message = 'x'.repeat(64 * 1024);
  const [dropped] = opened;
  if (!dropped) throw new Error('No page was opened.');
  for (let i = 0; !dropped.destroyed; i++) {
    pages.tell(message);
    expect(dropped.writableLength).toBeLessThan(512 * 1024);
    expect(i).toBeLessThan(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  pages.tell('last');
  await expect.poll(() => text, PATIENT).toContain('"last"');
  expect(text.startsWith('data: "first"\n\n')).toBe(true);
  reader.destroy();
  server.closeAllConnections();
  server.close();
});

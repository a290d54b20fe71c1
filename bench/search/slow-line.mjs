// Answers → a server behind a slow line: every answer waits one round trip, all share one rate.
// The line is in the server, so it is the same for a page, its workers and any browser.
import { request as ask, createServer } from 'node:http';

/** As the rest of the benchmarks: 1.6 Mbit/s, 150 ms there and back. Connections are kept open. */
export const SLOW_4G = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, roundTripMs: 150 };
const PACKET = 1460;

/**
 * @param answer  `({ path, headers }) => Promise<{ status, headers, body: Buffer }>`
 * @returns `{ url, bytesBetween(from, to, part), close() }`; times as `Date.now()` has them, `part` of the path. Bytes
 *          are those on the wire: bodies as they were compressed, status lines and headers.
 */
export async function openLine(answer, { bytesPerSecond = Infinity, roundTripMs = 0 } = {}) {
  const sent = [];
  const waiting = [];
  let isBusy = false;
  const server = createServer(async (request, response) => {
    const arrived = performance.now();
    const { status, headers, body } = await answer({ path: request.url, headers: request.headers });
    const head = { ...headers, 'content-length': body.length };
    await pause(arrived + roundTripMs - performance.now());
    response.writeHead(status, head);
    waiting.push({ path: request.url, response, body, at: 0, head: headBytes(head) });
    if (!isBusy) drain();
  });

  /** One packet of each answer in turn, as parallel downloads share a line. */
  async function drain() {
    isBusy = true;
    let free = performance.now();
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const packet = one.body.subarray(one.at, one.at + PACKET);
      const bytes = packet.length + one.head;
      one.head = 0;
      one.at += packet.length;
      free = Math.max(free, performance.now() - 20) + (bytes / bytesPerSecond) * 1000;
      if (free > performance.now() + 1) await pause(free - performance.now());
      sent.push({ path: one.path, time: Date.now(), bytes });
      if (one.at >= one.body.length) one.response.end(packet);
      else {
        one.response.write(packet);
        waiting.push(one);
      }
    }
    isBusy = false;
  }

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    bytesBetween: (from, to = Infinity, part = '') =>
      sent
        .filter(({ time, path }) => time >= from && time <= to && path.includes(part))
        .reduce((sum, { bytes }) => sum + bytes, 0),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What another server answers, as it compresses it. */
export function throughServer(url) {
  return ({ path, headers }) =>
    new Promise((resolve, reject) => {
      ask(new URL(path, url), { headers: { ...headers, connection: 'close' } }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const { connection, 'transfer-encoding': _, ...rest } = answer.headers;
          resolve({ status: answer.statusCode, headers: rest, body: Buffer.concat(parts) });
        });
      })
        .on('error', reject)
        .end();
    });
}

function headBytes(headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return 'HTTP/1.1 200 OK\r\n\r\n'.length + Buffer.byteLength(lines.join(''));
}

function pause(ms) {
  return new Promise((resolve) => (ms > 0 ? setTimeout(resolve, ms) : resolve()));
}

// Addresses of a server on this machine → connections that stay open, and what became of their requests.
import { connect } from 'node:net';

/** Every answer is waited for this long. */
const PATIENCE_MS = 30_000;

export const createCounts = () => ({
  answers: 0,
  failures: 0,
  // A request that was sent, and met a connection that was reset or closed.
  reset: 0,
  unanswered: 0,
  late: 0,
  opened: 0,
  closedIdle: 0,
});

/**
 * Keep one connection open until `isOver`, and send a request after each pause.
 *
 * @param pause  milliseconds from an answer to the next request; gets what the server announced.
 */
export function keepAsking({ hostname, port, paths, counts, pause, isOver }) {
  return new Promise((resolve) => {
    let socket;
    let text = '';
    let waiting;
    let announcedMs = 0;
    let asked = 0;
    let timer;
    const open = () => {
      counts.opened += 1;
      text = '';
      socket = connect(port, hostname, ask);
      socket.setNoDelay(true);
      socket.on('data', take);
      socket.on('error', () => end('reset'));
      socket.on('end', () => end('unanswered'));
    };
    const ask = () => {
      const path = paths[asked++ % paths.length];
      waiting = setTimeout(() => end('late'), PATIENCE_MS);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`);
    };
    const take = (part) => {
      text += part.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0);
      if (text.length < head + 4 + length) return;
      announcedMs = Number(/^keep-alive: timeout=(\d+)/im.exec(text)?.[1] ?? 0) * 1000;
      if (text.startsWith('HTTP/1.1 200 ')) counts.answers += 1;
      else counts.failures += 1;
      text = '';
      clearTimeout(waiting);
      waiting = undefined;
      next();
    };
    const next = () => {
      if (isOver()) return leave();
      timer = setTimeout(isOver() ? leave : ask, pause(announcedMs));
      if (!leaving.has(leave)) leaving.add(leave);
    };
    const end = (how) => {
      socket.removeAllListeners();
      socket.on('error', () => {});
      socket.destroy();
      clearTimeout(timer);
      clearTimeout(waiting);
      if (waiting === undefined) counts.closedIdle += 1;
      else counts[how] += 1;
      waiting = undefined;
      if (isOver()) resolve();
      else open();
    };
    const leave = () => {
      leaving.delete(leave);
      clearTimeout(timer);
      clearTimeout(waiting);
      socket.removeAllListeners();
      socket.on('error', () => {});
      socket.destroy();
      resolve();
    };
    open();
  });
}

/** Of connections that are between two requests. */
const leaving = new Set();

/** Let all connections go; to be called when it is over. */
export function leaveAll() {
  for (const leave of [...leaving]) leave();
}

// A `learn serve` that is starting → the address it says it serves.
import type { ChildProcess } from 'node:child_process';

/** @throws  with all it has said, when it ends before. */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk;
      const [found] = /http:\S+/.exec(text) ?? [];
      if (found) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(text)));
  });
}

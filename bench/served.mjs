// A built folder → served by `learn serve` while something runs.
import { spawn } from 'node:child_process';

/** @returns `{ url, stop() }` */
export async function startServer(learn, dir) {
  const child = spawn(process.execPath, [learn, 'serve', dir, '--port', '0']);
  const url = await new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    });
    child.stderr.on('data', (part) => reject(new Error(String(part))));
  });
  const stop = () =>
    new Promise((done) => {
      child.once('exit', done);
      child.kill('SIGINT');
    });
  return { url, stop };
}

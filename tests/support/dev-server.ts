// `learn dev` in a separate process, for one test.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectDir } from './site-folder.ts';

export type DevServer = { url: string; stop(): Promise<void> };

/** @param port  any free one unless given. */
export async function startDevServer(
  dir: string,
  port = '0',
  ...flags: readonly string[]
): Promise<DevServer> {
  const learn = path.join(projectDir, 'engine/bin/learn.mjs');
  const child = spawn(process.execPath, [learn, 'dev', '--port', port, ...flags], { cwd: dir });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    const take = (part: Buffer) => {
      text += String(part);
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(text)));
  });
  return {
    url,
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

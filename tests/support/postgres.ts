// A PostgreSQL server of one's own, where Debian's is installed: in a new folder, on a socket and a free port.
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Folder of the server's programs; undefined where it isn't installed. */
export const postgresBin: string | undefined = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql')
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => `/usr/lib/postgresql/${version}/bin`)
      .find((bin) => existsSync(path.join(bin, 'initdb')))
  : undefined;

export type Postgres = {
  url: string;
  /** As a power cut would: `kill -9` of the server and all that it has started. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** A new, empty database. @returns its address. */
  createDatabase(name: string): string;
};

/** The server refuses to run as root. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

export async function startPostgres(): Promise<Postgres> {
  if (!postgresBin) throw new Error('PostgreSQL is not installed.');
  const bin = postgresBin;
  const user = otherUser();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'learn-postgres-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  if (user.uid !== undefined && user.gid !== undefined)
    for (const at of [folder, data]) chownSync(at, user.uid, user.gid);
  const options = { ...user, encoding: 'utf8', cwd: folder } as const;
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    options,
  );
  if (made.status !== 0) throw new Error(made.stderr);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ReturnType<typeof spawn> | undefined;
  // Only the process is killed, not the machine: without it, it waits for a disk that others use for many seconds.
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off'].flatMap((one) => ['-c', one]);
  const flags = ['-D', data, '-p', String(port), '-k', folder, ...settings];
  const launch = () => {
    server = spawn(path.join(bin, 'postgres'), flags, {
      ...options,
      stdio: 'ignore',
      detached: true,
    });
  };
  const isReady = () =>
    spawnSync(path.join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;
  const start = async () => {
    launch();
    for (let tries = 0; !isReady(); tries++) {
      if (tries > 600) throw new Error('PostgreSQL does not start.');
      // It ends at once where what was killed still holds its port or its memory.
      if (server?.exitCode !== null) launch();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const end = async (signal: NodeJS.Signals, isGroup: boolean) => {
    const ended = server;
    if (ended?.pid === undefined) return;
    server = undefined;
    const gone = new Promise((resolve) => ended.once('exit', resolve));
    // Each of those that answer has a group of its own, and would go on answering for a moment.
    const backends = isGroup ? childrenOf(ended.pid) : [];
    process.kill(isGroup ? -ended.pid : ended.pid, signal);
    for (const pid of backends) killIfThere(pid, signal);
    await gone;
    for (let tries = 0; tries < 200 && backends.some(isRunning); tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL', true),
    async stop() {
      await end('SIGINT', false);
      rmSync(folder, { recursive: true, force: true });
    },
    createDatabase(name) {
      const args = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name];
      const created = spawnSync(path.join(bin, 'createdb'), args, options);
      if (created.status !== 0) throw new Error(created.stderr);
      return url.replace(/postgres$/, name);
    },
  };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** One that has ended may still be listed, as a zombie. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// Servers for a remote cache: Debian's nginx with WebDAV, and one in this process that misbehaves as a test says.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverPath } from '../serve/install-packages.ts';
import { projectDir, type Run, type SiteFolder } from './site-folder.ts';

export const TOKEN = 'a-token-of-the-team';
export const KEY = 'a key that only the team has';

export type CacheServer = {
  url: string;
  /** Where nginx keeps what it was sent. */
  dir: string;
  /** Method and status of each request since this was last called, such as `GET 200`. */
  requests(): string[];
  stop(): Promise<void>;
};

const env = { ...process.env, PATH: serverPath };

export const hasWebDav = (): boolean =>
  spawnSync('nginx', ['-V'], { env, encoding: 'utf8' }).stderr?.includes('http_dav_module') ??
  false;

/** As the guide on caches sets it up. */
export async function startWebDav(): Promise<CacheServer> {
  const root = mkdtempSync(path.join(tmpdir(), 'learn-dav-'));
  const dir = path.join(root, 'files');
  mkdirSync(dir);
  const port = await freePort();
  const log = path.join(root, 'access.log');
  const at = path.join(root, 'nginx.conf');
  writeFileSync(at, nginxConfig({ root, dir, port, log }));
  const child = spawn('nginx', ['-c', at, '-e', path.join(root, 'error.log')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await answers(port, child);
  return {
    url: `http://127.0.0.1:${port}/learn`,
    dir,
    requests() {
      const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
      writeFileSync(log, '');
      return lines;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(root, { recursive: true });
    },
  };
}

const nginxConfig = (made: { root: string; dir: string; port: number; log: string }) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${made.root}/nginx.pid;
events {}
http {
  log_format short '$request_method $status';
  access_log ${made.log} short;
  client_body_temp_path ${made.root}/body;
  proxy_temp_path ${made.root}/proxy;
  fastcgi_temp_path ${made.root}/fastcgi;
  uwsgi_temp_path ${made.root}/uwsgi;
  scgi_temp_path ${made.root}/scgi;
  map $http_authorization $may { default 0; "Bearer ${TOKEN}" 1; }
  server {
    listen 127.0.0.1:${made.port};
    location /learn/ {
      if ($may = 0) { return 403; }
      alias ${made.dir}/;
      dav_methods PUT;
      create_full_put_path on;
      client_max_body_size 64m;
    }
  }
}`;

type Misbehavior = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** Gives what it was sent, but for what `wrong` does first: where that has answered, or never will, it says so by `true`. */
export async function startFakeCache(
  wrong: (...of: Parameters<Misbehavior>) => boolean,
): Promise<Omit<CacheServer, 'dir'>> {
  const files = new Map<string, Buffer>();
  let seen: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      seen.push(`${method} ${url.split('/')[1]}`);
      const body = Buffer.concat(parts);
      if (method === 'PUT') files.set(url, body);
      const known = files.get(url);
      if (wrong(request, response, method === 'PUT' ? body : (known ?? Buffer.alloc(0)))) return;
      response.writeHead(method === 'PUT' ? 201 : known ? 200 : 404);
      response.end(method === 'PUT' ? '' : known);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => seen.splice(0),
    async stop() {
      seen = [];
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** While it runs, this process answers. */
export function learnAsync(
  { dir }: SiteFolder,
  more: Record<string, string>,
  ...args: string[]
): Promise<Run> {
  const learn = path.join(projectDir, 'engine/bin/learn.mjs');
  const child = spawn(process.execPath, [learn, ...args], { cwd: dir, env: { ...env, ...more } });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += String(part);
    });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, text })));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  let says = '';
  child.stderr?.on('data', (part) => {
    says += String(part);
  });
  while (child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nginx did not start: ${says}`);
}

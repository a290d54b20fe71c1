// Starts another web server in the foreground with a configuration from deploy/, and stops no other process.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverPath } from './install-packages.ts';
import type { SiteFixture } from './site-fixture.ts';

export interface StartedServer {
  readonly port: number;
  stop(): Promise<void>;
}

const deployDir = join(import.meta.dirname, '../../deploy');

/** Start nginx with deploy/nginx.conf, its names filled in as envsubst would. */
export async function startNginx({ dir, root }: SiteFixture): Promise<StartedServer> {
  const port = await findFreePort();
  const stateDir = join(root, 'state');
  mkdirSync(stateDir);
  const names: Record<string, string> = {
    SITE_DIR: dir,
    LISTEN: `127.0.0.1:${port}`,
    STATE_DIR: stateDir,
  };
  const template = readFileSync(join(deployDir, 'nginx.conf'), 'utf8');
  const config = template.replace(/\$\{([A-Z_]+)\}/g, (whole, name) => names[name] ?? whole);
  const path = join(root, 'nginx.conf');
  writeFileSync(path, config);
  return start('nginx', ['-c', path, '-g', 'daemon off;'], port, { PATH: serverPath });
}

/** Start Caddy with deploy/Caddyfile. */
export async function startCaddy({ dir, root }: SiteFixture): Promise<StartedServer> {
  const port = await findFreePort();
  const stateDir = join(root, 'state');
  mkdirSync(stateDir);
  const env = {
    SITE_DIR: dir,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    CADDY_ADMIN: `unix/${join(stateDir, 'admin.sock')}`,
    XDG_DATA_HOME: stateDir,
    XDG_CONFIG_HOME: stateDir,
  };
  const config = join(deployDir, 'Caddyfile');
  return start('caddy', ['run', '--adapter', 'caddyfile', '--config', config], port, env);
}

async function start(
  command: string,
  args: readonly string[],
  port: number,
  env: Record<string, string>,
): Promise<StartedServer> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${command} did not start:\n${errors}`);
    await sleep(20);
  }
  return { port, stop: () => stop(child, exited) };
}

async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  await exited;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

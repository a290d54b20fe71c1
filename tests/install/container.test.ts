// deploy/Containerfile, built and run by the machine's own engine, with a small site in the place of this one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page, projectDir } from '../support/site-folder.ts';

/** The build argument with its digest → the image. */
const BASES = {
  NODE_DIGEST: 'docker.io/library/node:22-bookworm-slim',
  DEBIAN_DIGEST: 'docker.io/library/debian:bookworm-slim',
};
const IMAGE = 'localhost/learn-test';
/** Of Buildah: it needs no rights that a container's host may lack. */
const env = { BUILDAH_ISOLATION: 'chroot', ...process.env };

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  return { status, stdout: stdout ?? '', text: `${stdout}${stderr}` };
};

/** Tests download nothing but packages of npm and Debian: the images that it begins with must be there. */
function findObstacle(): string | undefined {
  if (run('buildah', '--version').status !== 0) return 'Buildah is not installed';
  const lacking = Object.values(BASES).filter(
    (name) => run('buildah', 'inspect', '--type', 'image', name).status,
  );
  return lacking.length > 0 ? `there is no image ${lacking.join(', ')}: buildah pull` : undefined;
}

/** As the operator gives them. */
const digests = (): string[] =>
  Object.entries(BASES).flatMap(([argument, image]) => {
    const format = ['--format', '{{.FromImageDigest}}'];
    const digest = run('buildah', 'inspect', '--type', 'image', ...format, image).stdout.trim();
    return ['--build-arg', `${argument}=${digest}`];
  });

const obstacle = findObstacle();
if (obstacle) process.stderr.write(`The container isn't tested: ${obstacle}\n`);

const dir = mkdtempSync(path.join(tmpdir(), 'learn-container-'));
let container = '';
let server: ChildProcess | undefined;
let url = '';

function writeContext(): void {
  const files =
    'package.json package-lock.json tsconfig.json engine collections deploy site/package.json';
  for (const name of files.split(' '))
    cpSync(path.join(projectDir, name), path.join(dir, name), {
      recursive: true,
      filter: (at) => !at.includes('node_modules', projectDir.length),
    });
  mkdirSync(path.join(dir, 'content/pages'), { recursive: true });
  const config = { title: 'Small', base: '/learn/', content: '../content' };
  writeFileSync(path.join(dir, 'site/site.config.json'), JSON.stringify(config));
  writeFileSync(
    path.join(dir, 'content/pages/index.md'),
    page('Home', 'From a container. '.repeat(99)),
  );
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const { port } = taken.address() as { port: number };
      taken.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  if (obstacle) return;
  writeContext();
  const built = run(
    'buildah',
    'bud',
    '--pull-never',
    '-f',
    `${dir}/deploy/Containerfile`,
    '-t',
    IMAGE,
    ...digests(),
    dir,
  );
  expect(built.status, built.text).toBe(0);
  container = run('buildah', 'from', '--pull-never', IMAGE).stdout.trim();
  const port = await findFreePort();
  // This way of running it shares the host's network: another port, everything else as it is.
  const start = `sed 's/listen 8080/listen 127.0.0.1:${port}/' /etc/nginx/nginx.conf > /run/site/nginx.conf && exec nginx -c /run/site/nginx.conf -g 'daemon off;'`;
  server = spawn('buildah', ['run', container, '--', 'sh', '-c', start], { env, detached: true });
  url = `http://127.0.0.1:${port}/learn/`;
}, 900_000);

afterAll(() => {
  if (server?.pid) process.kill(-server.pid, 'SIGTERM');
  if (container) run('buildah', 'rm', container);
  if (!obstacle) run('buildah', 'rmi', IMAGE);
  rmSync(dir, { recursive: true, force: true });
});

it.skipIf(obstacle)(
  'the container serves the site that it was built with, by its rules',
  async () => {
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    const home = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(await home.text()).toContain('From a container.');
    expect(home.headers.get('content-encoding')).toBe('br');
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${url}none/of/this`)).status).toBe(404);
    expect((await fetch(`${url}_server.json`)).status).toBe(404);
  },
);

it.skipIf(obstacle)('nothing in the container runs as root', () => {
  expect(run('buildah', 'run', container, '--', 'id', '-un').stdout.trim()).toBe('www-data');
});

// Debian's nginx with its brotli modules, installed when it is missing and may be.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = [
  'nginx',
  'libnginx-mod-http-brotli-filter',
  'libnginx-mod-http-brotli-static',
] as const;

const brotliModules = ['filter', 'static'].map(
  (name) => `/etc/nginx/modules-enabled/50-mod-http-brotli-${name}.conf`,
);

/** @returns Why nginx cannot be run here, or `undefined` when it can. */
export function ensureNginx(): string | undefined {
  if (hasNginx()) return undefined;
  const name = packages.join(' ');
  if (process.getuid?.() !== 0) return `nginx is not installed; as root: apt-get install ${name}`;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      ...options,
      stdio: 'ignore',
    }).status === 0;
  const isInstalled =
    install() ||
    (spawnSync('apt-get', ['update'], { ...options, stdio: 'ignore' }).status === 0 && install());
  return isInstalled && hasNginx() ? undefined : `apt-get install ${name} failed`;
}

function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0 && brotliModules.every((path) => existsSync(path));
}

// Debian's nginx with its brotli module, installed when it is missing and may be.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['nginx', 'libnginx-mod-http-brotli-filter'] as const;
const brotliModule = '/etc/nginx/modules-enabled/50-mod-http-brotli-filter.conf';

/** The search path of most users leaves out the folder that Debian puts servers into. */
export const serverPath = `${process.env.PATH}:/usr/sbin:/sbin`;

/** @returns Why nginx cannot be run here, or `undefined` when it can. */
export function ensureNginx(): string | undefined {
  if (hasNginx()) return undefined;
  const name = packages.join(' ');
  if (process.getuid?.() !== 0) return `nginx is not installed; as root: apt-get install ${name}`;
  const aptGet = (...args: string[]) => {
    const env = { ...process.env, PATH: serverPath, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
  };
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
  const isInstalled = install() || (aptGet('update') && install());
  return isInstalled && hasNginx() ? undefined : `apt-get install ${name} failed`;
}

function hasNginx(): boolean {
  const { status } = spawnSync('nginx', ['-v'], { env: { ...process.env, PATH: serverPath } });
  return status === 0 && existsSync(brotliModule);
}

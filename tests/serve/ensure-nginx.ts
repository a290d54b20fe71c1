// Debian's nginx with its brotli module, installed when it is missing and may be.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, serverPath } from './install-packages.ts';

const packages = ['nginx', 'libnginx-mod-http-brotli-filter'] as const;
const brotliModule = '/etc/nginx/modules-enabled/50-mod-http-brotli-filter.conf';

/** @returns Why nginx cannot be run here, or `undefined` when it can. */
export function ensureNginx(): string | undefined {
  return hasNginx() ? undefined : installPackages('nginx', packages, hasNginx);
}

function hasNginx(): boolean {
  const { status } = spawnSync('nginx', ['-v'], { env: { ...process.env, PATH: serverPath } });
  return status === 0 && existsSync(brotliModule);
}

// Debian's Caddy, installed when it is missing and may be.
import { spawnSync } from 'node:child_process';
import { installPackages } from './install-packages.ts';

/** @returns Why Caddy cannot be run here, or `undefined` when it can. */
export function ensureCaddy(): string | undefined {
  if (hasCaddy()) return undefined;
  return installPackages('Caddy', ['caddy'], hasCaddy);
}

function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0;
}

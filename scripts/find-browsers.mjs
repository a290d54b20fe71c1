// This machine → the path of a Chromium for the browser tests, installed when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { project } from './set-up.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** In this order: CHROMIUM_PATH, the system's own, Debian's package when root, Playwright's own. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  return onPath() ?? fromDebian() ?? fromPlaywright();
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter))
    for (const name of NAMES)
      if (existsSync(path.join(folder, name))) return path.join(folder, name);
  return undefined;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return onPath();
}

async function fromPlaywright() {
  console.log('Installing Playwright’s Chromium …');
  const cli = path.join(project, 'node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = await import('playwright-core');
  const at = chromium.executablePath();
  if (existsSync(at)) return at;
  throw new Error('There is no Chromium. Install one, or name it in CHROMIUM_PATH.');
}

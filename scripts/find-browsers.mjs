// This machine → the paths of a Chromium and a Firefox for the browser tests, installed when there are none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { project } from './set-up.mjs';

/** Chromium without windows: a full one draws a window with a toolbar for each reader, five times the processor time. */
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIREFOX = ['firefox-esr', 'firefox'];

/** In this order: CHROMIUM_PATH, one without windows (installed from Debian when root), the system's own, Playwright's own. */
export async function findChromium() {
  return (
    named('CHROMIUM_PATH') ??
    onPath(SHELL) ??
    fromDebian('chromium-headless-shell', SHELL) ??
    onPath(CHROMIUM) ??
    fromPlaywright()
  );
}

/** FIREFOX_PATH, the system's own, or Debian's package when root; undefined when none is available. */
export function findFirefox() {
  return named('FIREFOX_PATH') ?? onPath(FIREFOX) ?? fromDebian('firefox-esr', FIREFOX);
}

/** What stops an installation where no package can be reached. */
const PACKAGE_MS = 180_000;

function named(variable) {
  const at = process.env[variable];
  if (at && !existsSync(at)) throw new Error(`${variable} names ${at}, which is not there.`);
  return at || undefined;
}

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter))
    for (const name of names)
      if (existsSync(path.join(folder, name))) return path.join(folder, name);
  return undefined;
}

function fromDebian(name, names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing Debian’s ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) =>
    spawnSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=30', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: PACKAGE_MS,
      env,
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', name);
  return onPath(names);
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

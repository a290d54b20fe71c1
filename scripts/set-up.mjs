// A checkout → one that can run: installs the packages of the lock file unless they are there already.
// Plain Node, no dependency: it runs before there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const OLDEST = [20, 19];

/** @param isForTests  with what only tests and benchmarks need. */
export function setUp({ isForTests = true } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    stop(`Node ${process.versions.node} is too old: this needs ${OLDEST.join('.')} or newer.`);
  if (isInstalled(isForTests)) return;
  console.log('Installing what package-lock.json names …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!isForTests) args.push('--omit=dev');
  const { status } = spawnSync('npm', args, { cwd: project, stdio: 'inherit' });
  if (status !== 0) stop('The packages could not be installed.');
}

/** npm keeps a copy of the lock file it installed from; what it says about optional packages may differ. */
function isInstalled(isForTests) {
  const hidden = path.join(project, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = readLock(path.join(project, 'package-lock.json'));
  const there = readLock(hidden);
  return Object.entries(wanted).every(
    ([at, { version, optional, dev, devOptional }]) =>
      at === '' ||
      optional ||
      (!isForTests && (dev || devOptional)) ||
      there[at]?.version === version,
  );
}

function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

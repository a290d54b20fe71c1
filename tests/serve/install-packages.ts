// Names of Debian's packages → those packages installed, where this user may, or why not.
import { spawnSync } from 'node:child_process';

/** The search path of most users omits the folder that Debian puts servers into. */
export const serverPath = `${process.env.PATH}:/usr/sbin:/sbin`;

/** @returns Why `program` cannot be run here, or `undefined` when it can. */
export function installPackages(
  program: string,
  packages: readonly string[],
  isThere: () => boolean,
): string | undefined {
  const name = packages.join(' ');
  if (process.getuid?.() !== 0)
    return `${program} is not installed; as root: apt-get install ${name}`;
  const aptGet = (...args: string[]) => {
    const env = { ...process.env, PATH: serverPath, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
  };
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages);
  const isInstalled = install() || (aptGet('update') && install());
  return isInstalled && isThere() ? undefined : `apt-get install ${name} failed`;
}

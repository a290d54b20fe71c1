// A folder → every name in it, with kind, size and times: two listings are equal when nothing was touched.
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @param except  a name below the folder that may change, with all that is in it. */
export function listAll(dir: string, except = ''): string[] {
  const lines: string[] = [];
  const walk = (under: string): void => {
    for (const name of readdirSync(path.join(dir, under)).sort()) {
      const at = under ? `${under}/${name}` : name;
      if (at === except) continue;
      const stats = lstatSync(path.join(dir, at));
      lines.push(
        `${at} ${stats.mode} ${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`,
      );
      if (stats.isDirectory()) walk(at);
    }
  };
  walk('');
  return lines;
}

// Names of packages that a site's code imports → the versions of these, and of all that they depend on.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Its folder's name, its version, and what it depends on, as its `package.json` says. */
type Found = { at: string; version: string; names: string[] };

/**
 * What is compiled with these packages, or drawn by them, may change with each of them.
 *
 * @param names  as imports write them, `react/jsx-runtime` too; those that aren't there are left out.
 * @param from   absolute: the folders in which they are looked for, and in those above.
 * @returns      `react@19.2.0`, sorted.
 */
export function packageVersions(names: Iterable<string>, from: readonly string[]): string[] {
  const seen = new Set<string>();
  const versions = new Set<string>();
  const follow = (name: string, folders: readonly string[]) => {
    const found = firstOf(folders, (folder) => findPackage(name, folder));
    if (!found || seen.has(found.at)) return;
    seen.add(found.at);
    versions.add(`${name}@${found.version}`);
    for (const one of found.names) follow(one, [found.at]);
  };
  for (const name of names) {
    const [own = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
    follow(own, from);
  }
  return [...versions].sort();
}

function firstOf<T>(
  folders: readonly string[],
  find: (folder: string) => T | undefined,
): T | undefined {
  for (const folder of folders) {
    const found = find(folder);
    if (found) return found;
  }
  return undefined;
}

function findPackage(name: string, folder: string): Found | undefined {
  for (let above = folder; ; above = path.dirname(above)) {
    const found = readPackage(path.join(above, 'node_modules', name));
    if (found || above === path.dirname(above)) return found;
  }
}

const read = new Map<string, Found | undefined>();

/** Each is read once a run. */
function readPackage(at: string): Found | undefined {
  if (read.has(at)) return read.get(at);
  const found = packageIn(at);
  read.set(at, found);
  return found;
}

function packageIn(at: string): Found | undefined {
  try {
    const { version, dependencies, peerDependencies } = JSON.parse(
      readFileSync(path.join(at, 'package.json'), 'utf8'),
    ) as { version: string; dependencies?: object; peerDependencies?: object };
    return { at, version, names: Object.keys({ ...dependencies, ...peerDependencies }) };
  } catch {
    return undefined;
  }
}

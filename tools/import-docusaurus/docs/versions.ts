// `versions.json` and `versioned_docs/` → the versions of an instance: where their pages, sidebars and addresses are.
import path from 'node:path';
import type { DocsInstance } from '../config/docusaurus-site.ts';
import { toRoute } from '../config/route.ts';
import type { SourceFiles } from '../source-files.ts';

export type Version = {
  name: string;
  folder: string;
  /** Below the base URL: `docs/next`. */
  route: string;
  sidebarFile: string | false | undefined;
};

/** The one that is worked on, `current`, comes first; then those of the file, the newest first. */
export function listVersions(instance: DocsInstance, files: SourceFiles): Version[] {
  const prefix = instance.id === 'default' ? '' : `${instance.id}_`;
  const names = readNames(path.join(files.dir, `${prefix}versions.json`), files);
  const last = instance.lastVersion ?? names[0] ?? 'current';
  const routeOf = (name: string) => {
    const own =
      instance.versions[name]?.path ?? (name === last ? '' : name === 'current' ? 'next' : name);
    return toRoute(`${instance.route}/${own}`);
  };
  const current: Version = {
    name: 'current',
    folder: instance.folder,
    route: routeOf('current'),
    sidebarFile: instance.sidebarFile,
  };
  const others = names.map((name): Version => {
    const sidebars = path.join(
      files.dir,
      `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
    );
    return {
      name,
      folder: path.join(files.dir, `${prefix}versioned_docs/version-${name}`),
      route: routeOf(name),
      sidebarFile: files.has(sidebars) ? sidebars : undefined,
    };
  });
  return instance.includesCurrent ? [current, ...others] : others;
}

/** A name with a slash or dots alone would be a path. */
function readNames(file: string, files: SourceFiles): string[] {
  try {
    const names: unknown = JSON.parse(files.readText(file) ?? '[]');
    if (!Array.isArray(names)) return [];
    return names.filter(
      (one): one is string =>
        typeof one === 'string' && /^[^/\\]+$/.test(one) && !/^\.+$/.test(one),
    );
  } catch {
    return [];
  }
}

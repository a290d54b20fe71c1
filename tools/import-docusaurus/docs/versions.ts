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
  /** What the config calls it. */
  label: string;
  /** The folder that it should have, as shown, where that isn't there and the current pages stand in for it. */
  standsInFor?: string;
};

export type VersionList = {
  versions: Version[];
  /** Versions that the file names and that have no folder. */
  missing: { name: string; folder: string }[];
};

/**
 * The one that is worked on, `current`, comes first; then those of the file, the newest first. Some sites copy the
 * current pages into the folder of their newest version when they are built: until then, they stand in for it.
 */
export function listVersions(instance: DocsInstance, files: SourceFiles): VersionList {
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
    label: instance.versions.current?.label ?? 'Current',
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
      label: instance.versions[name]?.label ?? name,
    };
  });
  const list: VersionList = { versions: instance.includesCurrent ? [current] : [], missing: [] };
  for (const [i, one] of others.entries()) {
    const shown = files.shown(one.folder);
    if (files.hasFolder(one.folder)) list.versions.push(one);
    else if (i === 0 && !instance.includesCurrent && files.hasFolder(instance.folder))
      list.versions.push({
        ...one,
        folder: instance.folder,
        sidebarFile: one.sidebarFile ?? instance.sidebarFile,
        standsInFor: shown,
      });
    else list.missing.push({ name: one.name, folder: shown });
  }
  return list;
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

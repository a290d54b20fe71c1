// What a site's collections and islands folder name → compiled modules of islands and small pictures.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { partVersions } from '../../cache/engine-version.ts';
import { hashOf } from '../../cache/hash.ts';
import type { PageScript } from '../../collection.ts';
import { compileModules, type ModuleFiles } from '../../content/config/compile-module.ts';
import { expectInside } from '../../content/config/links-inside.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';

/** Modules as their authors wrote them. */
export type ModuleSources = {
  /** Island → its source, for the browser. */
  sources: ModuleFiles;
  components: ModuleFiles;
  pictures: ModuleFiles;
  drawings: ModuleFiles;
  /** Of collections, for the browser. */
  scripts: readonly PageScript[];
};

/** Plain data: worker threads get it, and load a module only when a page shows it. */
export type SiteModules = Pick<ModuleSources, 'sources' | 'scripts'> & {
  /** Island → the compiled module that draws its first state. */
  islands: ModuleFiles;
  /** Component → the compiled module that draws it, here alone. */
  components: ModuleFiles;
  /** `collection/record` → the compiled module of its small picture. */
  pictures: ModuleFiles;
  /** Collection → the compiled module that draws its pages and slots. */
  drawings: ModuleFiles;
};

export function listModules(loaded: LoadedConfig): ModuleSources {
  const { siteDir, collections } = loaded;
  const sources: Record<string, string> = ownIslands(loaded);
  const components: Record<string, string> = {};
  const pictures: Record<string, string> = {};
  const drawings: Record<string, string> = {};
  for (const collection of collections) {
    Object.assign(sources, collection.islands?.({ siteDir }));
    Object.assign(components, collection.components?.({ siteDir }));
    for (const [name, file] of Object.entries(collection.pictures?.({ siteDir }) ?? {}))
      pictures[`${collection.name}/${name}`] = file;
    if (collection.drawing) drawings[collection.name] = collection.drawing;
  }
  const scripts = collections.flatMap((collection) => collection.scripts?.() ?? []);
  return { sources, components, pictures, drawings, scripts };
}

/** @throws ExpectedError  when one doesn't compile. */
export async function compileSiteModules(
  { sources, components, pictures, drawings, scripts }: ModuleSources,
  places: Pick<LoadedConfig, 'cacheDir' | 'siteDir'>,
): Promise<SiteModules> {
  const kinds = { islands: sources, components, pictures, drawings };
  const all = Object.entries(kinds).flatMap(([kind, files]) =>
    Object.entries(files).map(([name, file]) => [`${kind}/${name}`, file] as const),
  );
  const compiled = await compileModules(Object.fromEntries(all), places);
  const pick = (kind: string, files: ModuleFiles) =>
    Object.fromEntries(Object.keys(files).map((name) => [name, compiled[`${kind}/${name}`] ?? '']));
  return {
    sources,
    islands: pick('islands', sources),
    components: pick('components', components),
    pictures: pick('pictures', pictures),
    drawings: pick('drawings', drawings),
    scripts,
  };
}

/** The islands folder of the config: each file in it is one. */
function ownIslands({ config, siteDir }: LoadedConfig): Record<string, string> {
  const folder = config.islands ? path.resolve(siteDir, config.islands) : undefined;
  if (!folder || !existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /\.tsx$/.test(name) && !name.includes('.test.'))
      .sort()
      .map((name) => {
        const file = path.join(folder, name);
        expectInside(siteDir, file, 'islands');
        return [name.replace(/\.tsx$/, ''), file];
      }),
  );
}

/** Changes with the module's code and with everything that it imports. */
export const moduleHash = (modules: ModuleFiles, name: string): string =>
  hashOf([partVersions.pieces, path.basename(modules[name] ?? '')]);

// All that a version's pages are made with besides its content → one hash: the site's code, collections, public files.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { engineVersion } from '../../cache/engine-version.ts';
import { hashOf } from '../../cache/hash.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { listPublicFiles } from '../../content/load-site.ts';
import { walkInside } from '../../disk/inside.ts';

/** Where `learn diff` writes its report unless it is named another place: beside the site's output. */
export const diffDirOf = (outDir: string): string => `${outDir}-diff`;

const CODE = /(?<!\.test)\.(?:tsx?|mjs|js|css|json)$/;
const NO_CODE = /^(?:node_modules|public|\..*|.*\.builds)$/;

export function hashCode(loaded: LoadedConfig): string {
  const { siteDir, collections, contentDir, outDir, config, module } = loaded;
  const out = path.resolve(siteDir, config.out);
  const left = new Set([contentDir, outDir, out, diffDirOf(out)]);
  const folders = [siteDir, ...collections.map(({ dir }) => dir)];
  const files = new Set(folders.flatMap((folder) => listCode(folder, left)));
  return hashOf([
    engineVersion,
    path.basename(module ?? ''),
    JSON.stringify(loaded.grammars),
    ...[...files].flatMap((file) => [path.relative(siteDir, file), readFileSync(file)]),
    ...listPublicFiles(loaded).flatMap(({ path: name, file }) => {
      const { size, mtimeMs } = statSync(file);
      return `${name} ${size} ${mtimeMs}`;
    }),
  ]);
}

function listCode(folder: string, left: ReadonlySet<string>): string[] {
  const enters = (name: string, below: string) =>
    !NO_CODE.test(name) && !left.has(path.join(folder, below));
  return left.has(folder)
    ? []
    : walkInside(folder, folder, { enters })
        .files.filter((name) => CODE.test(name))
        .map((name) => path.join(folder, name));
}

// All that a version's pages are made with besides its content ▶ one hash: the site's code, collections, public files.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../content/hash.ts';
import type { LoadedConfig } from '../../content/load-config.ts';
import { listPublicFiles } from '../../content/load-site.ts';
import { engineVersion } from '../../engine-dir.ts';

const CODE = /(?<!\.test)\.(?:tsx?|mjs|js|css|json)$/;
const NO_CODE = /^(?:node_modules|public|\..*|.*\.builds)$/;

export function hashCode(loaded: LoadedConfig): string {
  const { siteDir, collections, contentDir, outDir, config, module } = loaded;
  const left = new Set([contentDir, outDir, path.resolve(siteDir, config.out)]);
  const folders = [siteDir, ...collections.map(({ dir }) => dir)];
  const files = new Set(folders.flatMap((folder) => listCode(folder, left)));
  return hashOf([
    engineVersion,
    path.basename(module ?? ''),
    ...[...files].flatMap((file) => [path.relative(siteDir, file), readFileSync(file)]),
    ...listPublicFiles(loaded).flatMap(({ path: name, file }) => {
      const { size, mtimeMs } = statSync(file);
      return `${name} ${size} ${mtimeMs}`;
    }),
  ]);
}

function listCode(folder: string, left: ReadonlySet<string>): string[] {
  if (left.has(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return NO_CODE.test(entry.name) ? [] : listCode(at, left);
      return entry.isFile() && CODE.test(entry.name) ? [at] : [];
    });
}

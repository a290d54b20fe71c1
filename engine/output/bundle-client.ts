// The engine's script and styles, a site's own styles and islands → hashed files for the browser.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { markUsed } from '../content/clear-cache.ts';
import { createFiles, reachedFrom } from '../content/import-graph.ts';
import { partVersions } from '../engine-dir.ts';
import { bundleBeside } from './bundler.ts';
import type { ClientInput } from './client-modules.ts';
import { type ClientBundle, readBundle } from './kept-bundle.ts';

/**
 * Bundled by Vite once and kept in the cache folder until one of the inputs changes.
 *
 * @throws ExpectedError  when a script or style does not compile.
 */
export async function bundleClient(input: ClientInput): Promise<ClientBundle> {
  const out = path.join(input.cacheDir, `client-${fingerprint(input)}`);
  const kept = readBundle(out);
  if (kept) {
    markUsed([out]);
    return kept;
  }
  await bundleBeside(out, input);
  const made = readBundle(out);
  if (!made) throw new Error(`The bundle in ${out} was changed while it was read.`);
  return made;
}

/** Hash of every file that can end up in the bundle, and of the engine that bundles them. */
function fingerprint({
  engineDir,
  styles,
  islands,
  texts,
  laterTexts,
  search,
  isDev,
  scripts: pageScripts,
}: ClientInput): string {
  const hash = createHash('sha256').update(
    JSON.stringify([partVersions.client, texts, laterTexts, search, isDev === true]),
  );
  const folders = ['client', 'search', 'theme/css'].map((name) => path.join(engineDir, name));
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true }).map(String).sort())
      if (/\.(ts|tsx|css)$/.test(name) && !/\.test\./.test(name))
        hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  const files = createFiles();
  const { scripts } = reachedFrom(
    [...Object.values(islands), ...pageScripts.map(({ file }) => file)],
    files,
  );
  hash.update(JSON.stringify([islands, pageScripts]));
  for (const file of scripts) hash.update(files.hash(file));
  for (const style of styles) hash.update(readFileSync(style));
  return hash.digest('hex').slice(0, 12);
}

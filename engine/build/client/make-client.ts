// The engine's script and styles, a site's own styles and islands → hashed files for the browser.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { engineDir } from '../../cache/engine-version.ts';
import { hashOf } from '../../cache/hash.ts';
import type { Store } from '../../cache/store.ts';
import { type Files, reachedFrom } from '../../content/config/import-graph.ts';
import { packageVersions } from '../../content/config/package-versions.ts';
import type { OfCode } from '../plan/known-code.ts';
import { compileBeside } from './client-compiler.ts';
import { type ClientFiles, findClientFiles, keepClientFiles } from './client-files.ts';
import type { ClientInput } from './client-modules.ts';

/**
 * Compiled by Vite once and cached until one of the inputs changes.
 *
 * @param given  `siteDir`: names of inputs are relative to it; `files`: sheets and scripts, as they were read; `ofCode`:
 *               what is known of them without reading.
 * @throws ExpectedError  when a script or style does not compile.
 */
export async function makeClient(
  given: ClientInput & { store: Store } & Code,
): Promise<ClientFiles> {
  const { store, siteDir, files, ofCode, ...input } = given;
  const key = keyOf(input, { siteDir, files, ofCode });
  const cached = findClientFiles(store, key);
  if (cached) return cached;
  const made = await compileBeside(input);
  keepClientFiles(store, key, made);
  return made;
}

type Code = { siteDir: string; files: Files; ofCode: OfCode };

/** Hash of everything that can end up in them. */
function keyOf(input: ClientInput, code: Code): string {
  const { brand, styles, islands, texts, laterTexts, search, insight, isDev, scripts } = input;
  const named = (file: string) => path.relative(code.siteDir, file);
  const says = [
    JSON.stringify([texts, laterTexts, search, insight, isDev === true]),
    // Fonts are named by what is in them.
    brand.css,
    JSON.stringify(Object.entries(islands).map(([name, file]) => [name, named(file)])),
    JSON.stringify(scripts.map(({ selector, file, kept }) => [selector, named(file), kept])),
    JSON.stringify(styles.map(named)),
  ];
  const sources = code.ofCode(['client', 'sources', ...says], () =>
    JSON.stringify(readSources(input, code)),
  );
  const { hash, packages } = JSON.parse(sources) as Sources;
  return hashOf([...says, hash, ...packageVersions(packages, [code.siteDir, engineDir])]);
}

/** Hash of all files, and the packages that they import. */
type Sources = { hash: string; packages: string[] };

function readSources(
  { styles, islands, scripts: pageScripts }: ClientInput,
  { siteDir, files }: Code,
): Sources {
  const named = (file: string) => path.relative(siteDir, file);
  const entries = [...Object.values(islands), ...pageScripts.map(({ file }) => file)];
  const { scripts } = reachedFrom(entries, files, true);
  const importedBy = (file: string) => files.imports(file).map(({ from }) => from);
  const sheets = [...styles, ...styles.flatMap(importedBy).filter(path.isAbsolute)];
  const packages = scripts.flatMap(importedBy).filter((name) => /^[@a-z]/.test(name));
  const all = [...OWN.flatMap(listSources), ...scripts, ...sheets, ...takenAlong(scripts, files)];
  return {
    hash: hashOf(all.map((file) => `${named(file)} ${files.hash(file)}`)),
    packages: [...new Set(packages)],
  };
}

const TAKEN = /\bnew URL\(\s*['"](\.[^'"?\n]+)/g;

/** Sheets and the like that scripts name by `new URL('./sheet.css', import.meta.url)`. */
const takenAlong = (scripts: readonly string[], files: Files): string[] =>
  scripts
    .flatMap((script) =>
      [...files.read(script).matchAll(TAKEN)].map(([, at = '']) =>
        path.resolve(path.dirname(script), at),
      ),
    )
    .filter((file) => files.has(file));

/** Folders of the engine from which it takes files. */
const OWN = ['client', 'search', 'theme/css'].map((name) => path.join(engineDir, name));

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(ts|tsx|css)$/.test(name) && !/\.test\./.test(name))
    .sort()
    .map((name) => path.join(folder, name));

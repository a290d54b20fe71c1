// What a compiled module says of places on this machine ↔ placeholders, which say the same on every machine.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engineDir } from '../../cache/engine-version.ts';

/** The running engine's own public module; absent where the engine's sources run as they are, in tests. */
export const ENGINE = fileURLToPath(new URL('./index.mjs', import.meta.url));

const engineRequire = createRequire(path.join(engineDir, 'index.ts'));

/** A package by its name: not a path, not an address. */
export const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)(?!.*:)/;

/**
 * A site doesn't have to install packages: its modules take React, and what draws with it, from where the engine has
 * them. Some are compiled in, and loaded once for both.
 */
function engineCopy(id: string): string {
  if (!PACKAGE.test(id)) return id;
  const compiled = new URL(`./${id}.mjs`, import.meta.url);
  if (COMPILED_IN.has(id) && existsSync(compiled)) return compiled.href;
  try {
    // Resolved as an import: a package's script for `require` has no names to import.
    return import.meta.resolve?.(id) ?? pathToFileURL(engineRequire.resolve(id)).href;
  } catch {
    return id;
  }
}

/** See `SHARED` of `engine/bin/compile-engine.mjs`. */
const COMPILED_IN = new Set(['zod', 'yaml']);

/**
 * Stands for a place of this machine while a module is compiled: the names of outputs are hashes of what is in them, and
 * have to be the same on another machine.
 */
export const placeholder = (kind: keyof typeof PLACES, name: string): string =>
  `%learn ${kind}:${name}%`;

const PLACES = {
  engine: () => pathToFileURL(ENGINE).href,
  package: (name: string) => engineCopy(name),
  folder: (name: string) => path.join(engineDir, name),
};

/** With the places of this machine. */
export const withPlaces = (code: string): string =>
  code.replace(/%learn (engine|package|folder):([^%]*)%/g, (_, kind: keyof typeof PLACES, name) =>
    JSON.stringify(PLACES[kind](name)).slice(1, -1),
  );

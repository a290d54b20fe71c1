// What is known of a version since it was built last: enough to leave it as it is, and to link to its pages.
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { hashOf } from '../../cache/hash.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import type { Addresses } from '../../model/other-versions.ts';
import type { VersionRules } from './shared-files.ts';

export type VersionState = {
  /** Hash of all that it was made from, but for what other versions have. */
  made: string;
  /** Hash of what its pages show of other versions. */
  seen: string;
  /** Of its manifest. */
  engine: string;
  addresses: Addresses;
  server: VersionRules['server'];
  publicPaths: string[];
  /** Warnings, which are repeated until they are solved. */
  diagnostics: Diagnostic[];
};

/** @param place  what is built: the output, or `check`. */
export function stateFile(cacheDir: string, place: string, base: string): string {
  return path.join(cacheDir, `version-${hashOf([place, base]).slice(0, 10)}.json`);
}

/** Undefined when there is none, when it was made from something else, or when it is damaged. */
export function readState(file: string, made: string): VersionState | undefined {
  const cached = readCacheFile(file);
  const state = cached === undefined ? undefined : (JSON.parse(cached) as VersionState);
  return state?.made === made ? state : undefined;
}

export function writeState(file: string, state: VersionState): void {
  writeCacheFile(file, JSON.stringify(state));
}

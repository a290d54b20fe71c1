// Diagnostics as a site shows them → the same for other programs, with paths from the folder that the command runs in.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';

/** @param contentDir  undefined where the config is wrong: it names itself from here. */
export function fromHere(
  found: readonly Diagnostic[],
  contentDir: string | undefined,
): Diagnostic[] {
  const root =
    contentDir === undefined ? '' : path.relative(process.cwd(), path.dirname(contentDir));
  const shown = (at: string) =>
    existsSync(at) ? at : path.posix.join(root.replaceAll(path.sep, '/'), at);
  return found.map((one) => ({
    ...one,
    path: shown(one.path),
    ...(one.related
      ? { related: one.related.map((place) => ({ ...place, path: shown(place.path) })) }
      : {}),
  }));
}

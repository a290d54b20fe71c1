// A loaded site and the options → nothing, or a sentence why a build would publish what nobody wants.

import { expectNoMove } from '../../cache/move-journal.ts';
import type { ConfigOptions } from '../../content/config/find-config.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { expectNear } from '../publish/output-place.ts';

/** @throws ExpectedError  when a killed `learn mv` waits, or the config or a link has the output far from the site. */
export function expectBuildable(
  { cacheDir, outDir, siteDir, isBare }: LoadedConfig,
  { out }: ConfigOptions,
): void {
  expectNoMove(cacheDir);
  if (out === undefined) expectNear(outDir, isBare ? process.cwd() : siteDir);
}

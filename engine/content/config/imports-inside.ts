// Imports of a site's modules, as they are resolved → an error for those that a link of the file system leads out of the site.
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { isBelow, realNearest } from '../../disk/inside.ts';

/** A module may import from elsewhere, `../shared/x.ts`; what it names inside of the site must be there. */
export function staysInside(siteDir: string): { plugin: Plugin; expect(): void } {
  const site = realNearest(siteDir);
  const leading: string[] = [];
  return {
    plugin: {
      name: 'stays-inside',
      async resolveId(source, importer) {
        if (!importer || !source.startsWith('.')) return undefined;
        const named = path.resolve(path.dirname(importer), source);
        if (!isBelow(named, site)) return undefined;
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (found && path.isAbsolute(found.id) && !isBelow(realNearest(found.id), site))
          leading.push(`${path.relative(site, named)} leads out of the site, to ${found.id}`);
        return undefined;
      },
    },
    /** @throws ExpectedError  that names all of them. */
    expect() {
      if (leading.length === 0) return;
      throw new ExpectedError(
        `Links of the file system must stay in the site:\n${[...new Set(leading)].sort().join('\n')}`,
        'Put the files themselves there, or import them by their own path.',
      );
    },
  };
}

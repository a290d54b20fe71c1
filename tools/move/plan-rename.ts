// Words of the command line and the site → every change of a file, whatever they name: pages, a folder, a heading, a snippet.
import { ExpectedError, type Site, type SiteSource } from '../../engine/tooling.ts';
import { correctSite, type SiteCorrections } from './correct-site.ts';
import { expectNames } from './expect-names.ts';
import { type MovePlan, planMoves, type Words } from './plan-move.ts';
import { renameInside } from './rename-inside.ts';

export type PlannedRename = SiteCorrections & {
  /** Undefined where no page moves. */
  plan?: MovePlan;
};

/**
 * @param words   several only where all are pages or folders.
 * @param siteOf  the site as it is before: asked for only where a page moves.
 * @throws ExpectedError  when FROM isn't there, or TO is taken or can't be.
 */
export function planRename(
  words: readonly Words[],
  source: SiteSource,
  siteOf: (source: SiteSource) => Site,
): PlannedRename {
  for (const { from, to } of words) {
    const inside = renameInside(from, to, source);
    if (inside && words.length > 1)
      throw new ExpectedError('A snippet is renamed by itself.', 'Rename one at a time.');
    if (inside) return inside;
  }
  const plan = planMoves(words, source);
  expectNames(plan.renames, source, siteOf(source));
  return { ...correctSite(source, plan), plan };
}

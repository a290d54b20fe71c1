// Two words of the command line and the site → every change of a file, whatever they name: a page, a folder, a heading, a snippet.
import type { Site, SiteSource } from '../../engine/tooling.ts';
import { correctSite, type SiteCorrections } from './correct-site.ts';
import { expectNames } from './expect-names.ts';
import { type MovePlan, planMove } from './plan-move.ts';
import { renameInside } from './rename-inside.ts';

export type PlannedRename = SiteCorrections & {
  /** Undefined where no page moves. */
  plan?: MovePlan;
};

/**
 * @param siteOf  the site as it is before: asked for only where a page moves.
 * @throws ExpectedError  when FROM isn't there, or TO is taken or can't be.
 */
export function planRename(
  [from, to]: readonly [from: string, to: string],
  source: SiteSource,
  siteOf: (source: SiteSource) => Site,
): PlannedRename {
  const inside = renameInside(from, to, source);
  if (inside) return inside;
  const plan = planMove(from, to, source);
  expectNames(plan.renames, source, siteOf(source));
  return { ...correctSite(source, plan), plan };
}

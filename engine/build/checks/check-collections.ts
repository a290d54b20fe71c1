// A plan and its pages → what collections find wrong with the whole site. One that found nothing looks again where what it looks at has changed.
import { hashOf } from '../../cache/hash.ts';
import type { Diagnostic, Locate } from '../../diagnostics/diagnostics.ts';
import { checkCollection } from '../../model/check-site.ts';
import { type Asked, notedSite } from '../../model/noted-site.ts';
import { lookUp } from '../../text/look-up.ts';
import { createLocate } from '../locate.ts';
import { usersOf } from '../plan/dependents.ts';
import type { Manifest } from '../plan/manifest.ts';
import type { SitePlan } from '../plan/plan-site.ts';

/** Whether no collection finds anything; none looks where all that it may look at is what it was. */
export function areRecordsClean(plan: SitePlan, manifest: Manifest): boolean {
  const { last, source } = plan.prepared;
  if (manifest.around !== '' && manifest.around === last.around) {
    manifest.checked = last.checked;
    return true;
  }
  return collectionDiagnostics(plan, manifest, createLocate(source.loaded)).length === 0;
}

/** A collection that found nothing wrong isn't asked again where its records, their users and what it asks of the site are what they were. */
export function collectionDiagnostics(
  { site, siteKey, prepared }: SitePlan,
  manifest: Manifest,
  locate: Locate,
): Diagnostic[] {
  const users = usersOf(site, manifest.pages);
  const { last, hashOfDependency } = prepared;
  manifest.checked = {};
  return site.collections.flatMap((one) => {
    const use = `${one.collection.name}:`;
    const own = Object.entries(users).filter(([name]) => name.startsWith(use));
    const keyOf = (asked: Iterable<Asked>) =>
      hashOf([
        siteKey([...manifest.asked, ...site.asked, ...asked]),
        hashOfDependency(use),
        JSON.stringify(own),
      ]);
    const before = lookUp(last.checked, one.collection.name);
    const asked = new Set(before?.asked);
    if (!before || before.key !== keyOf(asked)) {
      asked.clear();
      const noted = notedSite(site, (what) => asked.add(what));
      const found = checkCollection(one, { site: noted, locate, users });
      if (found.length > 0) return found;
    }
    manifest.checked[one.collection.name] = { key: keyOf(asked), asked: [...asked].sort() };
    return [];
  });
}

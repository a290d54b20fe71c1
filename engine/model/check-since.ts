// Front matter and versions → diagnostics where `since` names a version that doesn't exist.
import { type Diagnostic, diagnose, type Locate } from '../diagnostics/diagnostics.ts';
import { nearestVersion } from '../text/nearest-version.ts';
import type { Site } from './site.ts';

/** @param versions  any is one where none is given. A page may name a line of them: `11.2` where there is `11.2.4`. */
export function checkSince(
  site: Pick<Site, 'ids' | 'doc'>,
  versions: readonly string[],
  locate: Locate,
): Diagnostic[] {
  if (versions.length === 0) return [];
  const known = new Set(versions.flatMap(withLines));
  return site.ids.flatMap((id) => {
    const doc = site.doc(id);
    const since = doc?.frontMatter.since;
    if (!doc || since === undefined || known.has(since)) return [];
    const closest = nearestVersion(since, likeIt(since, versions));
    return [
      diagnose(locate(doc.path, ['since']), {
        code: 'frontmatter/unknown-version',
        message: `There is no version "${since}".`,
        ...(closest ? { hint: `Closest: ${closest}` } : {}),
      }),
    ];
  });
}

/** `11.2.4-beta` → itself, `11.2.4`, `11.2`, `11`. */
function withLines(version: string): string[] {
  const ends = [...version.matchAll(/[.-]/g)].map(({ index }) => index);
  return [version, ...ends.map((end) => version.slice(0, end))];
}

/** Versions, or lines of them, as exact as this one. */
function likeIt(version: string, versions: readonly string[]): string[] {
  const parts = version.split('.').length;
  return [...new Set(versions.map((one) => one.split('.').slice(0, parts).join('.')))];
}

// A version that does not exist ▶ those that do exist next to it.
import { compareVersions, parseVersion } from './version-order.ts';

/** The one before and the one after, by order; of what is no version at all, the latest. */
export function nearVersions(typed: string, versions: readonly string[]): string[] {
  const sorted = [...versions].sort(compareVersions);
  if (!parseVersion(typed)) return sorted.slice(-1);
  const after = sorted.findIndex((one) => compareVersions(one, typed) > 0);
  const at = after < 0 ? sorted.length : after;
  return sorted.slice(Math.max(0, at - 1), at + 1);
}

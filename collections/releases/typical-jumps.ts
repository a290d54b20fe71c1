// All versions → where upgrades usually begin: the last release before, of the line before, and of each major before.
import { compareVersions, majorOf } from './version-order.ts';

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/**
 * @param versions  oldest first.
 * @param to        where upgrades lead; the latest unless given.
 * @returns         newest first, each once, none later than `to`; at most five.
 */
export function typicalJumps(versions: readonly string[], to = versions.at(-1) ?? ''): string[] {
  const earlier = versions.filter((one) => compareVersions(one, to) < 0);
  const lastOf = (isMeant: (version: string) => boolean) => earlier.findLast(isMeant);
  const majors = [...new Set(earlier.map(majorOf))].filter((major) => major !== majorOf(to));
  const found = [
    lastOf(() => true),
    lastOf((one) => minorOf(one) !== minorOf(to) && majorOf(one) === majorOf(to)),
    ...majors.map((major) => lastOf((one) => majorOf(one) === major)),
  ].filter((one) => one !== undefined);
  return [...new Set(found)].sort(compareVersions).reverse().slice(0, 5);
}

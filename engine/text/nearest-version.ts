// A version that isn't there and those that are → the one that was probably meant.
import { nearest } from './nearest.ts';

/** `11.9` was meant for `11.9.0`; otherwise what is spelled most like it, of several the one that is next to it. */
export function nearestVersion(version: string, all: readonly string[]): string | undefined {
  const longer = all.find((one) => one.startsWith(`${version}.`) || one.startsWith(`${version}-`));
  if (longer) return longer;
  const asked = numbersOf(version);
  const distances = new Map(all.map((one) => [one, distance(asked, numbersOf(one))]));
  const next = [...all].sort((a, b) =>
    compareNumbers(distances.get(a) ?? [], distances.get(b) ?? []),
  );
  return nearest(version, next) ?? all.at(-1);
}

const numbersOf = (version: string): number[] => (version.match(/\d+/g) ?? []).map(Number);

const distance = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    Math.abs((a[i] ?? 0) - (b[i] ?? 0)),
  );

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((one, at) => one !== (b[at] ?? 0));
  return i < 0 ? a.length - b.length : (a[i] ?? 0) - (b[i] ?? 0);
}

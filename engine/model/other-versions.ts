// An address of one version → where the same page is in the versions that are built with it.
import { hashOf } from '../cache/hash.ts';
import { lookUp } from '../text/look-up.ts';

/** What is below a base, decoded and without a slash at its end → the address where it is. */
export type Addresses = Readonly<Record<string, string>>;

export type OtherVersion = { version: string; base: string; addresses: Addresses };

/** Versions that are built together, below one output. */
export type Together = {
  /** The base of the whole. */
  root: string;
  others: readonly OtherVersion[];
};

/** Version → address of the page there; versions that don't have it are omitted. */
export type Elsewhere = Readonly<Record<string, string>>;

/** @returns undefined when other versions aren't built together with this one, so their pages are unknown. */
export function findElsewhere(
  builtVersions: Together | undefined,
  url: string,
  base: string,
): Elsewhere | undefined {
  if (!builtVersions) return undefined;
  const key = addressKey(url, base);
  return Object.fromEntries(
    builtVersions.others.flatMap(({ version, addresses }) => {
      const found = lookUp(addresses, key);
      return found === undefined ? [] : [[version, found]];
    }),
  );
}

/** @param url  encoded, below the base. */
export function addressKey(url: string, base: string): string {
  return decodeURI(url.slice(base.length)).replace(/\/$/, '');
}

/** Pages of another version count only where this one has them too. */
export function hashOfSeen(addresses: Addresses, base: string, builtVersions: Together): string {
  const keys = Object.keys(addresses).sort();
  return hashOf([
    JSON.stringify(builtVersions.others.map(({ version }) => version)),
    ...keys.map((key) =>
      JSON.stringify([key, findElsewhere(builtVersions, base + encodeURI(key), base)]),
    ),
  ]);
}

// All that a Site says → hashes: where one is the last build's, so is what surrounds each page, and what is made of the site alone.

import { hashOf } from '../../cache/hash.ts';
import type { SiteSource } from '../../content/load-site.ts';
import type { GitDates } from '../../content/pages/git-dates.ts';
import type { Asked } from '../../model/noted-site.ts';
import type { Site } from '../../model/site.ts';
import { once } from '../../text/once.ts';
import type { DependencyHashes } from './dependencies.ts';
import type { Headers } from './load-headers.ts';

type KeyInput = {
  source: SiteSource;
  headers: Headers['headers'];
  hashOfDependency: DependencyHashes;
  dates: GitDates;
  builtVersions: Site['builtVersions'];
  /** Of what all pages share. */
  shared(): string;
};

/** @param asked  what is looked at besides all that is around pages. @returns a hash of both. */
export type SiteKey = (asked?: Iterable<Asked>) => string;

export const ALL: readonly Asked[] = ['descriptions', 'records'];

/** The code, the config and the tokens are not in it: a manifest of others has no key. */
export function createSiteKey({
  source,
  headers,
  hashOfDependency,
  dates,
  builtVersions,
  shared,
}: KeyInput): SiteKey {
  const { pages, sidebars, versions, redirects, planned, values, names, collections } = source;
  const heads = (isBrief: boolean) => {
    const says = pages.map(({ id, path }) => {
      const { says, saysBriefly = says, hash } = headers.get(id) ?? {};
      return [id, path, (isBrief ? saysBriefly : says) ?? hash ?? null];
    });
    return hashOf([JSON.stringify(says)]);
  };
  const around = once(() =>
    hashOf([
      shared(),
      JSON.stringify([sidebars, versions, redirects, planned, values, names ?? null]),
      JSON.stringify(builtVersions ?? null),
      heads(true),
      `${dates.state} ${dates.dates.size}`,
      ...collections.map(({ collection: { name }, around: { hash }, says }) =>
        [name, hash, JSON.stringify(says)].join(' '),
      ),
    ]),
  );
  const hashes: Record<Asked, () => string> = {
    descriptions: once(() => heads(false)),
    records: once(() =>
      hashOf(collections.map(({ collection: { name } }) => hashOfDependency(`${name}:`))),
    ),
  };
  return (asked = []) =>
    hashOf([around(), ...[...new Set(asked)].sort().map((one) => hashes[one]())]);
}

// All that a Site says → one hash: where it is the last build's, so is what surrounds each page, and what is made of the site alone.

import { hashOf } from '../../cache/hash.ts';
import type { SiteSource } from '../../content/load-site.ts';
import type { GitDates } from '../../content/pages/git-dates.ts';
import type { Site } from '../../model/site.ts';
import type { DependencyHashes } from './dependencies.ts';
import type { Headers } from './load-headers.ts';

type KeyInput = {
  source: SiteSource;
  headers: Headers['headers'];
  hashOfDependency: DependencyHashes;
  dates: GitDates;
  builtVersions: Site['builtVersions'];
  /** Of what all pages share. */
  shared: string;
};

/** The code, the config and the tokens are not in it: a manifest of others has no key. */
export function hashSite({
  source,
  headers,
  hashOfDependency,
  dates,
  builtVersions,
  shared,
}: KeyInput): string {
  const { pages, sidebars, versions, redirects, planned, values, names, collections } = source;
  const heads = pages.map(({ id, path }) => {
    const { says, hash } = headers.get(id) ?? {};
    return [id, path, says ?? hash ?? null];
  });
  return hashOf([
    shared,
    JSON.stringify([sidebars, versions, redirects, planned, values, names ?? null]),
    JSON.stringify(builtVersions ?? null),
    JSON.stringify(heads),
    `${dates.state} ${dates.dates.size}`,
    ...collections.map(({ collection: { name } }) => `${name} ${hashOfDependency(`${name}:`)}`),
  ]);
}

// Releases → entries: each with its page, its name and an anchor for every change, in the order they came out.

import type { SourceLine } from '../../engine/index.ts';
import { createSlugger, fill, onceFor, slugify } from '../../engine/shared.ts';
import { KINDS } from './kinds.ts';
import type { Release } from './record.ts';
import { compareVersions } from './version-order.ts';

/** A record as it was read, plain data. */
export type LoadedRelease = {
  record: Release;
  /** Its file, absolute and as diagnostics show it. */
  file: string;
  path: string;
  /** Lines of the record's texts, by their path of keys: `summary`, `changes.3.body`. */
  lines: Record<string, SourceLine[]>;
};

export type ReleaseEntry = LoadedRelease & {
  /** Id of the page that shows it. */
  page: string;
  /** Several releases may share a page that an author has written. */
  hasOwnPage: boolean;
  /** As titles write the version: `11.14.0`, `10.GA`. */
  name: string;
  /** Anchor of the whole release in its page; empty where the page is its own. */
  anchor: string;
  /** Anchor of each change in the page, in the order of the record. */
  anchors: string[];
};

/**
 * @param pattern  id of a release's page; `{version}` is filled in with `-` for `.`.
 * @param isWritten  pages that authors have written: what names one of them is shown there.
 * @returns        oldest first; records of one version stay in the order given.
 */
export function toEntries(
  releases: readonly LoadedRelease[],
  pattern: string,
  isWritten: (id: string) => boolean,
): ReleaseEntry[] {
  const sorted = [...releases].sort((a, b) => compareVersions(a.record.version, b.record.version));
  const shared = new Map<string, ReturnType<typeof createSlugger>>();
  const sharedSlugger = (id: string) => {
    const slugger = shared.get(id) ?? createSlugger();
    shared.set(id, slugger);
    return slugger;
  };
  return sorted.map((release) => {
    const { version, name = version, page } = release.record;
    const id = page ?? fill(pattern, { version: version.replaceAll('.', '-') });
    const hasOwnPage = !isWritten(id);
    const prefix = hasOwnPage ? '' : `v${version.replaceAll('.', '-')}`;
    return {
      ...release,
      page: id,
      hasOwnPage,
      name,
      anchor: prefix,
      anchors: hasOwnPage
        ? ownAnchors(release.record)
        : anchorsOf(release.record, prefix, sharedSlugger(id)),
    };
  });
}

/** Of records that have a page each: while the site is developed, all but one stay as they are. */
const ownAnchors = onceFor((record: Release) => anchorsOf(record, '', createSlugger()));

/** Titles as anchors, at most some 60 characters; those of groups are taken. */
function anchorsOf(record: Release, prefix: string, slug: (text: string) => string): string[] {
  const inPage = (text: string) => withPrefix(prefix, text);
  for (const kind of [...KINDS, 'components']) slug(inPage(kind));
  for (const { kind, area } of record.changes) slug(inPage(`${kind}-${area}`));
  return record.changes.map(({ id, title }) => slug(inPage(id ?? shortened(title))));
}

const withPrefix = (prefix: string, text: string) => (prefix ? `${prefix}-${text}` : text);

/** The anchor that a title gives where nothing else has it already. */
export const usualAnchor = (prefix: string, title: string): string =>
  slugify(withPrefix(prefix, shortened(title)));

function shortened(title: string): string {
  const words = title.replace(/[`*]/g, '').split(/\s+/);
  let text = '';
  for (const word of words) {
    if (text.length + word.length > 60) break;
    text += `${text ? ' ' : ''}${word}`;
  }
  return text || title.slice(0, 60);
}

// Two plans of a site, before and after a change of files that were there → the pages that say something else since.
import path from 'node:path';
import { isSamePart } from '../build/plan/dependencies.ts';
import { changedLinks } from '../build/plan/link-table.ts';
import type { Manifest } from '../build/plan/manifest.ts';
import { isFilePage } from '../build/plan/plan-page-data.ts';
import type { SitePlan } from '../build/plan/plan-site.ts';
import { CODE } from '../content/pages/imported-code.ts';
import { SNIPPET } from '../content/pages/inserts.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import { answersOf } from '../content/pages/questions.ts';
import { isBelow } from '../disk/inside.ts';
import { lookUp } from '../text/look-up.ts';

export type PlanChange = {
  before: SitePlan;
  after: SitePlan;
  /** As they were made before. */
  known: Pick<Manifest, 'headers' | 'pages'>;
  /** Absolute paths of files. */
  changed: readonly string[];
};

export type ConcernedPages = {
  /** To be made again. */
  made: PageFile[];
  /** Ids of pages that get no files any more. */
  gone: string[];
};

/** Of the pages that are made first. What a page depends on is what `articleKey` is a hash of. */
export function concernedPages(change: PlanChange): ConcernedPages {
  const { before, after, known } = change;
  const isAll = before.hashes.article !== after.hashes.article;
  const isConcerned = concerns(change);
  const hasFiles = isFilePage(after.site, after.clashes);
  const found: ConcernedPages = { made: [], gone: [] };
  for (const page of after.first) {
    const entry = lookUp(known.pages, page.id);
    if (!hasFiles(page.id)) {
      if (entry) found.gone.push(page.id);
    } else if (isAll || !entry || isConcerned(page, entry)) found.made.push(page);
  }
  const listed = new Set(after.prepared.source.pages.map(({ id }) => id));
  found.gone.push(...Object.keys(known.pages).filter((id) => !listed.has(id)));
  return found;
}

type Entry = Manifest['pages'][string];

function concerns({ before, after, known, changed }: PlanChange) {
  const { contentDir } = after.prepared.loaded;
  const links = changedLinks(before.links, after.links);
  const isUsed = changedUses(before.prepared, after.prepared, changed);
  const hasPictures = changed.some((at) => isBelow(at, path.join(contentDir, 'images')));
  const answers = ({ context }: SitePlan, id: string) =>
    answersOf(context.questions, id).join('\n');
  const headers = after.prepared.headers.headers;
  return ({ id }: PageFile, entry: Entry): boolean =>
    // What a page wants and doesn't find is not among its dependencies.
    entry.diagnostics.length > 0 ||
    lookUp(known.headers, id)?.hash !== headers.get(id)?.hash ||
    answers(before, id) !== answers(after, id) ||
    (hasPictures && entry.images.length > 0) ||
    entry.links.some((link) => links.addresses.has(link.id)) ||
    entry.described.some((one) => links.words.has(one)) ||
    entry.dependencies.some(isUsed);
}

type Prepared = SitePlan['prepared'];

/** Files may have been read before or after the change; records of before are in memory. */
function changedUses(before: Prepared, after: Prepared, changed: readonly string[]) {
  const { contentDir } = after.loaded;
  const files = new Set(changed);
  const { snippets, values, collections } = after.source;
  const isSameValues = JSON.stringify(before.source.values) === JSON.stringify(values);
  const others = new Map(
    collections.flatMap((one) => {
      const was = before.source.collections.find(({ collection }) => collection === one.collection);
      return was === one ? [] : [[`${one.collection.name}:`, { was, is: one }]];
    }),
  );
  const isChanged = (use: string): boolean => {
    const kind = use.slice(0, use.indexOf(':') + 1);
    const key = use.slice(kind.length);
    if (kind === SNIPPET)
      return files.has(path.join(path.dirname(contentDir), snippets.pathOf(key)));
    if (kind === CODE) return files.has(path.join(contentDir, key));
    if (use === 'values') return !isSameValues;
    const other = others.get(kind);
    return other !== undefined && !isSamePart(other, key);
  };
  const known = new Map<string, boolean>();
  return (use: string): boolean => {
    const is = known.get(use) ?? isChanged(use);
    known.set(use, is);
    return is;
  };
}

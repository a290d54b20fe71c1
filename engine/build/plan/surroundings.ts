// A page and the last build → what surrounds its article: made from the site, or as it was where nothing that is asked for has changed.
import { hashOf } from '../../cache/hash.ts';
import type { Store } from '../../cache/store.ts';
import type { PageFile } from '../../content/pages/list-pages.ts';
import type { PageData } from '../../model/page-data.ts';
import { lookUp } from '../../text/look-up.ts';
import type { Headers } from './load-headers.ts';
import type { Manifest } from './manifest.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageDataOf } from './plan-page-data.ts';
import { findPageData } from './stored-page-data.ts';

/** @property around  hash of the page data. */
export type Surrounding = { around: string; pageData(): PageData | undefined };

export type SurroundingsInput = {
  headers: Headers;
  last: Manifest;
  pageDataOf: PageDataOf;
  /** What surrounds pages is what it was, where their own descriptions are. */
  isSiteSame: boolean;
  /** Undefined where nothing is written. */
  store: Store | undefined;
};

/** Undefined for a page that gets no files. Where the site says what it said, nothing of it is made. */
export function surroundings(
  file: PageFile,
  entry: PageEntry | undefined,
  { last, headers: { headers }, isSiteSame, pageDataOf, store }: SurroundingsInput,
): Surrounding | undefined {
  if (entry && isSiteSame) {
    const { around } = entry;
    const header = headers.get(file.id);
    const stored = () => store && findPageData(around, store);
    if (header?.says === lookUp(last.headers, file.id)?.says)
      return { around, pageData: () => stored() ?? pageDataOf(file) };
    const { description } = header?.frontMatter ?? {};
    const before = description === undefined ? undefined : stored();
    if (description !== undefined && before) return surrounding({ ...before, description });
  }
  const pageData = pageDataOf(file);
  return pageData && surrounding(pageData);
}

const surrounding = (pageData: PageData): Surrounding => ({
  around: hashOf([JSON.stringify(pageData)]),
  pageData: () => pageData,
});

// What surrounds an article ↔ the store, under its own hash: where the site says what it said, an edited page needs nothing else of it.
import type { Store } from '../../cache/store.ts';
import type { PageData } from '../../model/page-data.ts';
import { isPlain } from '../../text/is-plain.ts';

/** @param around  hash of the page data as JSON. @returns undefined where the store hasn't got it. */
export function findPageData(around: string, store: Store): PageData | undefined {
  const text = store.find(['builds', around]);
  return text === undefined ? undefined : (JSON.parse(text) as PageData);
}

/** Facts that JSON would change are not kept. */
export function keepPageData(around: string, pageData: PageData, store: Store): void {
  if (isPlain(pageData)) store.get(['builds', around], () => JSON.stringify(pageData));
}

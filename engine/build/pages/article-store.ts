// Parsed articles ↔ the store, each under its own hash, which the manifest holds.
import { sha256 } from '../../cache/cache-file.ts';
import type { Store } from '../../cache/store.ts';
import type { Page } from '../../markdown/page.ts';

export type CachedArticle = {
  page: Page;
  /** What it was made from besides its text. */
  dependencies: string[];
};

/** @returns  its hash. */
export function keepArticle(store: Store, article: CachedArticle): string {
  const text = JSON.stringify(article);
  const hash = sha256(text);
  store.get(['articles', hash], () => text);
  return hash;
}

/** @param hash  as `keepArticle` gave it. */
export function findArticle(store: Store, hash: string): CachedArticle | undefined {
  const text = store.find(['articles', hash]);
  return text === undefined ? undefined : (JSON.parse(text) as CachedArticle);
}

// Parsed articles ↔ files of the cache folder, one a page. One without the hash that is expected counts as absent.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../content/cache-file.ts';
import { hashOf } from '../content/hash.ts';
import type { Page } from '../markdown/page.ts';

export type KeptArticle = {
  page: Page;
  /** What it was made from besides its text. */
  uses: string[];
};

/** @param manifestAt  of the build that they are of. */
export const articlesDir = (manifestAt: string): string =>
  path.join(
    path.dirname(manifestAt),
    path.basename(manifestAt, '.json').replace(/^build-/, 'articles-'),
  );

const fileOf = (id: string): string => `${hashOf([id])}.json`;

/** @returns  the file's hash; undefined where it can't be kept, which costs time, nothing else. */
export function writeArticle(dir: string, article: KeptArticle): string | undefined {
  const text = JSON.stringify(article);
  try {
    mkdirSync(dir, { recursive: true });
    writeFileSync(path.join(dir, fileOf(article.page.id)), text);
    return sha256(text);
  } catch {
    return undefined;
  }
}

/** @param hash  as `writeArticle` gave it. */
export function readArticle(dir: string, id: string, hash: string): KeptArticle | undefined {
  try {
    const text = readFileSync(path.join(dir, fileOf(id)), 'utf8');
    return sha256(text) === hash ? (JSON.parse(text) as KeptArticle) : undefined;
  } catch {
    return undefined;
  }
}

/** Remove those of pages that are gone. */
export function clearArticles(dir: string, ids: Iterable<string>): void {
  try {
    const kept = new Set([...ids].map(fileOf));
    for (const name of readdirSync(dir)) if (!kept.has(name)) rmSync(path.join(dir, name));
  } catch {
    // There are none, or another build clears, too.
  }
}

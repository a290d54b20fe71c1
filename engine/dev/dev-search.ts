// The development site → the files of its search index, made when search is first used after a change.

import { ready, type SiteWideFile } from '../build/files/site-wide-file.ts';
import type { PageRecord } from '../build/pages/page-job.ts';
import { listSearchFiles } from '../build/search/search-files.ts';
import { countLinks } from '../build/search/static-ranks.ts';
import type { Site } from '../model/site.ts';
import type { OutputFile } from '../render/render-page.tsx';

export type DevSearch = {
  files(): Promise<SiteWideFile[]>;
  /** A page has changed: the index is made again when it is next requested. */
  forget(): void;
};

export type DevSearchInput = {
  site: Site;
  synonyms: Record<string, string[]>;
  /** Parses the page unless that was done; undefined when it can't be made. */
  make(id: string): Promise<{ record: PageRecord; files: OutputFile[] } | undefined>;
};

/** A page that was made stays as it is until it changes: only the first search waits for all of them. */
export function createDevSearch({ site, synonyms, make }: DevSearchInput): DevSearch {
  let files: Promise<SiteWideFile[]> | undefined;
  const load = async () => {
    const pages: Record<string, PageRecord> = {};
    const texts: SiteWideFile[] = [];
    for (const id of site.ids) {
      if (site.doc(id)?.frontMatter.alias_of) continue;
      const made = await make(id);
      if (!made) continue;
      pages[id] = made.record;
      texts.push(...made.files.filter(({ path }) => path.startsWith('_search/')).map(ready));
    }
    const weighedOf = (id: string) => pages[id]?.search.weighed ?? '';
    const linkedFrom = countLinks(pages);
    const index = listSearchFiles({
      site,
      pages,
      linkedFrom,
      synonyms,
      weighedOf,
      wordsKeyOf: weighedOf,
    });
    return [...texts, ...index.make()];
  };
  return {
    files() {
      files ??= load();
      return files;
    },
    forget() {
      files = undefined;
    },
  };
}

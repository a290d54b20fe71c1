// The development site → the files of its search index, made when search is first used after a change.

import type { Site } from '../model/site.ts';
import type { PageRecord } from '../pipeline/page-job.ts';
import { listSearchFiles } from '../pipeline/search-files.ts';
import type { OutputFile } from '../render/render-page.tsx';

export type DevSearch = {
  /** @param path  below the base, with `_search/`. Undefined when there is no such file. */
  file(path: string): Promise<OutputFile['content'] | undefined>;
  /** A page has changed: the index is made again when it is next asked for. */
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
  let files: Promise<Map<string, OutputFile['content']>> | undefined;
  const load = async () => {
    const kept: Record<string, Pick<PageRecord, 'search' | 'links'>> = {};
    const found = new Map<string, OutputFile['content']>();
    for (const id of site.ids) {
      if (site.doc(id)?.frontMatter.alias_of) continue;
      const made = await make(id);
      if (!made) continue;
      kept[id] = made.record;
      for (const file of made.files)
        if (file.path.startsWith('_search/')) found.set(file.path, file.content);
    }
    for (const file of listSearchFiles({ site, pages: kept, synonyms }).files)
      found.set(file.path, file.make().content);
    return found;
  };
  return {
    async file(path) {
      files ??= load();
      return (await files).get(path);
    },
    forget() {
      files = undefined;
    },
  };
}

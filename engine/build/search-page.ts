// A parsed page and its frame → what search keeps of it: its weighed words, its headings, and the text for excerpts.
import type { Page } from '../markdown/page.ts';
import type { PageFrame } from '../model/page-frame.ts';
import type { OutputFile } from '../render/render-page.tsx';
import { type TextFile, textFile } from '../search/files.ts';
import type { SearchPage } from '../search/record.ts';
import { weighPage } from '../search/weigh.ts';

/** Kept in the manifest, so that an unchanged page is not weighed again. */
export type PageSearch = { weighed: string; records: [anchor: string, heading: string][] };

export function toPageSearch(page: Page, frame: PageFrame): PageSearch {
  const search = toSearchPage(page, frame);
  return {
    weighed: weighPage(search),
    records: search.records.map(({ anchor, heading }) => [anchor, heading]),
  };
}

/** The text of each record, in their order. */
export function renderTextFile(page: Page): OutputFile {
  const texts: TextFile = page.sections.map(({ text }) => text);
  return { path: `_search/${textFile(page.id)}`, content: JSON.stringify(texts) };
}

function toSearchPage({ id, sections }: Page, frame: PageFrame): SearchPage {
  return {
    title: frame.title,
    description: frame.description,
    names: [id.split('/').at(-1) ?? ''],
    crumbs: frame.crumbs.map(({ label }) => label),
    keywords: frame.keywords,
    platforms: frame.platforms,
    isMention: frame.tellsReleases,
    records: sections.map(({ anchor, title, trail, text, code }) => ({
      anchor,
      heading: title,
      trail,
      text,
      code,
    })),
  };
}

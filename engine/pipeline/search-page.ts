// A parsed page and its frame → what search keeps of it: its weighed words, its headings, and the text for excerpts.
import type { Page } from '../markdown/page.ts';
import type { PageFrame } from '../model/page-frame.ts';
import type { OutputFile } from '../render/render-page.tsx';
import { type TextFile, textFile } from '../search/files.ts';
import type { SearchPage } from '../search/record.ts';
import { genericWords } from '../search/title-key.ts';
import { hashOfSection } from '../search/twins.ts';
import { weighPage } from '../search/weigh.ts';

/** Kept in the manifest, so that an unchanged page is not weighed again. */
export type PageSearch = {
  weighed: string;
  /** With a hash of what it says, but for the page's beginning. */
  records: [anchor: string, heading: string, says: number][];
  isMention?: boolean;
};

/** @param generic  words of titles that say nothing on this site. */
export function toPageSearch(page: Page, frame: PageFrame, generic: readonly string[]): PageSearch {
  const search = toSearchPage(page, frame);
  return {
    weighed: weighPage(search, genericWords(generic)),
    ...(frame.isMention ? { isMention: true } : {}),
    records: search.records.map(({ anchor, heading, text }) => [
      anchor,
      heading,
      anchor ? hashOfSection(heading, text) : 0,
    ]),
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
    isMention: frame.isMention,
    records: sections.map(({ anchor, title, trail, text, code, strong }) => ({
      anchor,
      heading: title,
      trail,
      text,
      code,
      strong,
    })),
  };
}

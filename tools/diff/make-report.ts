// Two built sites → the files of a report, the comment about it, and the same as values.
import {
  type Comparison,
  compareSites,
  type PageChange,
  type ShownChange,
} from './compare-sides.ts';
import {
  INDEX_PATH,
  type PlacedChange,
  renderChangedPage,
  SHEET_PATH,
} from './render-changed-page.ts';
import { renderIndex } from './render-index.ts';
import type { WantedQuery } from './search-moves.ts';
import { SHEET } from './sheet.ts';
import { createShownFiles, type ReportFile } from './shown-files.ts';
import { readPage } from './side.ts';
import { type Names, sumUp } from './sum-up.ts';
import { toMarkdown } from './to-markdown.ts';

export type ReportInput = {
  beforeDir: string;
  afterDir: string;
  names: Names;
  /** Undefined: the titles of pages that differ are asked. */
  queries?: readonly WantedQuery[] | undefined;
};

/** As `learn diff --json` prints it. */
export type ReportValues = Omit<Comparison, 'pages'> & { names: Names; pages: PageChange[] };

export type Report = {
  files: ReportFile[];
  markdown: string;
  values: ReportValues;
  /** A few words for each part that isn't empty. */
  summary: string[];
};

/** @throws ExpectedError  when a folder holds no whole build. */
export async function makeReport({
  beforeDir,
  afterDir,
  names,
  queries,
}: ReportInput): Promise<Report> {
  const { sides, ...comparison } = await compareSites(beforeDir, afterDir, queries);
  const placed = comparison.pages.map(
    (change): PlacedChange => ({ change, path: `pages/${change.address || 'index'}.html` }),
  );
  const shownPages = new Map(placed.map(({ change, path }) => [change.address, path]));
  const shown = createShownFiles(sides, shownPages);
  const pages = placed.map((one, i) => ({
    path: one.path,
    content: renderChangedPage(one, { previous: placed[i - 1], next: placed[i + 1] }, shown),
  }));
  const [common = ''] = readPage(sides.after, '').sheets;
  const sheets = shown.sheets([common], [], INDEX_PATH);
  return {
    files: [
      { path: INDEX_PATH, content: renderIndex(comparison, placed, sheets, names) },
      { path: SHEET_PATH, content: SHEET },
      ...pages,
      ...shown.files(),
    ],
    markdown: toMarkdown(comparison, names),
    values: { names, ...comparison, pages: comparison.pages.map(toValues) },
    summary: sumUp(comparison),
  };
}

function toValues(change: ShownChange): PageChange {
  const { way, address, title, section, changes, added, removed, weight } = change;
  return { way, address, title, section, changes, added, removed, weight };
}

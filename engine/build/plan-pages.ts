// This build's frames and the last build's manifest → which pages to make, which to keep as they are.
import type { ImageIndex } from '../content/image-index.ts';
import type { SiteSource } from '../content/load-site.ts';
import { hashOf } from '../content/load-source.ts';
import type { PageFrame } from '../model/page-frame.ts';
import type { Staging } from '../output/publish.ts';
import type { Theme } from '../theme/theme.ts';
import type { LinkTable } from './link-table.ts';
import type { HeaderEntry, Manifest, PageEntry } from './manifest.ts';
import type { PageJob, PageRecord } from './page-job.ts';

export type PagePlan = {
  jobs: PageJob[];
  kept: Record<string, PageEntry>;
};

export type PlanInput = {
  source: SiteSource;
  headers: ReadonlyMap<string, HeaderEntry>;
  frames: ReadonlyMap<string, PageFrame>;
  links: LinkTable;
  images: ImageIndex;
  shellHash: string;
  /** Pages that the theme draws from records, and the hash of those. */
  ownPages: Theme['pages'];
  bookHash: string;
  last: Manifest;
  staging: Staging;
};

/** Kept pages are linked into the staging folder here. */
export function planPages(input: PlanInput): PagePlan {
  const plan: PagePlan = { jobs: [], kept: {} };
  for (const file of input.source.pages) {
    const frame = input.frames.get(file.id);
    const header = input.headers.get(file.id);
    if (!frame || !header) continue;
    const shown = input.ownPages[file.id] ? input.bookHash : '';
    const base = hashOf([header.hash, JSON.stringify(frame), input.shellHash, shown]);
    const entry = input.last.pages[file.id];
    const isSame = entry !== undefined && entry.key === pageKey(base, entry, input);
    if (isSame && entry.files.every(input.staging.keep)) plan.kept[file.id] = entry;
    else plan.jobs.push({ file, frame, base });
  }
  return plan;
}

/** Hash of everything a page's files depend on: its text and frame, and what its links and pictures show. */
export function pageKey(
  base: string,
  record: Pick<PageRecord, 'links' | 'described' | 'images'>,
  { links, images }: Pick<PlanInput, 'links' | 'images'>,
): string {
  const seen = new Set(record.links.map((link) => link.id));
  return hashOf([
    base,
    ...[...seen].map((id) => `${id} ${links[id]?.[0] ?? '?'}`),
    ...record.described.map((id) => JSON.stringify(links[id] ?? null)),
    ...record.images.map(([src]) => JSON.stringify(images.find(src))),
  ]);
}

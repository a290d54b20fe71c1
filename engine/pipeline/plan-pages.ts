// This build's frames and the last build's manifest → which pages to make, which to keep as they are.
import { hashOf } from '../content/hash.ts';
import type { ImageIndex } from '../content/image-index.ts';
import type { PageFile } from '../content/list-pages.ts';
import { askedOf, type Questions } from '../content/questions.ts';
import { lookUp } from '../look-up.ts';
import type { PageFrame } from '../model/page-frame.ts';
import type { Staging } from '../output/publish.ts';
import type { LinkTable } from './link-table.ts';
import type { Headers } from './load-headers.ts';
import type { Manifest, PageEntry } from './manifest.ts';
import type { PageJob, PageRecord } from './page-job.ts';
import type { UseHashes } from './uses.ts';

export type PagePlan = {
  jobs: PageJob[];
  kept: Record<string, PageEntry>;
};

export type PlanInput = {
  pages: readonly PageFile[];
  headers: Headers;
  frames: ReadonlyMap<string, PageFrame>;
  links: LinkTable;
  images: ImageIndex;
  shellHash: string;
  /** Of what of the shell, and of the site, an article shows. */
  articleHash: string;
  questions: Questions;
  /** Hash of what a use names. */
  hashOfUse: UseHashes;
  last: Manifest;
  staging: Pick<Staging, 'keep'>;
};

/** Kept pages are linked into the staging folder here. */
export function planPages(input: PlanInput): PagePlan {
  const plan: PagePlan = { jobs: [], kept: {} };
  const { headers, textOf } = input.headers;
  for (const file of input.pages) {
    const frame = input.frames.get(file.id);
    const header = headers.get(file.id);
    if (!frame || !header) continue;
    const asked = askedOf(input.questions, file.id);
    const base = hashOf([header.hash, JSON.stringify(frame), input.shellHash, ...asked]);
    const entry = lookUp(input.last.pages, file.id);
    const isSame = entry !== undefined && entry.key === pageKey(base, entry, input);
    if (isSame && entry.files.every(input.staging.keep)) {
      plan.kept[file.id] = entry;
      continue;
    }
    const text = textOf(file.id);
    if (text) {
      const articleBase = hashOf([header.hash, searchedFrame(frame), input.articleHash, ...asked]);
      const isKept = entry?.article?.key === (entry && articleKey(articleBase, entry, input));
      const kept = isKept ? entry?.article?.hash : undefined;
      plan.jobs.push({ file, text, frame, base, articleBase, ...(kept ? { kept } : {}) });
    }
  }
  return plan;
}

/** What search takes of a frame: the words are weighed with the article. */
const searchedFrame = (frame: PageFrame): string =>
  JSON.stringify([
    frame.title,
    frame.description,
    frame.crumbs.map(({ label }) => label),
    frame.keywords,
    frame.platforms,
    frame.isMention,
  ]);

/** Hash of everything a page's article depends on: not on its style sheets, nor on what is drawn around it. */
export const articleKey: typeof pageKey = (base, record, asked) =>
  pageKey(base, { ...record, uses: record.uses.filter((use) => !LAYOUT.test(use)) }, asked);

const LAYOUT = /^(?:style|drawing):/;

/** Hash of everything a page's files depend on: its text and frame, what it was made from, what its links and pictures show. */
export function pageKey(
  base: string,
  record: Pick<PageRecord, 'links' | 'described' | 'images' | 'uses'>,
  { links, images, hashOfUse }: Pick<PlanInput, 'links' | 'images' | 'hashOfUse'>,
): string {
  const seen = new Set(record.links.map((link) => link.id));
  return hashOf([
    base,
    ...[...seen].map((id) => `${id} ${lookUp(links, id)?.[0] ?? '?'}`),
    ...record.described.map((id) => JSON.stringify(lookUp(links, id) ?? null)),
    ...record.images.map(([src, , path]) =>
      JSON.stringify([images.find(src, path), images.findFile(src, path)]),
    ),
    ...record.uses.map((use) => `${use} ${hashOfUse(use)}`),
  ]);
}

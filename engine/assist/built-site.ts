// A built folder ▶ the site as an assistant sees it: its pages by id, their Markdown, its search, whole addresses.
import { ExpectedError } from '../diagnostics.ts';
import type { SiteCard } from '../site-card.ts';
import { type KeptFiles, keepFiles } from './kept-files.ts';
import { findPage, type PagePlace } from './page-place.ts';
import { type PageSection, toPageSections } from './page-sections.ts';

/** An entry of `docs-index.json`. */
export type BuiltPage = { id: string; title: string; description: string; sidebar?: string };

export type BuiltSite = {
  card(): Promise<SiteCard>;
  /** By id. */
  pages(): Promise<Readonly<Record<string, BuiltPage>>>;
  /**
   * Id or address, perhaps with an anchor ▶ the page; redirects are followed.
   *
   * @throws ExpectedError  with the nearest ids, when there is none.
   */
  find(written: string): Promise<PagePlace>;
  /** The Markdown copy of a page. */
  markdown(id: string): Promise<string>;
  /** Sections of that copy; none where there is no such page. */
  sections(id: string): Promise<readonly PageSection[]>;
  /** Whole address of a page or of a place in it. */
  urlOf(id: string, anchor?: string): Promise<string>;
  /** A file that the build or a collection has published. Undefined where there is none. */
  json(name: string): Promise<unknown>;
  /** The text of such a file at this moment; not kept. */
  fresh(name: string): Promise<string | undefined>;
  /** Bytes of the files that are kept at this moment. */
  keptBytes(): number;
};

/** @throws ExpectedError  when the folder holds no built site. */
export async function openBuiltSite(dir: string, limitBytes?: number): Promise<BuiltSite> {
  const files = keepFiles(dir, limitBytes);
  const built: BuiltSite = {
    card: () => need(files, '_site.json', dir) as Promise<SiteCard>,
    pages: () =>
      need(files, 'docs-index.json', dir) as Promise<Readonly<Record<string, BuiltPage>>>,
    find: (written) => findPage(written, built),
    async markdown(id) {
      const text = await files.text(`${id}.md`);
      if (text === undefined) throw new ExpectedError(`The page "${id}" has no Markdown copy.`);
      return text;
    },
    sections: async (id) => (await files.parsed(`${id}.md`, 'sections', toPageSections)) ?? [],
    async urlOf(id, anchor = '') {
      const { origin, base } = await built.card();
      const url = origin + base + encodeURI(id.replace(/(^|\/)index$/, '$1'));
      return anchor ? `${url}#${encodeURIComponent(anchor)}` : url;
    },
    json: (name) => files.json(name),
    fresh: (name) => files.fresh(name),
    keptBytes: () => files.keptBytes(),
  };
  await built.card();
  return built;
}

async function need(files: KeptFiles, name: string, dir: string): Promise<unknown> {
  const value = await files.json(name).catch(() => undefined);
  if (value !== undefined) return value;
  throw new ExpectedError(
    `There is no built site in ${dir}: it lacks ${name}.`,
    'Build the site: learn build',
  );
}

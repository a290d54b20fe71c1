// A built folder → the site as an assistant sees it: its pages by id, their Markdown, its search, whole addresses.
import {
  type BuiltPage,
  type BuiltSite,
  ExpectedError,
  type SiteCard,
} from '../../engine/tooling.ts';
import { type CachedFiles, cacheFiles } from './cached-files.ts';
import { findPage } from './page-place.ts';
import { toPageSections } from './page-sections.ts';

/** @throws ExpectedError  when the folder holds no built site. */
export async function openBuiltSite(dir: string, limitBytes?: number): Promise<BuiltSite> {
  const files = cacheFiles(dir, limitBytes);
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
    cachedBytes: () => files.cachedBytes(),
  };
  await built.card();
  return built;
}

async function need(files: CachedFiles, name: string, dir: string): Promise<unknown> {
  const value = await files.json(name).catch(() => undefined);
  if (value !== undefined) return value;
  throw new ExpectedError(
    `There is no built site in ${dir}: it lacks ${name}.`,
    'Build the site: learn build',
  );
}

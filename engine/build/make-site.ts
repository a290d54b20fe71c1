// A prepared site → all of its files, in a staging folder: plan, make the pages, finish. Nothing is published here.
import { hashOf } from '../cache/hash.ts';
import { listPublicFiles } from '../content/load-site.ts';
import { ContentError, type Diagnostic, hasErrors } from '../diagnostics/diagnostics.ts';
import type { Asked } from '../model/noted-site.ts';
import type { Site } from '../model/site.ts';
import { lookUp } from '../text/look-up.ts';
import { loadTheme, type Sheets } from './client/load-theme.ts';
import { collectDiagnostics } from './collect.ts';
import { createBatches } from './files/batches.ts';
import type { SiteWideFile } from './files/site-wide-file.ts';
import { listSiteWideFiles } from './files/site-wide-files.ts';
import { type BuildProgress, type MadePages, makePages } from './pages/make-pages.ts';
import { copiesOf } from './plan/copies.ts';
import { emptyManifest, INDEX, type Manifest } from './plan/manifest.ts';
import { LostValueError, wordsOf } from './plan/page-entry.ts';
import { planSite, type SitePlan } from './plan/plan-site.ts';
import type { PreparedSite } from './prepare-site.ts';
import type { Staging } from './publish/publish.ts';
import { listSearchFiles } from './search/search-files.ts';
import { countLinks } from './search/static-ranks.ts';
import { wordsFile } from './search/words-file.ts';

export type MadeSite = MadePages & {
  /** Warnings only: errors are thrown. */
  diagnostics: Diagnostic[];
  /** Files that an author gave as they are. */
  publicPaths: string[];
};

/** Where a site is written to, below the root of what is published. */
export type SiteStaging = Pick<Staging, 'dir' | 'write' | 'keep'>;

/** @throws ContentError  with all diagnostics, when one is an error. */
export async function makeSite(
  prepared: PreparedSite,
  site: Site,
  { staging, onProgress }: Making,
): Promise<MadeSite> {
  const plan = await planSite(prepared, site);
  try {
    return await makeFiles(plan, { staging, onProgress });
  } catch (error) {
    if (!(error instanceof LostValueError)) throw error;
    const without = { ...prepared, last: emptyManifest(prepared.madeWith) };
    return makeFiles({ ...plan, prepared: without }, { staging, onProgress });
  }
}

type Making = { staging: SiteStaging; onProgress?: BuildProgress | undefined };

async function makeFiles(plan: SitePlan, { staging, onProgress }: Making): Promise<MadeSite> {
  const made = await makePages(plan, { staging, onProgress });
  const diagnostics = collectDiagnostics(plan, made.manifest);
  if (hasErrors(diagnostics)) throw new ContentError(diagnostics);
  const publicPaths = await writeOthers(plan, made.manifest, staging);
  return { ...made, diagnostics, publicPaths };
}

/** @returns  paths of the files that an author gave as they are. */
async function writeOthers(
  plan: SitePlan,
  manifest: Manifest,
  staging: SiteStaging,
): Promise<string[]> {
  const { prepared, site, context, hashes } = plan;
  const { loaded, source, last, themeFiles, client, sheets, hashOfDependency } = prepared;
  const names = source.collections.map(({ collection }) => collection.name);
  const recordsOf = (name: string) => hashOfDependency(`${name}:`);
  const publicFiles = listPublicFiles(loaded);
  const takeBatch = createBatches(last, manifest);
  const table = {
    site,
    client,
    siteData: context.siteData,
    theme: await loadTheme(themeFiles.module),
    homeStyle: sheets.links['page:home']?.url,
    versions: {
      siteData: hashes.page,
      get records() {
        return hashOf(names.map(recordsOf));
      },
    },
    unchanged: {
      siteKey: (asked: Iterable<Asked>) => plan.siteKey([...manifest.asked, ...asked]),
      recordsOf,
      takeBatch,
    },
    terms: source.terms,
    searchFiles() {
      const { key, make } = indexOf(plan, manifest, staging);
      return takeBatch(INDEX, () => key, make);
    },
    styles: shownStyles(manifest, sheets),
    pictures: () => [...shownPictures(plan, manifest), ...loaded.brand.files],
    publicFiles: () => publicFiles,
    copies: copiesOf(manifest, staging),
  };
  for await (const file of listSiteWideFiles(table)) writeOrKeep(file, { manifest, last, staging });
  return publicFiles.map((file) => file.path);
}

/** A check makes none. */
function indexOf({ prepared, site }: SitePlan, manifest: Manifest, { dir }: SiteStaging) {
  if (dir === undefined) return { key: '', make: () => [] };
  const { loaded, source, manifestAt, last } = prepared;
  const { pages, linkedFrom } = last;
  manifest.linkedFrom = countLinks(manifest.pages, linkedFrom && { pages, linkedFrom });
  return listSearchFiles({
    site,
    pages: manifest.pages,
    linkedFrom: manifest.linkedFrom,
    weighedOf: (id) => wordsOf(manifest.pages[id]?.search, loaded.store),
    wordsKeyOf: (id) => manifest.pages[id]?.search.words ?? '',
    synonyms: source.synonyms,
    wordsAt: { file: wordsFile(manifestAt), store: loaded.store },
  });
}

type Writing = { manifest: Manifest; last: Manifest; staging: SiteStaging };

/** Add a file that is no page to the manifest. */
export function writeOrKeep(file: SiteWideFile, { manifest, last, staging }: Writing): void {
  const before = lookUp(last.others, file.path);
  const { key } = file;
  manifest.others[file.path] =
    before?.key === key && staging.keep(before.file)
      ? before
      : { key, file: staging.write(file.make()) };
}

/** Output path → file, of every picture that a page of this build shows. */
function* shownPictures({ images, context }: SitePlan, { pages }: Manifest) {
  const urls = Object.values(pages).flatMap((page) => page.images.map(([, url]) => url));
  for (const url of new Set(urls))
    if (url)
      yield {
        path: decodeURIComponent(url.slice(context.siteData.base.length)),
        file: images.fileOf(url) ?? '',
      };
}

/** Sheets that a page of this build loads; the home page and index pages load their own. */
function shownStyles(manifest: Manifest, { styles }: Sheets) {
  const names = Object.values(manifest.pages).flatMap(({ dependencies }) =>
    dependencies.flatMap((use) => (use.startsWith('style:') ? [use.slice('style:'.length)] : [])),
  );
  return [...new Set(['page:home', 'lists', ...names])]
    .sort()
    .flatMap((name) => styles[name] ?? []);
}

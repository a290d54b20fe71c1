// A prepared site ▶ all of its files, in a staging folder. Nothing is published here.
import { hashOf } from '../content/hash.ts';
import { createImageIndex, type ImageIndex, imageFolders } from '../content/image-index.ts';
import { listPublicFiles, type SiteSource } from '../content/load-site.ts';
import { byPage } from '../content/questions.ts';
import { displayPath } from '../content/small-files.ts';
import { ContentError, type Diagnostic, hasErrors } from '../diagnostics.ts';
import { lookUp } from '../look-up.ts';
import type { Site } from '../model/site.ts';
import type { Staging } from '../output/publish.ts';
import { buildShell } from '../theme/shell.ts';
import { articlesDir, clearArticles } from './article-files.ts';
import { collectDiagnostics } from './collect.ts';
import { copiesOf } from './copies.ts';
import { assetUrls, buildFrames } from './frames.ts';
import { buildLinkTable } from './link-table.ts';
import { loadTheme, type Sheets } from './load-theme.ts';
import type { PageDone } from './make-page.ts';
import type { Manifest } from './manifest.ts';
import type { PageRecord } from './page-job.ts';
import { piecesFile } from './piece-file.ts';
import { articleKey, pageKey, planPages } from './plan-pages.ts';
import { runJobs } from './pool.ts';
import type { PreparedSite } from './prepare-site.ts';
import { listSearchFiles } from './search-files.ts';
import { listSiteWideFiles, type SiteWideFile } from './site-wide-files.ts';
import { usersOf } from './users.ts';
import { withUsers } from './uses.ts';
import { wordsFile } from './words-file.ts';

export type MadeSite = {
  manifest: Manifest;
  /** How many pages were rendered. */
  rendered: number;
  /** Warnings only: errors are thrown. */
  diagnostics: Diagnostic[];
  /** Files that an author gave as they are. */
  publicPaths: string[];
  /** Coloured code and the like that was made. */
  pieces: Record<string, string>;
};

/** Where a site is written to, below the root of what is published. */
export type SiteStaging = Pick<Staging, 'dir' | 'write' | 'keep'>;

/** @throws ContentError  with all diagnostics, when one is an error. */
export async function makeSite(
  prepared: PreparedSite,
  site: Site,
  { staging, onProgress }: { staging: SiteStaging; onProgress?: BuildProgress | undefined },
): Promise<MadeSite> {
  const { loaded, source, headers, last, modules, themeFiles, bundle, sheets, hashOfUse } =
    prepared;
  const { contentDir, cacheDir, tokens, config } = loaded;
  const { collections, values } = source;
  const lists = sheets.links.lists?.url ?? '';
  const shell = buildShell(site, { ...assetUrls(loaded, bundle), lists });
  const shellHash = hashOf([JSON.stringify([shell, source.terms, source.names])]);
  const { texts, product, genericWords, isDev } = shell;
  const shown = [texts, product.code, genericWords, isDev, source.terms, source.names];
  const articleHash = hashOf([JSON.stringify(shown)]);
  const frames = buildFrames(site, source, (await prepared.dates).dates);
  const links = buildLinkTable(site);
  const pictures = imageFolders(loaded);
  const images = createImageIndex(pictures);
  const questions = byPage(source.questions);
  const asked = {
    questions,
    headers,
    frames,
    links,
    images,
    shellHash,
    articleHash,
    last,
    staging,
  };
  const { late, others: first } = splitPages(source);
  const plan = planPages({ ...asked, pages: first, hashOfUse });
  const setup = {
    tokens,
    contentDir,
    contentName: displayPath(loaded, ''),
    images: pictures,
    pagesDir: loaded.pagesDir,
    names: source.names,
    shell,
    configModule: loaded.module,
    themeModule: themeFiles.module,
    data: Object.fromEntries(collections.map(({ collection, data }) => [collection.name, data])),
    modules,
    sheets: sheets.links,
    values,
    terms: source.terms,
    isStrict: config.strict,
    questions,
    piecesFile: piecesFile(cacheDir),
    links,
    stagingDir: staging.dir,
    articlesDir: staging.dir === undefined ? undefined : articlesDir(prepared.manifestAt),
  };
  const made = await runJobs({
    setup,
    jobs: plan.jobs,
    onProgress: (done) => onProgress?.(done, plan.jobs.length),
  });
  const manifest: Manifest = {
    ...prepared.madeWith,
    index: '',
    records: headers.records,
    headers: Object.fromEntries(headers.headers),
    pages: plan.kept,
    others: {},
  };
  addPages(manifest, last, made, { links, images, hashOfUse });
  const users = usersOf(site, manifest.pages);
  const lateUses = { links, images, hashOfUse: withUsers(hashOfUse, users) };
  const latePlan = planPages({ ...asked, ...lateUses, pages: late });
  Object.assign(manifest.pages, latePlan.kept);
  const lateSetup = { ...setup, users };
  const lateMade = await runJobs({ setup: lateSetup, jobs: latePlan.jobs, onProgress: () => {} });
  addPages(manifest, last, lateMade, lateUses);
  const diagnostics = collectDiagnostics(site, source, headers, manifest);
  if (hasErrors(diagnostics)) throw new ContentError(diagnostics);
  const wordsAt = wordsFile(prepared.manifestAt);
  const searched = { site, pages: manifest.pages, synonyms: source.synonyms, wordsAt, last };
  const index = staging.dir === undefined ? undefined : listSearchFiles(searched);
  manifest.index = index?.key ?? '';
  const publicFiles = listPublicFiles(loaded);
  const others = {
    site,
    shell,
    shellHash,
    theme: await loadTheme(themeFiles.module),
    homeStyle: sheets.links['page:home']?.url,
    recordsHash: hashOf(collections.map(({ collection: { name } }) => hashOfUse(`${name}:`))),
    bundle,
    pictures: shownPictures(manifest, images),
    searchFiles: index?.files ?? [],
    styles: shownStyles(manifest, sheets),
    publicFiles,
    copies: copiesOf(manifest, staging),
  };
  for (const file of listSiteWideFiles(others)) writeOrKeep(file, { manifest, last, staging });
  if (setup.articlesDir) clearArticles(setup.articlesDir, Object.keys(manifest.pages));
  return {
    manifest,
    rendered: made.length + lateMade.length,
    diagnostics,
    publicPaths: publicFiles.map((file) => file.path),
    pieces: Object.assign({}, ...[...made, ...lateMade].map(({ pieces }) => pieces)),
  };
}

export type BuildProgress = (done: number, total: number) => void;

/** Pages that collections draw themselves are made last: they may ask what all others show. */
function splitPages({ pages, collections }: SiteSource) {
  const own = new Set(collections.flatMap(({ collection }) => collection.ownPages ?? []));
  const isLate = ({ id }: { id: string }) => own.has(id);
  return { late: pages.filter(isLate), others: pages.filter((page) => !isLate(page)) };
}

function addPages(
  { pages }: Manifest,
  last: Manifest,
  done: readonly PageDone[],
  asked: Parameters<typeof pageKey>[2],
): void {
  for (const { id, base, articleBase, uses, article, files, ...made } of done) {
    const { article: _, ...before } = lookUp(last.pages, id) ?? {};
    const record = { ...(made.record ?? (before as PageRecord)), uses };
    const kept = article && { key: articleKey(articleBase, record, asked), hash: article };
    const key = pageKey(base, record, asked);
    pages[id] = { ...record, files, key, ...(kept ? { article: kept } : {}) };
  }
}

type Writing = { manifest: Manifest; last: Manifest; staging: SiteStaging };

/** Add a file that is no page to the manifest. */
export function writeOrKeep(file: SiteWideFile, { manifest, last, staging }: Writing): void {
  const before = lookUp(last.others, file.path);
  manifest.others[file.path] =
    before?.key === file.key && staging.keep(before.file)
      ? before
      : { key: file.key, file: staging.write(file.make()) };
}

/** Address → file, of every picture that a page of this build shows. */
function shownPictures(manifest: Manifest, images: ImageIndex): Map<string, string> {
  const urls = Object.values(manifest.pages).flatMap((page) =>
    page.images.flatMap(([, url]) => (url === '' ? [] : [url])),
  );
  return new Map(urls.map((url) => [url, images.fileOf(url) ?? '']));
}

/** Sheets that a page of this build loads; the home page and index pages load their own. */
function shownStyles(manifest: Manifest, { styles }: Sheets) {
  const names = Object.values(manifest.pages).flatMap(({ uses }) =>
    uses.flatMap((use) => (use.startsWith('style:') ? [use.slice('style:'.length)] : [])),
  );
  return [...new Set(['page:home', 'lists', ...names])]
    .sort()
    .flatMap((name) => styles[name] ?? []);
}

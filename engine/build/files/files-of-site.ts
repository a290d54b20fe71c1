// Site → the files that are made of nothing else: home, index pages, navigation, redirects, records, what collections publish.
import { hashOf } from '../../cache/hash.ts';
import { listRedirects } from '../../model/addresses.ts';
import { wholeTree } from '../../model/branch.ts';
import { buildCategoryData, listCategories } from '../../model/category.ts';
import { meaningsOf } from '../../model/defined-terms.ts';
import { type Asked, notedSite } from '../../model/noted-site.ts';
import {
  htmlFile,
  markdownFile,
  navigationFile,
  RECORD_FILES,
  TERMS_FILE,
} from '../../model/routes.ts';
import { categoryMarkdown } from '../../render/category-markdown.ts';
import {
  type OutputFile,
  renderCategory,
  renderHome,
  renderNavigation,
  renderNotFound,
  renderRedirect,
  renderSearch,
  topOf,
} from '../../render/render-page.tsx';
import { once } from '../../text/once.ts';
import { SEARCH_ID } from '../../text/search-id.ts';
import { readHostFiles } from '../servers/read-host-files.ts';
import { renderSiteFiles } from './site-files.ts';
import { mayBeIn, ready, type SiteWideFile, type SiteWideInput } from './site-wide-file.ts';

type SiteFamily = (input: SiteWideInput, only?: string) => Iterable<SiteWideFile>;

const FAMILIES: Readonly<Record<string, SiteFamily>> = {
  'single pages': singlePages,
  categories,
  navigation,
  redirects,
  'for machines': machineFiles,
  terms: meanings,
};

/** Of each family and collection, nothing is made where what its files take of the site is what it was. */
export function* filesOfSite(input: SiteWideInput, only?: string): Iterable<SiteWideFile> {
  const { homeStyle, terms, site, publicFiles, unchanged } = input;
  const rules = once(() => readHostFiles(publicFiles(), site.config.base));
  const settings = once(() => JSON.stringify([homeStyle ?? null, terms, rules()]));
  for (const [name, family] of Object.entries(FAMILIES))
    yield* take(input, { name, also: settings, make: (noted) => family(noted, only) });
  for (const { collection, data } of site.collections)
    yield* take(input, {
      name: `files of ${collection.name}`,
      also: () => unchanged?.recordsOf(collection.name) ?? '',
      make: (noted) => collection.files?.(noted.site, data) ?? [],
    });
}

/** @property also  hash of what the files are made from besides the site. */
type Family = {
  name: string;
  also(): string;
  make(input: SiteWideInput): Iterable<SiteWideFile>;
};

function take(input: SiteWideInput, { name, also, make }: Family): Iterable<SiteWideFile> {
  const { unchanged, versions, site } = input;
  if (!unchanged) return make(input);
  return unchanged.takeBatch(
    name,
    (asked) => hashOf([unchanged.siteKey(asked), also()]),
    (note) =>
      make({ ...input, site: notedSite(site, note), versions: notedRecords(versions, note) }),
  );
}

const notedRecords = (
  versions: SiteWideInput['versions'],
  note: (asked: Asked) => void,
): SiteWideInput['versions'] =>
  versions && {
    siteData: versions.siteData,
    get records() {
      note('records');
      return versions.records;
    },
  };

/** @param shows  what the file is made from, besides what all pages share. */
function made(
  { versions }: SiteWideInput,
  path: string,
  shows: () => unknown,
  make: () => OutputFile,
): SiteWideFile {
  return {
    path,
    get key() {
      return hashOf([versions?.siteData ?? '', JSON.stringify(shows())]);
    },
    make,
  };
}

function* singlePages(input: SiteWideInput): Generator<SiteWideFile> {
  const { site, siteData, theme, homeStyle, versions } = input;
  const { base } = site.config;
  if (!site.has('index'))
    yield made(
      input,
      'index.html',
      () => [homeStyle, versions?.records, topOf(site)],
      () => renderHome(siteData, theme, site, homeStyle),
    );
  // A server answers unknown addresses with one page for all that is below its root.
  if (base === (site.builtVersions?.root ?? base))
    yield made(input, '404.html', NOTHING, () => renderNotFound(siteData, theme));
  yield made(input, htmlFile(SEARCH_ID), NOTHING, () => renderSearch(siteData, theme));
}

const NOTHING = () => '';

function* categories(input: SiteWideInput, only?: string): Generator<SiteWideFile> {
  const { site, siteData, theme } = input;
  for (const id of listCategories(site)) {
    if (only !== undefined && only !== htmlFile(id) && only !== markdownFile(id)) continue;
    const pageData = buildCategoryData(site, id);
    if (!pageData) continue;
    yield made(
      input,
      htmlFile(id),
      () => pageData,
      () => renderCategory(pageData, siteData, theme),
    );
    if (id)
      yield ready({
        path: markdownFile(id),
        content: categoryMarkdown(pageData, siteData.texts.categoryDescription),
      });
  }
}

function* navigation(input: SiteWideInput, only?: string): Generator<SiteWideFile> {
  for (const { slug, items } of input.site.sidebars) {
    if (!mayBeIn(navigationFile(slug), only)) continue;
    const tree = wholeTree(items, input.site.isDev);
    yield made(
      input,
      navigationFile(slug),
      () => tree,
      () => renderNavigation(slug, tree, input.siteData),
    );
  }
}

function* redirects(input: SiteWideInput, only?: string): Generator<SiteWideFile> {
  const isRequested = (id: string) => only === undefined || only === htmlFile(id);
  for (const { id, to } of listRedirects(input.site, isRequested)) {
    const make = () => renderRedirect(id, to, input.siteData);
    yield Object.assign(
      made(input, htmlFile(id), () => to, make),
      { to },
    );
  }
}

function machineFiles({ site, publicFiles }: SiteWideInput, only?: string): SiteWideFile[] {
  // They take the headers of all pages, and the others are for servers alone.
  if (only !== undefined && !RECORD_FILES.includes(only)) return [];
  return renderSiteFiles(site, readHostFiles(publicFiles(), site.config.base)).map(ready);
}

/** What readers open at a term; a site whose terms mean nothing has no such file. */
function meanings({ site, terms }: SiteWideInput): SiteWideFile[] {
  const content = meaningsOf(terms, site);
  if (Object.keys(content).length === 0) return [];
  return [ready({ path: TERMS_FILE, content: JSON.stringify(content) })];
}

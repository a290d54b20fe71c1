// Everything a site writes → what would be written to the same file twice.

import type { Locate } from '../diagnostics/diagnostics.ts';
import { type Diagnostic, diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { SEARCH_ID } from '../text/search-id.ts';
import { categoryOf, listCategories } from './category.ts';
import { htmlFile, LLMS_FOLDER, markdownFile, RECORD_FILES } from './routes.ts';
import type { Site } from './site.ts';

/** Who wants a file: its name in a sentence, and where the author wrote it; the build's own have no place. */
type Owner = {
  what: string;
  pageId?: string;
  area?: 'pages' | 'redirects';
  place?: Parameters<Locate>;
};

type Clash = { owner: Owner; file: string; other: Owner };

type Claims = { files: Map<string, Owner>; folders: Map<string, Owner> };

/** Found once for each site. */
export type Clashes = { clashes: readonly Clash[]; claims: Claims };

export const findClashes = (site: Site): Clashes => collectClaims(site, () => true);

export function checkClashes({ clashes }: Clashes, locate: Locate): Diagnostic[] {
  return clashes.flatMap(({ owner, file, other }) => {
    if (!owner.place) return [];
    const problem: Problem = {
      code: `${owner.area ?? 'pages'}/same-address`,
      message: `${owner.what[0]?.toUpperCase()}${owner.what.slice(1)} would be written to ${file}, where ${other.what} stands.`,
      hint:
        owner.area === 'redirects'
          ? 'Take the redirect out.'
          : 'Give the page another id: rename its file.',
      ...(other.place ? { related: [locate(...other.place)] } : {}),
    };
    return [diagnose(locate(...owner.place), problem)];
  });
}

/** Ids of pages that can't be written, since another page or a file of the build is there. */
export function clashingPages({ clashes }: Clashes): Set<string> {
  return new Set(clashes.flatMap(({ owner }) => owner.pageId ?? []));
}

/** Alone, a version has its own. */
const ONE_ROBOTS =
  'Versions that are built together share one robots.txt, with a line for each sitemap. Take this file away.';

/** @param names  files of the site's public folder, which are written as they are; not those that the build merges. */
export function checkPublicFiles({ claims }: Clashes, names: readonly string[]): Diagnostic[] {
  return names.flatMap((name) => {
    const other = name.startsWith('_') ? { what: 'a file of the build' } : standsAt(name, claims);
    if (!other) return [];
    const problem = {
      code: 'public/same-file',
      message: `The file would be written to ${name}, where ${other.what} stands.`,
      hint: name === 'robots.txt' ? ONE_ROBOTS : 'Rename the file.',
    };
    return [diagnose({ path: `public/${name}`, line: 1, column: 1 }, problem)];
  });
}

/**
 * What stands where a page of this id would be written, apart from redirects and from pages that move away; as in
 * diagnostics of a check.
 */
export function takenBy(site: Site, id: string, moving: ReadonlySet<string>): string | undefined {
  const { claims } = collectClaims(site, ({ pageId, area }) =>
    pageId === undefined ? area !== 'redirects' : !moving.has(pageId),
  );
  const owner = standsAt(htmlFile(id), claims) ?? standsAt(markdownFile(id), claims);
  return owner?.what;
}

function collectClaims(site: Site, counts: (owner: Owner) => boolean): Clashes {
  const claims: Claims = { files: new Map(), folders: new Map() };
  const clashes: Clash[] = [];
  /** A page and its copy in Markdown are reported once. */
  const reported = new Map<Owner, Owner>();
  for (const [file, owner] of wantedFiles(site)) {
    if (!counts(owner)) continue;
    const other = standsAt(file, claims);
    if (!other || other === owner) claim(file, owner, claims);
    else if (reported.get(owner) !== other) {
      clashes.push({ owner, file, other });
      reported.set(owner, other);
    }
  }
  return { clashes, claims };
}

/** In order of precedence: the build's own files, index pages, pages, redirects. */
function* wantedFiles(site: Site): Generator<[file: string, owner: Owner]> {
  for (const file of RECORD_FILES) yield [file, { what: `${file} of the build` }];
  for (const { slug } of site.sidebars)
    yield [`${LLMS_FOLDER}/${slug}.txt`, { what: `the text of the section "${slug}"` }];
  yield [htmlFile(SEARCH_ID), { what: 'the search page' }];
  for (const { says } of site.collections)
    for (const { file, what } of says.claims) yield [file, { what }];
  for (const id of listCategories(site)) {
    const owner = { what: `the index page of "${categoryOf(site, id)?.label}"` };
    yield [htmlFile(id), owner];
    if (id) yield [markdownFile(id), owner];
  }
  for (const id of site.ids) {
    const doc = site.doc(id);
    if (!doc) continue;
    const owner: Owner = {
      what: `the page "${id}"`,
      pageId: id,
      area: 'pages',
      place: [doc.path, []],
    };
    yield [htmlFile(id), owner];
    if (!doc.frontMatter.alias_of) yield [markdownFile(id), owner];
  }
  const firsts = new Map(
    site.redirects.map(({ from }, i) => [from, i]).reverse() as [string, number][],
  );
  for (const [from, i] of firsts)
    if (!from.includes('#') && !site.has(from))
      yield [
        htmlFile(from),
        {
          what: `the redirect "${from}"`,
          area: 'redirects',
          place: ['redirects.yaml', [i, 'from']],
        },
      ];
}

/** Who has the file, or has a folder where it is to be, or a file where its folder is to be. */
function standsAt(file: string, { files, folders }: Claims): Owner | undefined {
  const own = files.get(file) ?? folders.get(file);
  if (own) return own;
  // Above a folder that holds a file there are only folders.
  for (let at = folderOf(file); at && !folders.has(at); at = folderOf(at)) {
    const above = files.get(at);
    if (above) return above;
  }
  return undefined;
}

/** What is above a known folder is known. */
function claim(file: string, owner: Owner, { files, folders }: Claims): void {
  files.set(file, owner);
  for (let at = folderOf(file); at && !folders.has(at); at = folderOf(at)) folders.set(at, owner);
}

/** Empty where there is none. */
const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

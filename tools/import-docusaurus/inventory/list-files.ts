// Every file of the source → one column: what was made of it, or why nothing was.
import path from 'node:path';
import { compare } from '../../../engine/tooling.ts';
import { matchesAny } from '../docs/glob.ts';
import type { DocsPlan } from '../docs/plan-docs.ts';
import type { PublicFiles } from '../output/public-files.ts';
import type { ImportedVersion } from '../pages/import-version.ts';
import type { SiteImport } from '../pages/site-import.ts';
import { changed, type Entry, leftOut, taken, toLookAt } from './inventory.ts';

export type FilesGiven = {
  /** The chosen one first, each with the folder of its content. */
  versions: readonly { folder: string; imported: ImportedVersion }[];
  open: PublicFiles;
  /** Absolute paths of the config, and of the modules that it reads. */
  settings: ReadonlySet<string>;
  /** Absolute path → what a step of its own made of it: style sheets, rules of hosts. */
  noted: ReadonlyMap<string, Entry>;
};

/** @returns  path from the site's folder → entry, in code-unit order. */
export function listSourceFiles(given: FilesGiven): Map<string, Entry> {
  const [main] = given.versions;
  if (!main) return new Map();
  const { all, plan } = main.imported;
  const { files } = all;
  const known = knownFiles(given, all);
  const paths = new Set(
    files.roots().flatMap((root) => files.listAll(root).map((name) => path.join(root, name))),
  );
  const entries = [...paths].map((at): [string, Entry] => {
    const why = files.refused.get(at);
    const entry = why === undefined ? known.get(at) : toLookAt(why);
    return [files.shown(at), entry ?? entryByPlace(at, all, plan)];
  });
  return new Map(entries.sort(([a], [b]) => compare(a, b)));
}

function knownFiles({ versions, open, settings, noted }: FilesGiven, { files, site }: SiteImport) {
  const known = new Map<string, Entry>();
  for (const at of files.read)
    if (/\.(?:json|ya?ml)$/.test(at) && !/\/_category_\.\w+$/.test(at))
      known.set(at, changed('values, where they are used'));
  for (const at of settings) known.set(at, changed('site.config.ts and sidebars'));
  for (const [name, at] of open.files) known.set(at, taken(`public/${name}`));
  for (const [name, why] of open.refused)
    for (const folder of site.staticFolders)
      if (files.has(path.join(folder, name))) known.set(path.join(folder, name), leftOut(why));
  for (const version of [...versions].reverse()) addVersion(version, known);
  for (const [at, entry] of noted) known.set(at, entry);
  return known;
}

function addVersion(
  { folder, imported: { all, plan, pages } }: FilesGiven['versions'][number],
  known: Map<string, Entry>,
): void {
  const places = placesOf(all);
  const add = (at: string, entry: Entry) => {
    const seen = places.get(at);
    known.set(at, seen === undefined ? entry : toLookAt(`${entry.note}: ${seen}`));
  };
  for (const at of all.shownFrom) add(at, changed('what it shows, where pages use it'));
  for (const [name, at] of all.pictures) known.set(at, taken(`${folder}/images/${name}`));
  for (const { version } of plan.chosen)
    if (typeof version.sidebarFile === 'string')
      add(version.sidebarFile, changed(`${folder}/sidebars`));
  for (const [at, { name }] of all.snippets) add(at, changed(`${folder}/snippets/${name}`));
  for (const doc of plan.docs) {
    const text = pages.get(doc.pageId) ?? '';
    const isSame = bare(text.slice(text.indexOf('\n---\n') + 5)) === bare(doc.body);
    const name = `${folder}/pages/${doc.pageId}.md`;
    add(doc.file, isSame ? taken(name) : changed(name));
  }
}

/** Without the heading that became the title, and without blank lines. */
function bare(body: string): string {
  const lines = body.split('\n');
  const heading = lines.findIndex((line) => line.trim() !== '');
  if (lines[heading]?.trim().startsWith('# ')) lines.splice(heading, 1);
  return lines.join(' ').replace(/\s+/g, ' ').trim();
}

/** Lines shown of one file. */
const MOST_LINES = 5;

/** File → where to look, of those that something was reported about. */
function placesOf(all: SiteImport): Map<string, string> {
  const lines = new Map<string, Set<number>>();
  for (const { path: at, line } of all.diagnostics) {
    const file = path.resolve(all.files.dir, at);
    lines.set(file, (lines.get(file) ?? new Set()).add(line));
  }
  return new Map(
    [...lines].map(([file, own]) => {
      const sorted = [...own].sort((a, b) => a - b);
      const shown = sorted.slice(0, MOST_LINES).join(', ');
      const more = sorted.length > MOST_LINES ? ` and ${sorted.length - MOST_LINES} more` : '';
      return [file, `${sorted.length === 1 ? 'line' : 'lines'} ${shown}${more}`];
    }),
  );
}

const HOSTS =
  /^(?:vercel|now|netlify|firebase|staticwebapp\.config|_redirects|_headers|wrangler|amplify|render|fly|CNAME)\b/;

const TOOLS =
  /(?:^|\/)(?:package(?:-lock)?\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|tsconfig[^/]*\.json|babel\.config\.[cm]?js|(?:eslint|prettier|cspell|jest|vitest|renovate|crowdin|commitlint|lint-staged|stylelint)[^/]*|Dockerfile|Makefile|[^/]+\.toml)$/;

/** What no step took, by where it is. */
function entryByPlace(at: string, { site, files }: SiteImport, plan: DocsPlan): Entry {
  const name = files.shown(at);
  const below = (folder: string) => at.startsWith(folder + path.sep);
  const blog = site.blogs.find(({ folder }) => below(folder));
  if (blog) return leftOut(`a blog, at /${blog.route}`);
  if (name.startsWith('i18n/')) return leftOut(`a translation (${name.split('/')[1] ?? ''})`);
  const pages = site.pages.find(({ folder }) => below(folder));
  if (pages) {
    const own = path.relative(pages.folder, at).replaceAll(path.sep, '/');
    const isPage = /\.[jt]sx?$/.test(own) && !matchesAny(own, pages.exclude);
    return leftOut(
      !isPage
        ? 'no page shows it'
        : /^index\.[jt]sx?$/.test(own)
          ? 'a home page made by code: write content/pages/index.md'
          : 'a page made by code',
    );
  }
  if (/\.(?:s?css|sass|less|styl)$/.test(name))
    return leftOut('custom CSS: rules of style belong to a theme of yours');
  if (name.startsWith('src/theme/')) return leftOut('a swizzled part of the old theme');
  const inDocs = plan.chosen.find(({ version }) => below(version.folder));
  if (inDocs) return inPages(at, name, inDocs);
  const version = plan.chosen.flatMap(({ others }) => others).find(({ folder }) => below(folder));
  if (version) return leftOut(`version ${version.name} is not imported`);
  const versioned =
    /^(?:[\w-]+_)?versioned_(?:docs|sidebars)\/version-([^/]+?)(?:-sidebars\.json|\/)/.exec(name);
  if (versioned) return leftOut(`versions.json doesn’t name version ${versioned[1]}`);
  if (HOSTS.test(path.posix.basename(name)))
    return leftOut(
      'rules of a host: content/redirects.yaml has redirects, and a build writes rules for servers',
    );
  if (TOOLS.test(name) || /(?:^|\/)\./.test(name)) return leftOut('a tool of the old site');
  if (/\.(?:[cm]?[jt]sx?|vue|svelte|py|sh|rb)$/.test(name))
    return leftOut('code, and an import runs nothing');
  if (/^(?:README|LICENSE|CONTRIBUTING|CHANGELOG|CODE_OF_CONDUCT|SECURITY)\b/i.test(name))
    return leftOut('it is about the repository');
  return leftOut('no page, picture or setting of the site names it');
}

function inPages(
  at: string,
  name: string,
  { instance, version }: DocsPlan['chosen'][number],
): Entry {
  const own = path.relative(version.folder, at).replaceAll(path.sep, '/');
  if (/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(name))
    return changed('the labels and order of sidebars');
  if (!/\.mdx?$/.test(name)) return leftOut('no page shows it');
  if (matchesAny(own, instance.include) && !matchesAny(own, instance.exclude))
    return leftOut('a draft');
  return /(?:^|\/)_/.test(own)
    ? leftOut('a partial that no page shows')
    : leftOut('the config excludes it');
}

// A built site → the files of a bundle that opens from a disk by a double click, without a server.

import path from 'node:path';
import {
  attributeOf,
  type BundleFacts,
  changeTags,
  engineDir,
  htmlFile,
} from '../../engine/tooling.ts';
import { pagePath, targetOf } from './addresses.ts';
import { type BuiltSite, isPage, type Section } from './built-site.ts';
import { toClassicScripts } from './classic-scripts.ts';
import { MANIFEST, writeManifest } from './manifest.ts';
import {
  type Links,
  LOADER,
  toBundleExtract,
  toBundleFragment,
  toBundlePage,
  toBundleSheet,
  toFirstPage,
} from './page.ts';
import { type Scope, sectionScope, wholeSite } from './scope.ts';

/**
 * @param section  the one that it is to hold, with what that links to; undefined: the whole site.
 * @returns        path → content; a manifest is among them.
 */
export async function makeBundle(site: BuiltSite, section?: Section): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const add: Add = (name, content) =>
    files.set(name, typeof content === 'string' ? Buffer.from(content) : content);
  const scope = section ? sectionScope(site, section) : wholeSite(site);
  const links = createLinks(site, scope, section);
  addPages(site, scope, links, add);
  const kept = new Set(scope.pages.map(pagePath));
  for (const name of site.files.filter((one) => isData(one) && !isOfOthers(one, kept, site))) {
    const text = site.text(name);
    add(...dataScript(name, name.endsWith('.html') ? toBundleFragment(text, links) : text));
  }
  const scripts = await addAssets(site, links, add);
  const others = addLinked(site, links, add);
  const facts: BundleFacts = {
    base: site.base,
    origin: site.origin,
    entry: scripts.find((name) => /^site-/.test(name)) ?? '',
    files: others,
    pages: section ? ['', ...kept] : undefined,
    section: section?.slug,
  };
  add(LOADER, await loaderScript(facts));
  add(MANIFEST, writeManifest(files));
  return files;
}

type Add = (name: string, content: string | Buffer) => void;

function createLinks(
  site: BuiltSite,
  { pages, first }: Scope,
  section: Section | undefined,
): Links & { linked: Set<string> } {
  const held = new Set(pages);
  if (first) held.add('index.html');
  const linked = new Set<string>();
  const has = (file: string) =>
    isPage(file) ? held.has(file) : site.has(file) && !isForServers(file);
  return {
    base: site.base,
    origin: site.origin,
    version: site.version,
    copy: site.copy,
    section,
    linked,
    targetOf(url) {
      const target = targetOf(url, { base: site.base, has });
      if (target) linked.add(target.file);
      return target;
    },
  };
}

function addPages(site: BuiltSite, { pages, first }: Scope, links: Links, add: Add): void {
  const read = new Set<string>();
  for (const page of pages) {
    const html = site.text(page);
    for (const name of readFiles(html)) read.add(name);
    add(page, toBundlePage(html, page, links));
  }
  if (first) add('index.html', toFirstPage(first));
  for (const name of read)
    if (site.has(name)) add(...dataScript(name, toBundleExtract(site.text(name), links)));
}

const isAsset = (name: string) => name.startsWith('_assets/');

/** What scripts fetch: everything in the build's own folders, and the pages as Markdown. Extracts come where they are read. */
const isData = (name: string) => /^_(?!assets\/|extracts\/)[^/]+\/|\.md$/.test(name);

/** Texts of pages, as Markdown or for search, go where their pages go. */
function isOfOthers(name: string, kept: ReadonlySet<string>, site: BuiltSite): boolean {
  const [, id] = /^(?:_search\/text\/(.+)\.json|(.+)\.md)$/.exec(name)?.filter(Boolean) ?? [];
  return id !== undefined && site.has(htmlFile(id)) && !kept.has(pagePath(htmlFile(id)));
}

/** What only a server can do something with: its rules, and what crawlers and feed readers ask for. */
const isForServers = (name: string) =>
  /^_[^/]*$|\.xml$/.test(name) || ['404.html', 'robots.txt'].includes(name);

/** Extracts that an island of this page fetches. */
function readFiles(html: string): string[] {
  const names: string[] = [];
  if (html.includes(' data-reads="'))
    changeTags(html, (tag) => {
      names.push(...(attributeOf(tag, 'data-reads')?.split(' ') ?? []));
      return undefined;
    });
  return names;
}

/** A file as a script that hands its text over. */
const dataScript = (name: string, text: string): [string, string] => [
  `_files/${name}.js`,
  `learnFile(${JSON.stringify(name)},${JSON.stringify(text)});\n`,
];

/** Files that pages and sheets name; sheets among them name more. @returns  their names, sorted. */
function addLinked(site: BuiltSite, links: Links & { linked: Set<string> }, add: Add): string[] {
  const others: string[] = [];
  // A set that grows is walked to its new end.
  for (const name of links.linked)
    if (!isPage(name) && !isAsset(name)) {
      others.push(name);
      add(
        name,
        name.endsWith('.css') ? toBundleSheet(site.text(name), name, links) : site.read(name),
      );
    }
  return others.sort();
}

/** @returns  names of the scripts. */
async function addAssets(site: BuiltSite, links: Links, add: Add): Promise<string[]> {
  const assets = site.files.filter(isAsset);
  const modules = new Map(
    assets
      .filter((name) => name.endsWith('.js'))
      .map((name) => [path.posix.basename(name), site.text(name)]),
  );
  for (const name of assets.filter((one) => !one.endsWith('.js')))
    add(
      name,
      name.endsWith('.css') ? toBundleSheet(site.text(name), name, links) : site.read(name),
    );
  for (const [name, code] of await toClassicScripts(modules, site.base))
    add(`_assets/${name}`, code);
  return [...modules.keys()];
}

async function loaderScript(facts: BundleFacts): Promise<string> {
  const { rolldown } = await import('rolldown');
  const client = path.join(engineDir, 'client/from-disk.ts');
  const compiled = await rolldown({
    input: 'loader',
    logLevel: 'silent',
    plugins: [
      {
        name: 'facts',
        resolveId: (id) => (id === 'loader' ? id : undefined),
        load: (id) =>
          id === 'loader'
            ? `import { startBundle } from ${JSON.stringify(client)};\nstartBundle(${JSON.stringify(facts)});`
            : undefined,
      },
    ],
  });
  const { output } = await compiled.generate({ format: 'iife', minify: true });
  await compiled.close();
  return `${output[0].code}\n`;
}

// One version of the source → its pages, snippets, pictures and sidebars, as files below one content folder.
import { createHighlighter, type Diagnostic, productTokens } from '../../../engine/tooling.ts';
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import { type LeftOut, listLeftOut } from '../docs/left-out.ts';
import type { DocsPlan } from '../docs/plan-docs.ts';
import { planSidebars, type SidebarPlan } from '../docs/plan-sidebars.ts';
import type { ComponentMap } from '../map/component-map.ts';
import { productOf } from '../output/site-files.ts';
import type { OutputFile } from '../output/write-files.ts';
import type { SourceFiles } from '../source-files.ts';
import { createPageChecker } from './check-page.ts';
import { convertPages } from './convert-pages.ts';
import { createImport } from './create-import.ts';
import { resolveLink } from './resolve-link.ts';
import type { SiteImport } from './site-import.ts';

export type VersionSource = {
  site: DocusaurusSite;
  files: SourceFiles;
  map: ComponentMap;
  onProgress(done: number, total: number): void;
};

export type ImportedVersion = {
  plan: DocsPlan;
  all: SiteImport;
  left: LeftOut;
  sidebars: SidebarPlan;
  /** Page id → text. */
  pages: Map<string, string>;
  /** Errors that a build would have. */
  errors: Diagnostic[];
};

export async function importVersion(
  plan: DocsPlan,
  { site, files, map, onProgress }: VersionSource,
): Promise<ImportedVersion> {
  const left = listLeftOut(site, files, plan);
  const { know, isKnown } = createHighlighter();
  await know(['cpp']);
  const all = createImport({
    site,
    files,
    plan,
    map,
    leftOut: left.isLeftOut,
    isLanguage: isKnown,
  });
  const sidebars = planSidebars(plan.chosen, site, files, (href) => {
    const doc = plan.docs[0];
    const found = doc && resolveLink(href, { file: doc.file, doc }, all).to;
    if (found === undefined || found === '') return undefined;
    return /^https?:/.test(found) ? { href: found } : { id: found.split('#')[0] ?? found };
  });
  for (const [route, id] of sidebars.indexes)
    if (!all.byRoute.has(route)) all.byRoute.set(route, id);
  all.cardsOf = (doc) => sidebars.cards.get(doc.pageId) ?? [];
  const targets = new Set([...plan.docs.map(({ pageId }) => pageId), ...sidebars.indexes.values()]);
  const check = createPageChecker({
    tokens: productTokens(productOf(site)),
    hasPage: (id) => targets.has(id),
    hasPicture: (name) => all.pictures.has(name),
    snippet: (name) =>
      [...all.snippets.values()].map(snippetFile).find((one) => one.name === `snippets/${name}`)
        ?.text,
  });
  const { pages, errors } = await convertPages(all, check, onProgress);
  return { plan, all, left, sidebars, pages, errors };
}

/** @param folder  of the content, from the output's folder. */
export function contentFiles(
  { pages, sidebars, all }: ImportedVersion,
  folder: string,
): OutputFile[] {
  const text = (name: string, content: string): OutputFile => ({
    name: `${folder}/${name}`,
    content: () => content,
  });
  return [
    ...[...pages].map(([id, page]) => text(`pages/${id}.md`, page)),
    ...[...sidebars.files].map(([name, yaml]) => text(`sidebars/${name}`, yaml)),
    ...[...all.snippets.values()].map(snippetFile).map((one) => text(one.name, one.text)),
    ...copies(`${folder}/images`, all.pictures, all.files),
  ];
}

export function copies(
  folder: string,
  from: ReadonlyMap<string, string>,
  files: SourceFiles,
): OutputFile[] {
  return [...from].map(([name, at]) => ({
    name: `${folder}/${name}`,
    content: () => files.readBytes(at) ?? '',
  }));
}

function snippetFile({
  name,
  params,
  body,
}: {
  name: string;
  params: readonly string[];
  body: string;
}) {
  const head = params.length > 0 ? `---\nparams: [${params.join(', ')}]\n---\n` : '';
  return { name: `snippets/${name}`, text: `${head}${body}\n` };
}

// A folder of pages → Docs with the ids, slugs and addresses that Docusaurus gives them.
import path from 'node:path';
import type { DocsInstance } from '../config/docusaurus-site.ts';
import { toRoute } from '../config/route.ts';
import type { SourceFiles } from '../source-files.ts';
import type { Doc } from './doc.ts';
import { contentTitle, splitPage, textIn } from './front-matter.ts';
import { matchesAny } from './glob.ts';
import { withoutPrefix, withoutPrefixes } from './number-prefix.ts';

export type MatterProblem = { file: string; line: number; message: string };

export type Listing = { docs: Doc[]; problems: MatterProblem[] };

/** @param route  of the version, below the base URL. */
export function listDocs(
  instance: DocsInstance,
  { folder, route }: { folder: string; route: string },
  files: SourceFiles,
): Listing {
  const problems: MatterProblem[] = [];
  const docs = files
    .list(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .filter((name) => matchesAny(name, instance.include) && !matchesAny(name, instance.exclude))
    .flatMap((name): Doc[] => {
      const file = path.join(folder, name);
      const text = files.readText(file);
      if (text === undefined) return [];
      const { problem, ...page } = splitPage(text);
      if (problem) problems.push({ file, ...problem });
      if (page.matter.draft === true) return [];
      return [toDoc(instance, { folder, route, name, file }, page)];
    });
  return { docs, problems };
}

type At = { folder: string; route: string; name: string; file: string };

function toDoc(
  instance: DocsInstance,
  at: At,
  page: Omit<ReturnType<typeof splitPage>, 'problem'>,
): Doc {
  const { matter } = page;
  const { dir, base } = path.posix.parse(at.name);
  const own = withoutPrefix(base.replace(/\.mdx?$/, ''), instance.hasNumberPrefixes);
  const folder = withoutPrefixes(dir, instance.hasNumberPrefixes);
  const baseId = textIn(matter, 'id') ?? own.name;
  const isFolderPage = isIndex(base.replace(/\.mdx?$/, ''), dir);
  const slug = slugOf(textIn(matter, 'slug'), folder, baseId, isFolderPage);
  const route = toRoute(`${at.route}/${slug}`);
  const written = textIn(matter, 'title');
  const heading = contentTitle(page.body)?.title;
  const title = written ?? heading ?? baseId;
  const position =
    typeof matter.sidebar_position === 'number' ? matter.sidebar_position : own.position;
  return {
    instance,
    docId: folder === '' ? baseId : `${folder}/${baseId}`,
    file: at.file,
    name: at.name,
    folder: at.folder,
    ...page,
    route,
    isFolder: slug.endsWith('/'),
    pageId: route,
    title,
    label: textIn(matter, 'sidebar_label') ?? title,
    ...(position === undefined ? {} : { position }),
  };
}

/** @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#slug */
function slugOf(
  slug: string | undefined,
  folder: string,
  baseId: string,
  isFolderPage: boolean,
): string {
  if (slug?.startsWith('/')) return slug;
  const around = folder === '' ? '/' : `/${folder}/`;
  if (slug === undefined && isFolderPage) return around;
  return path.posix.join(around, slug ?? baseId);
}

/** `index`, `readme`, or named like its folder: the page of the folder. */
export function isIndex(fileName: string, folder: string): boolean {
  const own = folder.split('/').at(-1) ?? '';
  return ['index', 'readme', own.toLowerCase()].includes(fileName.toLowerCase());
}

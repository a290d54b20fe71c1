// `src/pages/**.md` → pages, with neither ids nor sidebars.
import path from 'node:path';
import type { PagesInstance } from '../config/docusaurus-site.ts';
import { toRoute } from '../config/route.ts';
import type { SourceFiles } from '../source-files.ts';
import type { Doc } from './doc.ts';
import { contentTitle, splitPage, textIn } from './front-matter.ts';
import { matchesAny } from './glob.ts';

export function markdownPages(pages: PagesInstance, files: SourceFiles): Doc[] {
  return files
    .list(pages.folder)
    .filter(
      (name) =>
        /\.mdx?$/.test(name) && matchesAny(name, pages.include) && !matchesAny(name, pages.exclude),
    )
    .flatMap((name): Doc[] => {
      const file = path.join(pages.folder, name);
      const text = files.readText(file);
      if (text === undefined) return [];
      const { problem: _, ...page } = splitPage(text);
      const own = name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
      const route = toRoute(`${pages.route}/${own}`);
      const title =
        textIn(page.matter, 'title') ??
        contentTitle(page.body)?.title ??
        (own.split('/').at(-1) || 'Home');
      return [
        {
          instance: undefined,
          docId: own,
          file,
          name,
          folder: pages.folder,
          ...page,
          route,
          title,
          label: title,
          pageId: route,
          isFolder: own === '' || own.endsWith('/'),
        },
      ];
    });
}

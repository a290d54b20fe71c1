// Ids of pages and redirects → those that are one address where small and capital letters don't count.
import { type Diagnostic, diagnose, type Locate } from '../diagnostics/diagnostics.ts';
import { listCategories } from './category.ts';
import type { Site } from './site.ts';

type Place = Parameters<Locate>;

/** Two files that differ so are reported as files: here, one of both is made from a record, a sidebar or a redirect. */
export function checkFoldedIds(site: Site, locate: Locate): Diagnostic[] {
  const first = new Map<string, { id: string; isFile: boolean }>();
  const check = (id: string, place: Place | undefined, isFile: boolean): Diagnostic[] => {
    const fold = id.normalize('NFC').toLowerCase();
    const other = first.get(fold);
    if (!other) first.set(fold, { id, isFile });
    if (!other || !place || other.id === id || (other.isFile && isFile)) return [];
    return [
      diagnose(locate(...place), {
        code: 'pages/same-when-folded',
        message: `The address "${id}" differs from "${other.id}" only in small and capital letters: on Windows and macOS, both are one file.`,
        hint: 'Give one of them another address.',
      }),
    ];
  };
  for (const id of listCategories(site)) check(id, undefined, false);
  return [
    ...site.ids.flatMap((id) => {
      const doc = site.doc(id);
      return doc ? check(id, [doc.path, []], /\.mdx?$/.test(doc.path)) : [];
    }),
    ...site.redirects.flatMap(({ from }, i) =>
      from.includes('#') ? [] : check(from, ['redirects.yaml', [i, 'from']], false),
    ),
  ];
}

// Front matter that names the pages before and after → diagnostics for those that aren't there.

import type { Locate } from '../diagnostics/diagnostics.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.ts';
import { nearest } from '../text/nearest.ts';
import type { Site } from './site.ts';

const KEYS = ['pagination_prev', 'pagination_next'] as const;

export function checkNeighbours(site: Site, locate: Locate): Diagnostic[] {
  return site.ids.flatMap((id) => {
    const doc = site.doc(id);
    return KEYS.flatMap((key) => {
      const name = doc?.frontMatter[key];
      if (!doc || !name || site.doc(site.idOf(name) ?? name)) return [];
      const closest = nearest(name, site.ids);
      const problem = {
        code: 'pagination/missing-page',
        message: `"${key}" names "${name}", and there is no such page.`,
        hint: closest ? `Closest: ${closest}` : 'Write the id of a page, or null for none.',
      };
      return [diagnose(locate(doc.path, [key]), problem)];
    });
  });
}

// Site and links → pages that no reader comes across: in no sidebar, below no parent, and no other page leads to them.
import type { Diagnostic, Locate } from '../diagnostics/diagnostics.ts';
import { diagnose } from '../diagnostics/diagnostics.ts';
import type { PageLinks } from './check-links.ts';
import type { Site } from './site.ts';

/** In strict sites. Pages of files: those of records are listed by their collections. */
export function checkFound(site: Site, pages: readonly PageLinks[], locate: Locate): Diagnostic[] {
  if (site.sidebars.length === 0) return [];
  const linked = new Set<string>();
  for (const { id, links } of pages)
    for (const link of links) if (link.id !== id) linked.add(link.id);
  const own = new Set(site.collections.flatMap(({ collection }) => collection.ownPages ?? []));
  return site.ids.flatMap((id) => {
    const doc = site.doc(id);
    if (!doc || own.has(id) || linked.has(id) || site.position(id) || id === 'index') return [];
    const { alias_of, parent, unlisted, draft } = doc.frontMatter;
    if (alias_of || parent || unlisted || draft || !doc.path.endsWith('.md')) return [];
    return [
      diagnose(locate(doc.path, ['title']), {
        severity: 'warning',
        code: 'sidebar/not-listed',
        message:
          'No sidebar lists this page and no page leads to it, so readers only find it by search.',
        hint: `Add "${id}" to a sidebar, or give the page a "parent". With "unlisted: true" it is meant to be hidden.`,
      }),
    ];
  });
}

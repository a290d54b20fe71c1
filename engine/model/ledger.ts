// The ledger of published addresses and anchors: what was once published is there, or leads on.
import type { Ledger } from '../content/records.ts';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import type { PageLinks } from './check-links.ts';
import type { Locate } from './check-site.ts';
import type { Site } from './site.ts';

/** A published address or anchor that is gone, and no redirect leads on from it. */
export function checkLedger(
  site: Site,
  ledger: Ledger,
  pages: readonly PageLinks[],
  locate: Locate,
): Diagnostic[] {
  if (ledger.product !== site.config.product.slug) return [];
  const redirected = new Set(site.redirects.map(({ from }) => from));
  const anchorsOf = new Map(pages.map((page) => [page.id, new Set(page.anchors)]));
  return Object.entries(ledger.pages).flatMap(([id, anchors]) => {
    if (redirected.has(id) || site.doc(id)?.frontMatter.alias_of) return [];
    const place = locate('published.json', `"${id}"`);
    if (!site.has(id))
      return [
        diagnose(place, {
          code: 'ledger/lost-page',
          message: `The published page "${id}" is gone.`,
          hint: `Say in redirects.yaml where its readers shall go:\n- from: ${id}\n  to: …`,
        }),
      ];
    const has = anchorsOf.get(id);
    return anchors
      .filter((anchor) => has && !has.has(anchor) && !redirected.has(`${id}#${anchor}`))
      .map((anchor) => {
        const meant = nearest(anchor, has ?? []);
        return diagnose(place, {
          code: 'ledger/lost-anchor',
          message: `The published heading "${id}#${anchor}" is gone.`,
          hint: `Give the heading its id back with {#${anchor}}, or say in redirects.yaml:\n- from: ${id}#${anchor}\n  to: ${id}#${meant ?? '…'}`,
        });
      });
  });
}

/** The ledger with every page and anchor of this build added; nothing ever leaves it. */
export function extendLedger(
  site: Site,
  ledger: Ledger | undefined,
  pages: readonly PageLinks[],
): Ledger {
  const { slug } = site.config.product;
  const before = ledger?.product === slug ? ledger.pages : {};
  const all: Record<string, string[]> = { ...before };
  for (const { id, anchors } of pages)
    all[id] = [...new Set([...(before[id] ?? []), ...anchors])].sort();
  const sorted = Object.keys(all)
    .sort()
    .map((id) => [id, all[id] ?? []] as const);
  return { product: slug, pages: Object.fromEntries(sorted) };
}

/** How many pages of this build the ledger doesn't have yet. */
export function unpublished(
  site: Site,
  ledger: Ledger | undefined,
  pages: readonly PageLinks[],
): number {
  const known = ledger?.product === site.config.product.slug ? ledger.pages : {};
  return pages.filter(({ id }) => !Object.hasOwn(known, id)).length;
}

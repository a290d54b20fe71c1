// The URL manifest and anchors: what was once published is there, or leads on.

import type { UrlManifest } from '../content/yaml/records.ts';
import type { Locate } from '../diagnostics/diagnostics.ts';
import { type Diagnostic, diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { isFigureId } from '../text/figure-id.ts';
import { lookUp } from '../text/look-up.ts';
import { nearest } from '../text/nearest.ts';
import { lastFor, onceFor } from '../text/once.ts';
import { listCategories } from './category.ts';
import type { PageLinks } from './check-links.ts';
import { renamedPages } from './renamed-pages.ts';
import type { Site } from './site.ts';

/** Published addresses that are gone, and no redirect leads on from them. */
export function checkPublishedPages(
  site: Site,
  urlManifest: UrlManifest,
  pages: readonly PageLinks[],
  locate: Locate,
): Diagnostic[] {
  let renamed: ReturnType<typeof findRenamed> | undefined;
  /** Most often nothing is lost, and there is nothing to compare. */
  const becameOf = (id: string) => {
    renamed ??= findRenamed(site, urlManifest, pages);
    return renamed.get(id);
  };
  return owed(site, urlManifest, locate).flatMap(({ id, place }) =>
    site.has(id) ? [] : [diagnose(place(), lostPage(id, becameOf(id)))],
  );
}

/** Published headings that are gone, and no redirect leads on from them: each in the file of its page. */
export function checkPublishedAnchors(
  site: Site,
  urlManifest: UrlManifest,
  pages: readonly PageLinks[],
  locate: Locate,
): Diagnostic[] {
  const redirected = redirectedOf(site);
  const anchorsOf = new Map(pages.map((page) => [page.id, page.anchors]));
  return owed(site, urlManifest, locate).flatMap(({ id, anchors, place }) => {
    const own = anchorsOf.get(id);
    const doc = site.doc(id);
    if (!own || !doc) return [];
    return lostAnchors(anchors, own)
      .filter((anchor) => !redirected.has(`${id}#${anchor}`))
      .map((anchor) => {
        const meant = nearest(anchor, own);
        return diagnose(locate(doc.path, ['title']), {
          code: 'ledger/lost-anchor',
          message: `The published heading "${id}#${anchor}" is gone.`,
          hint: `Give the heading its id back with {#${anchor}}, or say in redirects.yaml:\n- from: ${id}#${anchor}\n  to: ${id}#${meant ?? '…'}`,
          related: [place()],
        });
      });
  });
}

/** What was published of this product, and nothing else answers for. */
function owed(site: Site, { product, pages }: UrlManifest, locate: Locate) {
  if (product !== site.config.product.slug) return [];
  const redirected = redirectedOf(site);
  const categories = new Set(listCategories(site));
  return Object.entries(pages).flatMap(([id, anchors]) => {
    if (redirected.has(id) || categories.has(id)) return [];
    if (site.doc(id)?.frontMatter.alias_of) return [];
    // The URL manifest is large: it is searched for places only when there is something to say.
    return [{ id, anchors, place: () => locate('published.json', ['pages', id]) }];
  });
}

const redirectedOf = onceFor((site: Site) => new Set(site.redirects.map(({ from }) => from)));

/** The anchors of a page → what was last found to be missing of those published: most pages are as they were. */
const lostOf = lastFor<readonly string[], readonly string[]>();

const lostAnchors = (published: readonly string[], own: readonly string[]): readonly string[] =>
  lostOf(own, [published], () => {
    const has = new Set(own);
    return published.filter((anchor) => !has.has(anchor));
  });

function lostPage(id: string, to: string | undefined): Problem {
  const entry = `- from: ${id}\n  to: ${to ?? '…'}`;
  return {
    code: 'ledger/lost-page',
    message: to
      ? `The published address "${id}" is gone. It looks like the page became "${to}".`
      : `The published address "${id}" is gone.`,
    hint: to
      ? `If it did, write in redirects.yaml:\n${entry}\nThe next time, rename with: learn mv ${id} ${to}`
      : `Say in redirects.yaml where its readers shall go:\n${entry}`,
  };
}

/** Pages of the URL manifest that are there under an id which it doesn't know. */
function findRenamed(site: Site, urlManifest: UrlManifest, pages: readonly PageLinks[]) {
  const here = Object.fromEntries(pages.map(lasting));
  const pick = (all: typeof here, isPicked: (id: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isPicked(id)));
  const lost = pick(urlManifest.pages, (id) => !site.has(id));
  const fresh = pick(here, (id) => !Object.hasOwn(urlManifest.pages, id));
  return renamedPages(lost, fresh, [urlManifest.pages, here]);
}

/** The URL manifest with every address and anchor of this build added; nothing ever leaves it. */
export function extendUrlManifest(
  site: Site,
  urlManifest: UrlManifest | undefined,
  pages: readonly PageLinks[],
): UrlManifest {
  const { slug } = site.config.product;
  const before = urlManifest?.product === slug ? urlManifest.pages : {};
  const all: Record<string, string[]> = { ...before };
  for (const [id, anchors] of addressesOf(site, pages))
    all[id] = [...new Set([...(lookUp(before, id) ?? []), ...anchors])].sort();
  const sorted = Object.keys(all)
    .sort()
    .map((id) => [id, all[id] ?? []] as const);
  return { product: slug, pages: Object.fromEntries(sorted) };
}

/** How many addresses of this build the URL manifest doesn't have yet. */
export function unpublished(
  site: Site,
  urlManifest: UrlManifest | undefined,
  pages: readonly PageLinks[],
): number {
  const known = urlManifest?.product === site.config.product.slug ? urlManifest.pages : {};
  return addressesOf(site, pages).filter(([id]) => !Object.hasOwn(known, id)).length;
}

/** What readers can have kept a link to: pages with their anchors, index pages, and what leads on. */
function addressesOf(site: Site, pages: readonly PageLinks[]) {
  const leadingOn = [
    ...site.ids.filter((id) => site.doc(id)?.frontMatter.alias_of),
    ...site.redirects.map(({ from }) => from).filter((from) => !from.includes('#')),
  ];
  return [
    ...pages.map(lasting),
    ...[...listCategories(site), ...leadingOn].map((id): [string, string[]] => [id, []]),
  ];
}

/** A page, and what it promises to keep. */
const lasting = ({ id, anchors }: PageLinks): [string, readonly string[]] => [
  id,
  anchors.filter((one) => !isFigureId(one)),
];

/** One line a page, so that changes read well in version control. */
export function formatUrlManifest({ product, pages }: UrlManifest): string {
  const lines = Object.entries(pages).map(
    ([id, anchors]) => `    ${JSON.stringify(id)}: ${JSON.stringify(anchors)}`,
  );
  return `{\n  "product": ${JSON.stringify(product)},\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** A page's new address owes its readers the headings of the old one, which leads to it. Nothing leaves the URL manifest. */
export function moveInUrlManifest(
  { product, pages }: UrlManifest,
  moved: readonly { id: string; to: string }[],
): UrlManifest {
  const all = { ...pages };
  for (const { id, to } of moved) {
    const anchors = lookUp(pages, id);
    if (anchors) all[to] = [...new Set([...(lookUp(pages, to) ?? []), ...anchors])].sort();
  }
  const sorted = Object.keys(all)
    .sort()
    .map((id) => [id, all[id] ?? []] as const);
  return { product, pages: Object.fromEntries(sorted) };
}

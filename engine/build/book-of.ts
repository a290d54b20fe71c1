// SiteSource ▶ the book of releases: records, names and texts, as plain data.
import type { SiteSource } from '../content/load-site.ts';
import type { ReleaseBook } from '../releases/book.ts';
import { mergeTexts } from '../theme/texts.ts';

export function bookOf({ loaded, releases, areas, widgets, pages }: SiteSource): ReleaseBook {
  const { config } = loaded;
  const ids = new Set(pages.map(({ id }) => id));
  const changes = releases.flatMap(({ record }) => record.changes);
  const about = new Set([
    ...changes.flatMap((change) => change.pages ?? []),
    ...[...widgets.values()].map(({ page }) => page),
  ]);
  const named = [...widgets].map(([name, { title, page }]) => [name, { title, page }]);
  return {
    entries: releases,
    areas,
    widgets: Object.fromEntries(named),
    written: [...about].filter((id) => ids.has(id)).sort(),
    product: config.product.name,
    lang: config.lang,
    texts: mergeTexts(config.texts).releases,
  };
}

// SiteSource ▶ what pages may show of records: the book of releases, and the widgets with all their parts.
import type { SiteSource } from '../content/load-site.ts';
import type { Records } from '../content/passages.ts';
import { toWidget } from '../content/widgets.ts';
import { mergeTexts } from '../theme/texts.ts';
import { bookOf } from './book-of.ts';

export function recordsOf(source: SiteSource): Records {
  const texts = mergeTexts(source.loaded.config.texts);
  const widgets = [...source.widgets].map(([name, file]) => [name, toWidget(file, source.parts)]);
  return {
    book: bookOf(source),
    widgets: Object.fromEntries(widgets),
    widgetTexts: { ...texts.widgets, platforms: texts.platforms },
  };
}

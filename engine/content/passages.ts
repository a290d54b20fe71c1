// Passages that records make ▶ Markdown lines, before the page is parsed; and what they were made from, for rebuilding.
import type { Attributes } from '../attributes.ts';
import type { Problem } from '../diagnostics.ts';
import type { ReleaseBook } from '../releases/book.ts';
import { hashOf } from './load-source.ts';
import { RELEASE_PASSAGES, releasePassage } from './release-passages.ts';
import type { SourceLine } from './source-text.ts';
import { WIDGET_LISTS, widgetList } from './widget-lists.ts';
import { WIDGET_PASSAGES, widgetPassage } from './widget-passages.ts';
import type { WidgetTexts } from './widget-tables.ts';
import type { Widget } from './widgets.ts';

/** Everything that pages may show of records: plain data, the same in every worker. */
export type Records = {
  book: ReleaseBook;
  /** By name. */
  widgets: Readonly<Record<string, Widget>>;
  widgetTexts: WidgetTexts;
};

export type Passages = {
  names: readonly string[];
  /** Lines, or what is wrong with the attributes. */
  make(name: string, attributes: Attributes, at: SourceLine): SourceLine[] | Problem;
  /** What a passage is made from: the name that `hash` takes. */
  source(name: string, attributes: Attributes): string;
  /** Changes with everything that passages of this source are made from. */
  hash(source: string): string;
};

/** Names of all passages. */
export const PASSAGE_NAMES: readonly string[] = [
  ...RELEASE_PASSAGES,
  ...WIDGET_PASSAGES,
  ...WIDGET_LISTS,
];

const RELEASES = 'releases';
const ALL_WIDGETS = 'widgets';

export function createPassages({ book, widgets, widgetTexts: texts }: Records): Passages {
  const hashes = new Map<string, string>();
  return {
    names: PASSAGE_NAMES,
    make(name, attributes, at) {
      if (RELEASE_PASSAGES.includes(name)) return releasePassage(name, attributes, at, book);
      const make = WIDGET_LISTS.includes(name) ? widgetList : widgetPassage;
      return make(name, attributes, at, { widgets, texts });
    },
    source(name, { bare }) {
      if (RELEASE_PASSAGES.includes(name)) return RELEASES;
      return WIDGET_LISTS.includes(name) ? ALL_WIDGETS : `widgets/${bare[0] ?? ''}`;
    },
    hash(source) {
      const all: Record<string, unknown> = { [RELEASES]: book, [ALL_WIDGETS]: widgets };
      const made = all[source] ?? widgets[source.replace('widgets/', '')];
      const hash = hashes.get(source) ?? hashOf([JSON.stringify([made ?? null, texts])]);
      hashes.set(source, hash);
      return hash;
    },
  };
}

// Passages that records make ▶ Markdown lines, before the page is parsed; and what they were made from, for rebuilding.
import type { Attributes } from '../attributes.ts';
import type { Problem } from '../diagnostics.ts';
import type { ReleaseBook } from '../releases/book.ts';
import { hashOf } from './load-source.ts';
import { RELEASE_PASSAGES, releasePassage } from './release-passages.ts';
import type { SourceLine } from './source-text.ts';
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
export const PASSAGE_NAMES: readonly string[] = [...RELEASE_PASSAGES, ...WIDGET_PASSAGES];

const RELEASES = 'releases';

export function createPassages({ book, widgets, widgetTexts: texts }: Records): Passages {
  const hashes = new Map<string, string>();
  return {
    names: PASSAGE_NAMES,
    make: (name, attributes, at) =>
      RELEASE_PASSAGES.includes(name)
        ? releasePassage(name, attributes, at, book)
        : widgetPassage(name, attributes, at, { widgets, texts }),
    source: (name, { bare }) =>
      RELEASE_PASSAGES.includes(name) ? RELEASES : `widgets/${bare[0] ?? ''}`,
    hash(source) {
      const made = source === RELEASES ? book : widgets[source.replace('widgets/', '')];
      const hash = hashes.get(source) ?? hashOf([JSON.stringify([made ?? null, texts])]);
      hashes.set(source, hash);
      return hash;
    },
  };
}

// All that is known of releases, as plain data that every stage and worker shares.
import type { Texts } from '../theme/texts.ts';
import type { ReleaseEntry } from './entry.ts';
import type { Areas } from './record.ts';

/** The widget that a change may name: its title, and the page that describes it. */
export type WidgetName = { title: string; page: string };

export type ReleaseBook = {
  /** Oldest first. */
  entries: ReleaseEntry[];
  areas: Areas;
  widgets: Record<string, WidgetName>;
  /** Pages named by records that are written: others are not linked to. */
  written: string[];
  product: string;
  lang: string;
  texts: Texts['releases'];
};

export const emptyBook = (texts: Texts['releases']): ReleaseBook => ({
  entries: [],
  areas: {},
  widgets: {},
  written: [],
  product: '',
  lang: 'en',
  texts,
});

/** `web` ▶ `Web apps`; an area that is not listed is shown by its name. */
export const areaLabel = (area: string, areas: Areas): string => areas[area]?.label ?? area;

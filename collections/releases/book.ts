// All that is known of releases, as plain data that every stage and worker shares.

import { lookUp } from '../../engine/shared.ts';
import type { ReleaseEntry } from './entry.ts';
import type { Areas } from './record.ts';
import type { ReleaseTexts } from './texts.ts';
import type { WidgetMove } from './widget-moves.ts';

/** The widget that a change may name: its title, and the page that describes it. */
export type WidgetName = { title: string; page: string };

export type ReleaseBook = {
  /** Oldest first. */
  entries: ReleaseEntry[];
  areas: Areas;
  widgets: Record<string, WidgetName>;
  /** What of widgets came, went or got another default. */
  moves: readonly WidgetMove[];
  /** The first version whose widgets are known, by platform. */
  movesSince: Readonly<Record<string, string>>;
  /** Platform → the one whose runtime it has. */
  runs: Readonly<Record<string, string>>;
  /** Names of platforms as readers know them. */
  platforms: Readonly<Record<string, string>>;
  /** Pages named by records that are written: others are not linked to. */
  written: string[];
  product: string;
  lang: string;
  texts: ReleaseTexts;
};

/** `web` → `Web apps`; an area that is not listed is shown by its name. */
export const areaLabel = (area: string, areas: Areas): string => lookUp(areas, area)?.label ?? area;

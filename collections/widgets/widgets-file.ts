// Widgets with what the runtimes know of them → `_widgets.json`: what the tool for assistants reads.
import type { RecordFile } from '../../engine/index.ts';
import { hashOf } from '../../engine/index.ts';
import type { WidgetRecords } from './load-widgets.ts';
import type { Widget } from './widgets.ts';

/** Private to the built folder, as all `_*.json` are. */
export const WIDGETS_FILE = '_widgets.json';

export type WidgetsFile = {
  /** Names of platforms as readers know them. */
  platforms: Readonly<Record<string, string>>;
  /** By name. */
  widgets: Readonly<Record<string, Widget>>;
};

export function widgetsFile({ widgets, platforms }: WidgetRecords): RecordFile[] {
  if (Object.keys(widgets).length === 0) return [];
  const content = `${JSON.stringify({ platforms, widgets } satisfies WidgetsFile)}\n`;
  return [
    { path: WIDGETS_FILE, key: hashOf([content]), make: () => ({ path: WIDGETS_FILE, content }) },
  ];
}

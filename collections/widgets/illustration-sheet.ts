// Which style sheet an illustration is drawn with: widgets of one page share one.
import type { WidgetRecords } from './load-widgets.ts';

/** Named after the first widget on the same page. */
export function sheetOf(name: string, all: WidgetRecords['widgets']): string {
  const page = all[name]?.page;
  return Object.values(all).find((one) => one.page === page)?.name ?? name;
}

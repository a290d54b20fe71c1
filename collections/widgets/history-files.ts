// Moves of widgets → `history.json` beside each widget's page: when each name came, went or got another default, for machines.
import { docUrl, hashOf, type RecordFile, type Site } from '../../engine/index.ts';
import type { WidgetMove } from './facts/widget-moves.ts';
import type { WidgetRecords } from './load-widgets.ts';

/** `known`: the first version that is known, by platform; of earlier ones, nothing is said. */
export type HistoryFile = {
  widget: string;
  title: string;
  url: string;
  known: Readonly<Record<string, string>>;
  /** Newest first; see `WidgetMove` for names. */
  changes: Omit<WidgetMove, 'widget'>[];
};

const byVersion = new Intl.Collator('en', { numeric: true });

type HistoryRecords = Pick<WidgetRecords, 'widgets' | 'moves' | 'movesSince'>;

/** One for each widget that has a page in this site; none where the runtimes aren't known. */
export function historyFiles(
  { config, has }: Pick<Site, 'config' | 'has'>,
  { widgets, moves, movesSince }: HistoryRecords,
): RecordFile[] {
  if (Object.keys(movesSince).length === 0) return [];
  const origin = config.url.replace(/\/$/, '');
  return Object.values(widgets).flatMap(({ name, title, page }) => {
    if (!page || !has(page)) return [];
    const changes = moves
      .filter(({ widget }) => widget === name)
      .map(({ widget: _widget, ...move }) => move)
      .sort((a, b) => byVersion.compare(b.version, a.version));
    const url = origin + docUrl(config.base, page);
    const file: HistoryFile = { widget: name, title, url, known: movesSince, changes };
    const content = `${JSON.stringify(file)}\n`;
    const path = `${page}/history.json`;
    return [{ path, key: hashOf([content]), make: () => ({ path, content }) }];
  });
}

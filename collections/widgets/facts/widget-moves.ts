// Facts and manifests → what came, went or got another default in each version: properties and events that app developers use.
import { lookUp } from '../../../engine/shared.ts';
import type { Widget } from '../widgets.ts';
import {
  type Facts,
  type HistoryEntry,
  type Literal,
  RUNTIMES,
  type Runtime,
} from './facts-file.ts';
import { isForComponents, keyOf, knowledgeOf, shownName } from './knowledge.ts';

/**
 * `widget`: the name of a manifest. `name`: as markup has it, such as `on-rowclick`; of a part, `table-column/caption`; empty for the
 * widget itself. `from`, `to`: defaults, absent for none.
 */
export type WidgetMove = {
  version: string;
  platform: Runtime;
  widget: string;
  change: HistoryEntry['change'];
  name: string;
  from?: Literal;
  to?: Literal;
};

/** In the order of manifests, then of names. Members of every widget (`*`) are omitted: styles, and names of the build. */
export function widgetMoves(
  widgets: readonly Widget[],
  facts: Facts,
  isUndocumented: (name: string) => boolean,
): WidgetMove[] {
  const isReported = (platform: Runtime, widget: string, kind: MovedKind, name: string) =>
    !isUndocumented(name) && !isInternal(facts, platform, widget, kind, name);
  return widgets.flatMap(({ name: widget }) =>
    RUNTIMES.flatMap((platform) =>
      ownKeys(facts, widget, platform).flatMap((key, at) => {
        const own = lookUp(facts.history[platform], key) ?? {};
        const part = at === 0 ? '' : `${key}/`;
        const move = (name: string) => (entry: HistoryEntry) =>
          toMove(entry, { platform, widget, name });
        const named = KINDS.flatMap((kind) =>
          Object.entries(own[kind] ?? {})
            .filter(([name]) => isReported(platform, widget, kind, name))
            .flatMap(([name, entries]) => entries.map(move(part + shownName(kind, name)))),
        );
        return at === 0 ? [...(own.widget ?? []).map(move('')), ...named] : named;
      }),
    ),
  );
}

const KINDS = ['properties', 'events'] as const;
type MovedKind = (typeof KINDS)[number];

/** One of a family (a kind of chart) has what the family's own manifest tells elsewhere. */
function ownKeys(facts: Facts, widget: string, platform: Runtime): string[] {
  const entry = lookUp(facts.map, widget);
  const family = entry?.partOf ? (lookUp(facts.map, entry.partOf)?.[platform] ?? []) : [];
  return (entry?.[platform] ?? []).filter((key) => !family.includes(key));
}

/** What is gone can't be asked: it was public then. */
function isInternal(
  facts: Facts,
  platform: Runtime,
  widget: string,
  kind: MovedKind,
  name: string,
): boolean {
  const fact = knowledgeOf(facts, platform, widget)?.[kind].get(keyOf(kind, name));
  return Boolean(isForComponents(name) || fact?.internal || fact?.unread || fact?.base);
}

const toMove = (
  { in: version, change, from, to }: HistoryEntry,
  rest: Pick<WidgetMove, 'platform' | 'widget' | 'name'>,
): WidgetMove => ({
  version,
  ...rest,
  change,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

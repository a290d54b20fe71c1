// What came, went or got another default in each version → what differs between two versions, by widget.
import { compareVersions } from './version-order.ts';

export type MoveValue = string | number | boolean | null;

/** `name`: a property or event as markup has it, such as `on-rowclick`; of a part of the widget, `table-column/caption`; empty
 * for the widget itself. `from`, `to`: defaults; absent for none. */
export type WidgetMove = {
  version: string;
  platform: string;
  widget: string;
  change: 'added' | 'removed' | 'default';
  name: string;
  from?: MoveValue;
  to?: MoveValue;
};

/** `_releases/widgets.json`. `moves`: version, platform, widget and change by their place in a list, then the name. */
export type PackedMoves = {
  /** Those that moved. */
  widgets: Record<string, { title: string; url: string }>;
  platforms: Record<string, string>;
  /** The first version that is known, by platform. */
  since: Record<string, string>;
  versions: string[];
  moves: [number, number, number, number, string, ...MoveValue[]][];
};

/** Moves, and the titles of widgets and platforms. */
export type WidgetHistory = Pick<PackedMoves, 'widgets' | 'platforms' | 'since'> & {
  moves: WidgetMove[];
};

const CHANGES: readonly WidgetMove['change'][] = ['removed', 'default', 'added'];

/** No default is written as null: a runtime states none as its default. */
export function packMoves({ widgets, platforms, since, moves }: WidgetHistory): PackedMoves {
  const versions = [...new Set(moves.map(({ version }) => version))].sort(compareVersions);
  const [names, ids] = [Object.keys(widgets), Object.keys(platforms)];
  const packed = moves.map(
    ({ version, platform, widget, change, name, from, to }): PackedMoves['moves'][number] => [
      versions.indexOf(version),
      ids.indexOf(platform),
      names.indexOf(widget),
      CHANGES.indexOf(change),
      name,
      ...(change === 'default' ? [from ?? null, to ?? null] : []),
    ],
  );
  return { widgets, platforms, since, versions, moves: packed };
}

export function unpackMoves({
  widgets,
  platforms,
  since,
  versions,
  moves,
}: PackedMoves): WidgetHistory {
  const [names, ids] = [Object.keys(widgets), Object.keys(platforms)];
  return {
    widgets,
    platforms,
    since,
    moves: moves.map(([version, platform, widget, change, name, from = null, to = null]) => ({
      version: versions[version] ?? '',
      platform: ids[platform] ?? '',
      widget: names[widget] ?? '',
      change: CHANGES[change] ?? 'added',
      name,
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    })),
  };
}

export type MovesOfWidget = { widget: string; title: string; url: string; moves: WidgetMove[] };

/** Nothing that an app uses can have gone or changed. */
export const isOnlyNew = ({ moves }: Pick<MovesOfWidget, 'moves'>): boolean =>
  moves.every(({ change }) => change === 'added');

/**
 * What differs in the end: a name that came and went again doesn't count, and of several defaults only the first and the last.
 *
 * @param wanted  titles or names of widgets, such as `Data Table, list`; empty for all.
 * @returns       by title, those with additions alone last; and what of `wanted` is no widget that ever changed.
 */
export function movesBetween(
  { widgets, moves }: WidgetHistory,
  { from, to }: { from: string; to: string },
  wanted: string,
): { groups: MovesOfWidget[]; unknown: string[] } {
  const { names, unknown } = findWidgets(wanted, widgets);
  const groups = Object.entries(widgets)
    .filter(([widget]) => names.length === 0 || names.includes(widget))
    .map(([widget, { title, url }]) => {
      const own = moves.filter(
        (move) =>
          move.widget === widget &&
          compareVersions(move.version, from) > 0 &&
          compareVersions(move.version, to) <= 0,
      );
      return { widget, title, url, moves: netMoves(own) };
    })
    .filter((group) => group.moves.length > 0)
    .sort(
      (a, b) => Number(isOnlyNew(a)) - Number(isOnlyNew(b)) || a.title.localeCompare(b.title, 'en'),
    );
  return { groups: unknown.length && names.length === 0 ? [] : groups, unknown };
}

/** Moves of one kind that came with one version of one platform, in their order. */
export function placesOf(
  moves: readonly WidgetMove[],
  platforms: WidgetHistory['platforms'],
): { change: WidgetMove['change']; where: string; moves: WidgetMove[] }[] {
  const places = new Map<string, WidgetMove[]>();
  for (const move of moves) {
    const key = `${move.change} ${platforms[move.platform] ?? move.platform}, ${move.version}`;
    places.set(key, [...(places.get(key) ?? []), move]);
  }
  return [...places].map(([key, own]) => ({
    change: own[0]?.change ?? 'added',
    where: key.slice(key.indexOf(' ') + 1),
    moves: own,
  }));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function findWidgets(
  wanted: string,
  widgets: WidgetHistory['widgets'],
): { names: string[]; unknown: string[] } {
  const requested = wanted.split(/[,;\n]/).filter((one) => plain(one));
  const find = (word: string) =>
    Object.entries(widgets).find(
      ([name, { title }]) => plain(word) === plain(name) || plain(word) === plain(title),
    )?.[0];
  return {
    names: requested.flatMap((word) => find(word) ?? []),
    unknown: requested.filter((word) => !find(word)).map((word) => word.trim()),
  };
}

/** @param moves  of one widget. */
function netMoves(moves: readonly WidgetMove[]): WidgetMove[] {
  const byName = new Map<string, WidgetMove[]>();
  for (const move of moves) {
    const key = `${move.platform} ${move.name}`;
    byName.set(key, [...(byName.get(key) ?? []), move]);
  }
  const net = [...byName.values()].flatMap(
    (own) => netMove(own.sort((a, b) => compareVersions(a.version, b.version))) ?? [],
  );
  // All of a new widget is new.
  const isNew = ({ platform }: WidgetMove) =>
    net.some((one) => one.name === '' && one.change === 'added' && one.platform === platform);
  return net
    .filter((move) => move.name === '' || !isNew(move))
    .sort((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change));
}

/** @param own  of one name, earliest first. */
function netMove(own: readonly WidgetMove[]): WidgetMove | undefined {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return undefined;
  const wasThere = first.change !== 'added';
  const isThere = last.change !== 'removed';
  if (wasThere && !isThere) return { ...last, change: 'removed' };
  if (!wasThere) return isThere ? strip({ ...last, change: 'added' }) : undefined;
  const defaults = own.filter(({ change }) => change === 'default');
  const [start, end] = [defaults[0], defaults.at(-1)];
  if (!start || !end || start.from === end.to) return undefined;
  const { from: _from, ...rest } = end;
  return start.from === undefined ? rest : { ...rest, from: start.from };
}

const strip = ({ from: _from, to: _to, ...move }: WidgetMove): WidgetMove => move;

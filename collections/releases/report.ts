// All releases, two versions and a choice of areas → the upgrade report: what changes between them, by urgency.
import { lookUp } from '../../engine/shared.ts';
import type { ChangeData, LineData, ReleaseIndex, VersionData } from './data.ts';
import { groupChanges } from './group-changes.ts';
import type { Areas, Kind } from './record.ts';
import type { ReportRequest } from './report-request.ts';
import { compareStacks, type Move, type StackAt, stackAt } from './stack.ts';
import { compareVersions, majorOf } from './version-order.ts';
import { movesBetween, type WidgetHistory } from './widget-moves.ts';

export type ReportChange = ChangeData & {
  version: string;
  /** `11.9.0#anchor`: the same in every report. */
  id: string;
  /** Address of the change on its release's page. */
  url: string;
};

export type AreaGroup = { area: string; label: string; changes: ReportChange[] };

export type Report = ReportRequest & {
  /** Releases after `from`, up to and including `to`. */
  releases: VersionData[];
  /** Breaking changes and removals. */
  breaking: AreaGroup[];
  deprecations: AreaGroup[];
  security: AreaGroup[];
  steps: AreaGroup[];
  stopovers: VersionData[];
  /** Lists of components that apply before and after, and what differs. */
  stack: { before?: StackAt; after?: StackAt; moves: Move[] };
  /** Properties and events of widgets; absent where nothing is known about them, or not yet. */
  moves?: ReturnType<typeof movesBetween> & Pick<WidgetHistory, 'platforms' | 'since'>;
  features: AreaGroup[];
  enhancements: AreaGroup[];
  fixes: AreaGroup[];
  knownIssues: AreaGroup[];
  /** Changes in all parts together. */
  total: number;
};

/** @param lines  at least those of the majors from `from` to `to`; see `linesFor`. */
export function buildReport(
  request: ReportRequest,
  index: ReleaseIndex,
  lines: readonly LineData[],
  history?: WidgetHistory,
): Report {
  const { from, to, areas, edition } = request;
  const releases = index.versions.filter(
    ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
  const records = new Map(lines.flat().map((one) => [one.version, one]));
  const isWanted = (area: string) => {
    const own = lookUp(index.areas, area)?.edition;
    return (areas.length === 0 || areas.includes(area)) && (!edition || !own || own === edition);
  };
  const changes = [...releases].reverse().flatMap((release) => {
    const own = records.get(release.version)?.changes ?? [];
    return own
      .filter(({ area }) => isWanted(area))
      .map((change) => toReportChange(change, release));
  });
  const part = (...kinds: Kind[]): AreaGroup[] =>
    mergeAreas(
      groupChanges(
        changes.filter(({ kind }) => kinds.includes(kind)),
        (change) => change,
        index.areas,
      ).flatMap((group) => group.areas),
      index.areas,
    );
  return {
    ...request,
    releases,
    breaking: part('breaking', 'removal'),
    deprecations: part('deprecation'),
    security: part('security'),
    steps: part('upgrade'),
    stopovers: releases.filter(({ stopover }) => stopover !== undefined),
    stack: stackBetween(from, to, index, records),
    ...(history
      ? {
          moves: {
            ...movesBetween(history, request, request.widgets ?? ''),
            platforms: history.platforms,
            since: history.since,
          },
        }
      : {}),
    features: part('feature'),
    enhancements: part('enhancement'),
    fixes: part('fix'),
    knownIssues: part('known-issue'),
    total: changes.length,
  };
}

function toReportChange(change: ChangeData, { version, url }: VersionData): ReportChange {
  const page = url.split('#')[0] ?? '';
  return { ...change, version, id: `${version}#${change.anchor}`, url: `${page}#${change.anchor}` };
}

/** Kinds that share a part share its areas too. */
function mergeAreas(
  groups: readonly { area: string; items: ReportChange[] }[],
  areas: Areas,
): AreaGroup[] {
  const merged = new Map<string, ReportChange[]>();
  for (const { area, items } of groups) merged.set(area, [...(merged.get(area) ?? []), ...items]);
  const order = Object.keys(areas);
  return [...merged]
    .map(([area, changes]) => ({ area, label: lookUp(areas, area)?.label ?? area, changes }))
    .sort((a, b) => order.indexOf(a.area) - order.indexOf(b.area));
}

function stackBetween(
  from: string,
  to: string,
  { versions }: ReleaseIndex,
  records: ReadonlyMap<string, LineData[number]>,
): Report['stack'] {
  const listed = versions.map(({ version }) => ({
    record: { version, stack: records.get(version)?.stack },
  }));
  const before = stackAt(listed, from);
  const after = stackAt(listed, to);
  return {
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    moves:
      before && after && before.version !== after.version
        ? compareStacks(before.stack, after.stack)
        : [],
  };
}

/** The lines whose files a report needs: its own, and the last earlier one that has component lists. */
export function linesFor(
  { from, to }: Pick<ReportRequest, 'from' | 'to'>,
  index: ReleaseIndex,
): ReleaseIndex['lines'] {
  const [first, last] = [Number(majorOf(from)), Number(majorOf(to))];
  const before = index.lines.find(({ major, hasStacks }) => Number(major) < first && hasStacks);
  return index.lines.filter(
    (line) => line === before || (Number(line.major) >= first && Number(line.major) <= last),
  );
}

// The upgrade report: everything between two versions, once, in the order of urgency.
import { describe, expect, it } from 'vitest';
import { checkReports, type Releases, reportOf } from '../../tests/support/any-report.ts';
import { loadRealReleases } from '../../tests/support/real-releases.ts';
import type { ReleaseEntry } from './entry.ts';
import { KINDS, type Kind } from './record.ts';
import { linesFor, type Report } from './report.ts';
import type { ReportRequest } from './report-request.ts';
import { compareVersions } from './version-order.ts';

/** Parts in the order in which they are read, and the kinds that each holds. */
const PARTS = {
  breaking: ['breaking', 'removal'],
  deprecations: ['deprecation'],
  security: ['security'],
  steps: ['upgrade'],
  features: ['feature'],
  enhancements: ['enhancement'],
  fixes: ['fix'],
  knownIssues: ['known-issue'],
} satisfies Partial<Record<keyof Report, Kind[]>>;

const between = ({ book }: Releases, { from, to }: ReportRequest): ReleaseEntry[] =>
  book.entries.filter(
    ({ record: { version } }) =>
      compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );

/** Straight from the records: what a part holds, newest release first in each kind of each area. */
function expectedPart(releases: Releases, request: ReportRequest, kinds: readonly Kind[]) {
  const { areas, edition } = request;
  return Object.entries(releases.book.areas).flatMap(([area, { label, edition: only }]) => {
    if (areas.length && !areas.includes(area)) return [];
    if (edition && only && edition !== only) return [];
    const ids = kinds.flatMap((kind) =>
      [...between(releases, request)]
        .reverse()
        .flatMap(({ record, anchors }) =>
          record.changes.flatMap((change, i) =>
            change.kind === kind && change.area === area ? `${record.version}#${anchors[i]}` : [],
          ),
        ),
    );
    return ids.length ? [{ area, label, ids }] : [];
  });
}

const idsOf = (groups: Report['fixes']) =>
  groups.map(({ area, label, changes }) => ({ area, label, ids: changes.map(({ id }) => id) }));

describe('a report', () => {
  it('holds every change between two versions in its part, and each once', async () => {
    expect(Object.values(PARTS).flat().sort()).toEqual([...KINDS].sort());
    await checkReports((releases, request) => {
      const report = reportOf(releases, request);
      const parts = Object.entries(PARTS) as [keyof typeof PARTS, Kind[]][];
      for (const [part, kinds] of parts)
        expect(idsOf(report[part]), part).toEqual(expectedPart(releases, request, kinds));
      const ids = parts.flatMap(([part]) => idsOf(report[part]).flatMap((group) => group.ids));
      expect(new Set(ids).size).toBe(ids.length);
      expect(report.total).toBe(ids.length);
    });
  });

  it('without a choice of areas or edition holds all changes of all records between', async () => {
    await checkReports((releases, { from, to }) => {
      const request = { from, to, areas: [] };
      const own = between(releases, request);
      const report = reportOf(releases, request);
      expect(report.total).toBe(own.flatMap(({ record }) => record.changes).length);
      expect(report.releases.map(({ version }) => version)).toEqual(
        own.map(({ record }) => record.version),
      );
      expect(report.stopovers.map(({ version }) => version)).toEqual(
        own.flatMap(({ record }) => (record.stopover ? record.version : [])),
      );
    });
  });

  it('leads each change to its place in the page of its release', async () => {
    await checkReports((releases, request) => {
      const report = reportOf(releases, request);
      for (const { changes } of [...report.breaking, ...report.fixes])
        for (const { version, anchor, url } of changes) {
          const page = releases.index.versions.find((one) => one.version === version)?.url;
          expect(url).toBe(`${page?.split('#')[0]}#${anchor}`);
        }
    });
  });

  it('takes the component lists that apply to both versions, however far back they are', async () => {
    await checkReports((releases, request) => {
      const { stack } = reportOf(releases, request);
      const listAt = (version: string) => {
        const last = releases.book.entries.findLast(
          ({ record }) => record.stack && compareVersions(record.version, version) <= 0,
        )?.record;
        return last && { version: last.version, stack: last.stack };
      };
      expect(stack.before).toEqual(listAt(request.from));
      expect(stack.after).toEqual(listAt(request.to));
      if (stack.before?.version === stack.after?.version) expect(stack.moves).toEqual([]);
    });
  });

  it('loads the line of the last list, past lines that have none', () => {
    const line = (major: string, hasStacks: boolean) => ({
      major,
      file: `changes-${major}.json`,
      changes: 1,
      hasStacks,
    });
    const lines = [line('12', true), line('11', false), line('9', false), line('8', true)];
    const index = { versions: [], areas: {}, widgets: {}, lines: [...lines, line('7', true)] };
    const majors = (from: string, to: string) =>
      linesFor({ from, to }, index).map(({ major }) => major);
    expect(majors('11.2.0', '12.0.0')).toEqual(['12', '11', '8']);
    expect(majors('12.1.0', '12.2.0')).toEqual(['12', '8']);
    expect(majors('7.1.0', '8.0.0')).toEqual(['8', '7']);
  });

  it('from a version to itself is empty', async () => {
    const real = await loadRealReleases();
    for (const { version } of real.index.versions) {
      const report = reportOf(real, { from: version, to: version, areas: [] });
      expect(report).toMatchObject({ total: 0, releases: [], stopovers: [], stack: { moves: [] } });
    }
  });
});

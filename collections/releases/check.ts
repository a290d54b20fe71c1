// Releases → diagnostics: what they name must exist, no version twice, dates in order, the site's label the latest.

import type { Locate, Site } from '../../engine/index.ts';
import {
  type CheckInput,
  type Diagnostic,
  diagnose,
  type Problem,
  resolveLink,
} from '../../engine/index.ts';
import { lookUp, nearest } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import { compareVersions, majorOf, parseVersion } from './version-order.ts';

/** Releases → diagnostics that need all of them, and the site. */
export function checkReleases({
  site,
  records: book,
  locate,
}: CheckInput<ReleaseBook>): Diagnostic[] {
  const { entries: releases } = book;
  return [
    ...releases.flatMap((entry, i) => checkOrder(entry, releases[i - 1], locate)),
    ...releases.flatMap((entry) => checkNames(entry, book, site, locate)),
    ...checkLabel(releases, site, locate),
  ];
}

/** Lines of different majors may go on side by side; within one, a later version is no earlier day. */
function checkOrder(
  entry: ReleaseEntry,
  before: ReleaseEntry | undefined,
  locate: Locate,
): Diagnostic[] {
  const { record, path } = entry;
  const problems: Diagnostic[] = [];
  const report = (key: string, problem: Problem) =>
    problems.push(diagnose(locate(path, [key]), problem));
  if (!path.endsWith(`/${record.version}.yaml`))
    report('version', {
      code: 'releases/wrong-name',
      message: `The file holds the release "${record.version}".`,
      hint: `Rename the file to ${record.version}.yaml.`,
    });
  (record.ends ?? []).forEach((major, i) => {
    if (Number(major) < Number(majorOf(record.version))) return;
    problems.push(
      diagnose(locate(path, ['ends', i]), {
        code: 'releases/ends-later',
        message: `The release ${record.version} can’t end the support of version ${major}.`,
        hint: `Name a line before ${majorOf(record.version)}, or remove the key.`,
      }),
    );
  });
  if (!before) return problems;
  if (compareVersions(before.record.version, record.version) === 0)
    report('version', {
      code: 'releases/twice',
      message: `There are two records of the release ${record.version}.`,
      hint: 'Keep one of the two files.',
      related: [locate(before.path, ['version'])],
    });
  const isSameLine = majorOf(before.record.version) === majorOf(record.version);
  if (isSameLine && before.record.date > record.date)
    report('date', {
      code: 'releases/date-order',
      message: `The release ${record.version} is dated before ${before.record.version}, which came first.`,
      hint: `Write a day from ${before.record.date} on, or mend the date of ${before.record.version}.`,
      related: [locate(before.path, ['date'])],
    });
  return problems;
}

function checkNames(
  { record, path }: ReleaseEntry,
  { areas, widgets }: ReleaseBook,
  site: Site,
  locate: Locate,
): Diagnostic[] {
  return record.changes.flatMap((change, i) => {
    const at = (...keys: PropertyKey[]) => locate(path, ['changes', i, ...keys]);
    const problems: Diagnostic[] = [];
    if (!lookUp(areas, change.area))
      problems.push(diagnose(at('area'), unknownName('area', change.area, Object.keys(areas))));
    if (change.widget !== undefined && !Object.hasOwn(widgets, change.widget))
      problems.push(
        diagnose(at('widget'), unknownName('widget', change.widget, Object.keys(widgets))),
      );
    (change.pages ?? []).forEach((id, n) => {
      const target = resolveLink(site, id);
      if (target.state === 'missing')
        problems.push(
          diagnose(at('pages', n), {
            code: 'releases/unknown-page',
            message: `There is no page "${id}".`,
            hint: target.closest ? `Closest: ${target.closest}` : 'Name a page by its id.',
          }),
        );
    });
    return problems;
  });
}

function unknownName(what: 'area' | 'widget', name: string, names: readonly string[]): Problem {
  const meant = nearest(name, names);
  const home = what === 'area' ? 'areas.yaml' : 'widgets/';
  return {
    code: `releases/unknown-${what}`,
    message: `There is no ${what} "${name}".`,
    hint: meant ? `Closest: ${meant}` : `All ${what}s are in ${home}.`,
  };
}

/** The label of the last version is that of the latest final release. */
function checkLabel(
  releases: readonly ReleaseEntry[],
  { version, versions }: Site,
  locate: Locate,
): Diagnostic[] {
  // Records of an older version say nothing about the last one.
  if (!version.isLast) return [];
  const latest = releases.findLast(({ record }) => !/-[a-z]/.test(record.version))?.record;
  const at = versions.findIndex(({ isLast }) => isLast);
  const label = versions[at]?.label;
  if (!latest || label === undefined || !parseVersion(label)) return [];
  if (compareVersions(label, latest.version) === 0) return [];
  return [
    diagnose(locate('versions.yaml', [at, 'label']), {
      code: 'releases/not-latest',
      message: `The label says ${label}, but the latest release is ${latest.version}.`,
      hint: `Write "label": v${latest.version}.`,
    }),
  ];
}

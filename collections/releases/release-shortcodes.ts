// Shortcodes of releases, such as `::release-table{…}` → Markdown lines made from the records.

import type { Problem, ShortcodeCall, SourceLine } from '../../engine/index.ts';
import { fill, formatDate } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import { knownIssues } from './known-issues.ts';
import { CHANNELS } from './record.ts';
import { notesOfSeveral } from './release-notes.ts';
import { compareVersions, minorOf, parseVersion } from './version-order.ts';

type Maker = (entries: readonly ReleaseEntry[], book: ReleaseBook, given: Given) => SourceLine[];
type Given = { named: Readonly<Record<string, string>>; at: SourceLine };

const MAKERS: Record<string, { attributes: readonly string[]; make: Maker }> = {
  'release-notes': {
    attributes: ['from', 'to'],
    make: (entries, book) => notesOfSeveral([...entries].reverse(), book),
  },
  'release-table': { attributes: ['from', 'to', 'channel'], make: releaseTable },
  'latest-release': { attributes: ['channel'], make: latestRelease },
  'known-issues': { attributes: ['from', 'to'], make: knownIssues },
};

/** Each depends on all releases. */
export const releaseShortcodes = Object.fromEntries(
  Object.entries(MAKERS).map(([name, { attributes, make }]) => [
    name,
    ({ attributes: { bare, named }, at }: ShortcodeCall, { records }: { records: ReleaseBook }) =>
      wrongAttributes(name, attributes, bare, named) ?? {
        lines: make(inRange(records.entries, named.from, named.to), records, { named, at }),
        dependencies: [''],
      },
  ]),
);

/** From (included) to (included), by version; a line such as `8` or `8.4` means all its releases, betas too. */
function inRange(entries: readonly ReleaseEntry[], from?: string, to?: string): ReleaseEntry[] {
  return entries.filter(({ record: { version } }) => {
    const isBefore =
      from !== undefined && compareVersions(version, from) < 0 && !isOfLine(version, from);
    const isAfter = to !== undefined && compareVersions(version, to) > 0 && !isOfLine(version, to);
    return !isBefore && !isAfter;
  });
}

const isOfLine = (version: string, line: string): boolean =>
  /^\d+(?:\.\d+)?$/.test(line) && version.startsWith(`${line}.`);

function wrongAttributes(
  name: string,
  known: readonly string[],
  bare: readonly string[],
  named: Readonly<Record<string, string>>,
): Problem | undefined {
  const unknown = bare[0] ?? Object.keys(named).find((key) => !known.includes(key));
  if (unknown !== undefined)
    return {
      code: 'releases/unknown-attribute',
      message: `"::${name}" takes no "${unknown}".`,
      hint: `It takes: ${known.join(', ')}`,
    };
  const version = [named.from, named.to].find((one) => one !== undefined && !parseVersion(one));
  if (version !== undefined)
    return {
      code: 'releases/no-version',
      message: `"${version}" is no version.`,
      hint: 'Write digits and dots, such as from="11.0".',
    };
  if (named.channel !== undefined && !CHANNELS.some((one) => one === named.channel))
    return {
      code: 'releases/no-channel',
      message: `"${named.channel}" is no edition.`,
      hint: `Write one of: ${CHANNELS.join(', ')}`,
    };
  return undefined;
}

/** A table a year, newest first; the first release of each minor line in it names the line. */
function releaseTable(
  entries: readonly ReleaseEntry[],
  book: ReleaseBook,
  { named, at }: Given,
): SourceLine[] {
  const { texts } = book;
  const channel = named.channel ?? 'online';
  const own = ofChannel(entries, channel);
  const years = [...new Set(own.map((entry) => yearOf(entry, channel)))].sort().reverse();
  const head = [texts.lineColumn, texts.release, texts.date, texts.summary];
  const lines = years.flatMap((year) => {
    const rows = own.filter((entry) => yearOf(entry, channel) === year).reverse();
    return [
      `## ${year} {#y${year}}`,
      '',
      `| ${head.join(' | ')} |`,
      `|${' --- |'.repeat(head.length)}`,
      ...rows.map((entry, i) => row(entry, rows[i - 1], book, channel)),
      '',
    ];
  });
  return lines.map((text) => ({ text, path: at.path, line: at.line, written: at.written }));
}

/** A line that names the newest release, and says what it brought. */
function latestRelease(
  entries: readonly ReleaseEntry[],
  { lang, texts }: ReleaseBook,
  { named: { channel = 'online' }, at }: Given,
): SourceLine[] {
  const own = ofChannel(entries, channel);
  const latest = own.at(-1);
  if (!latest) return [];
  const date = formatDate(dateOf(latest, channel), lang);
  const text = `**${texts.latest}:** ${linkTo(latest)}, ${date}. ${summaryOf(latest)}`;
  return [{ text, path: at.path, line: at.line, written: at.written }];
}

const ofChannel = (entries: readonly ReleaseEntry[], channel: string): ReleaseEntry[] =>
  entries.filter(({ record }) => record.channels.some((one) => one === channel));

const linkTo = ({ page, anchor, name }: ReleaseEntry): string =>
  `[${name}](${page}${anchor ? `#${anchor}` : ''})`;

const summaryOf = ({ record }: ReleaseEntry): string => record.summary.replace(/\s+/g, ' ').trim();

const dateOf = ({ record }: ReleaseEntry, channel: string): string =>
  (channel === 'enterprise' ? record.enterprise?.date : undefined) ?? record.date;

const yearOf = (entry: ReleaseEntry, channel: string): string => dateOf(entry, channel).slice(0, 4);

function row(
  entry: ReleaseEntry,
  above: ReleaseEntry | undefined,
  { lang, texts }: ReleaseBook,
  channel: string,
): string {
  const { record } = entry;
  const line = minorOf(record.version);
  const also = channel === 'enterprise' ? record.enterprise?.includes : undefined;
  const cells = [
    above && minorOf(above.record.version) === line ? '' : `${line}.x`,
    linkTo(entry),
    formatDate(dateOf(entry, channel), lang),
    summaryOf(entry).replaceAll('|', '\\|') +
      (also ? ` ${fill(texts.includes, { versions: also.join(', ') })}` : ''),
  ];
  return `| ${cells.join(' | ')} |`;
}

// A report → Markdown for a ticket or wiki, CSV for a spreadsheet, JSON for a script.

import { fill } from '../../engine/shared.ts';
import type { VersionData } from './data.ts';
import type { AreaGroup, Report, ReportChange } from './report.ts';
import { plainText } from './small-markdown.ts';
import type { Move } from './stack.ts';
import type { ReleaseTexts } from './texts.ts';
import { type MoveValue, placesOf, type WidgetMove } from './widget-moves.ts';

/** The words of a report; see `texts.ts`. */
export type ReportWords = Pick<
  ReleaseTexts['report'],
  | PartName
  | 'moves'
  | 'wholeWidget'
  | 'moved'
  | 'values'
  | 'title'
  | 'stopovers'
  | 'components'
  | 'symptom'
  | 'action'
  | 'nothing'
  | 'component'
  | 'jump'
>;

export type PartName =
  | 'breaking'
  | 'deprecations'
  | 'security'
  | 'steps'
  | 'features'
  | 'enhancements'
  | 'fixes'
  | 'knownIssues';

/** Parts before the components, and after. */
export const URGENT_PARTS: readonly PartName[] = ['breaking', 'deprecations', 'security', 'steps'];
export const OTHER_PARTS: readonly PartName[] = [
  'features',
  'enhancements',
  'fixes',
  'knownIssues',
];

export const reportTitle = (report: Pick<Report, 'from' | 'to'>, words: ReportWords): string =>
  fill(words.title, { from: report.from, to: report.to });

/**
 * @param origin  scheme and host, so that links work outside of the site.
 * @param done  ids of changes that are ticked off.
 */
export function reportMarkdown(
  report: Report,
  words: ReportWords,
  origin: string,
  done: ReadonlySet<string> = new Set(),
): string {
  const lines = [`# ${reportTitle(report, words)}`, ''];
  for (const part of URGENT_PARTS) {
    lines.push(...partLines(words[part], report[part], words, origin, done));
    if (part === 'steps') lines.push(...stopoverLines(report.stopovers, words, origin));
  }
  lines.push(...moveLines(report, words, origin), ...stackLines(report.stack.moves, words));
  for (const part of OTHER_PARTS)
    lines.push(...partLines(words[part], report[part], words, origin, done));
  if (lines.length === 2) lines.push(words.nothing, '');
  const isWanted = (line: string, i: number) => line !== '' || lines[i - 1] !== '';
  return `${lines.filter(isWanted).join('\n').trim()}\n`;
}

function partLines(
  title: string,
  groups: readonly AreaGroup[],
  words: ReportWords,
  origin: string,
  done: ReadonlySet<string>,
): string[] {
  if (groups.length === 0) return [];
  const changes = groups.flatMap(({ label, changes: own }) => [
    `### ${label}`,
    '',
    ...own.flatMap((change) => changeLines(change, words, origin, done.has(change.id))),
    '',
  ]);
  return [`## ${title}`, '', ...changes];
}

function changeLines(
  change: ReportChange,
  words: ReportWords,
  origin: string,
  isDone: boolean,
): string[] {
  const { kind, title, symptom, body, action, version, url } = change;
  const before = symptom && `${words.symptom} ${symptom}`;
  const isTask = ['breaking', 'removal', 'upgrade', 'deprecation'].includes(kind);
  const box = isTask ? (isDone ? '[x] ' : '[ ] ') : '';
  const label = `**${words.action}**`;
  return [
    `- ${box}${absolute(title, origin)} ([${version}](${origin}${url}))`,
    ...(before ? ['', indented(absolute(before, origin)), ''] : []),
    ...(body ? ['', indented(absolute(body, origin)), ''] : []),
    ...(action ? ['', indented(absolute(labelled(label, action), origin)), ''] : []),
  ];
}

/** Below its label where it begins with a list or code. */
const labelled = (label: string, text: string): string =>
  `${label}${/^\s*(?:[-*] |```|\d+[.)] )/.test(text) ? '\n\n' : ' '}${text}`;

/** As the inside of a list's item. */
const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const absolute = (markdown: string, origin: string): string =>
  markdown.replace(/\]\((\/[^)\]\s]*)\)/g, (_whole, path: string) => `](${origin}${path})`);

function stopoverLines(
  stopovers: readonly VersionData[],
  words: ReportWords,
  origin: string,
): string[] {
  if (stopovers.length === 0) return [];
  const items = stopovers.map(
    ({ name, url, stopover }) =>
      `- ${indented(labelled(`[${name}](${origin}${url}):`, absolute(stopover ?? '', origin))).trim()}`,
  );
  return [`## ${words.stopovers}`, '', ...items, ''];
}

function moveLines({ moves }: Report, words: ReportWords, origin: string): string[] {
  if (!moves || moves.groups.length === 0) return [];
  const groups = moves.groups.flatMap(({ title, url, moves: own }) => [
    `### [${title}](${origin}${url})`,
    '',
    ...placesOf(own, moves.platforms).map(({ change, where, moves: same }) => {
      const names = same.map((move) =>
        move.name ? `\`${move.name}\` ${valuesText(move, words)}`.trim() : words.wholeWidget,
      );
      return `- ${words.moved[change]} (${where}): ${names.join(', ')}`;
    }),
    '',
  ]);
  return [`## ${words.moves}`, '', ...groups];
}

/** `on → off`; empty where it is no default that moved. */
export function valuesText(
  { change, from, to }: WidgetMove,
  words: Pick<ReportWords, 'values'>,
): string {
  if (change !== 'default') return '';
  const text = (value: MoveValue | undefined) => {
    if (value === undefined || value === null || value === '') return words.values.none;
    return typeof value === 'boolean' ? words.values[value ? 'on' : 'off'] : String(value);
  };
  return `${text(from)} → ${text(to)}`;
}

function stackLines(moves: readonly Move[], words: ReportWords): string[] {
  const moved = moves.filter(({ jump }) => jump !== 'none');
  if (moved.length === 0) return [];
  const rows = moved.map(
    ({ group, component, before, now, jump }) =>
      `| ${cell(group)} | ${cell(component)} | ${cell(before ?? '–')} | ${cell(now ?? '–')} | ${words.jump[jump] ?? ''} |`,
  );
  const [first = '', second = '', third = '', fourth = ''] = words.component.split('|');
  return [
    `## ${words.components}`,
    '',
    `| ${first} | ${second} | ${third} | ${fourth} | |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const ALL_PARTS = [...URGENT_PARTS, ...OTHER_PARTS];

/** RFC 4180: a line a change, with a header; what a spreadsheet would take for a formula is disarmed. */
export function reportCsv(report: Report, origin: string): string {
  const rows = ALL_PARTS.flatMap((part) => report[part]).flatMap(({ label, changes }) =>
    changes.map(({ version, kind, widget, title, symptom, body, action, url }) => [
      version,
      kind,
      label,
      widget ?? '',
      plainText(title),
      plainText(symptom ?? ''),
      plainText(body ?? ''),
      plainText(action ?? ''),
      origin + url,
    ]),
  );
  const moves = (report.moves?.groups ?? []).flatMap(({ widget, url, moves: own }) =>
    own.map(({ version, change, name, platform, from, to }) => [
      version,
      `widget-${change}`,
      platform,
      widget,
      name,
      '',
      change === 'default' ? `${from ?? ''} → ${to ?? ''}` : '',
      '',
      origin + url,
    ]),
  );
  const header = 'version,kind,area,widget,title,before,details,action,url'.split(',');
  return [header, ...rows, ...moves].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function reportJson(report: Report, origin: string): string {
  const { from, to, edition, areas, stack } = report;
  const parts = ALL_PARTS.map((part) => [
    part,
    report[part].flatMap(({ changes }) =>
      changes.map(({ id: _id, anchor: _anchor, url, ...change }) => ({
        ...change,
        url: origin + url,
      })),
    ),
  ]);
  const stopovers = report.stopovers.map(({ version, stopover }) => ({ version, why: stopover }));
  const moves = stack.moves.filter(({ jump }) => jump !== 'none');
  const json = {
    from,
    to,
    ...(edition ? { edition } : {}),
    ...(areas.length ? { areas } : {}),
    releases: report.releases.map(({ version, date }) => ({ version, date })),
    ...Object.fromEntries(parts),
    stopovers,
    widgets: report.moves?.groups.flatMap(({ moves: own }) => own),
    components: { before: stack.before?.version, after: stack.after?.version, moves },
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

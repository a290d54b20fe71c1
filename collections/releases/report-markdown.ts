// A report → Markdown for a ticket or wiki.
import type { VersionData } from './data.ts';
import type { AreaGroup, Report, ReportChange } from './report.ts';
import {
  OTHER_PARTS,
  type ReportWords,
  reportTitle,
  URGENT_PARTS,
  valuesText,
} from './report-parts.ts';
import type { Move } from './stack.ts';
import { placesOf } from './widget-moves.ts';

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

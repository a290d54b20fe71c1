// The inventory of an import → tables of its report: sums, files by folder and column, settings, constructs.
import { compare, plural } from '../../../engine/tooling.ts';
import {
  COLUMNS,
  type Column,
  type Entry,
  type Inventory,
  type Sums,
  sumsOf,
  sumsOfConstructs,
} from '../inventory/inventory.ts';
import type { Report } from './report.ts';

const TITLES: Readonly<Record<Column, string>> = {
  taken: 'taken over',
  changed: 'changed',
  leftOut: 'left out',
  toLookAt: 'to look at',
};

export function inventoryLines({ files, settings, constructs }: Inventory): string[] {
  const total = constructs.reduce((sum, one) => sum + one.total, 0);
  return [
    '## Inventory',
    '',
    'Every file, setting and construct of the source is in exactly one column. `import-report.json` names each file.',
    '',
    row('', 'in the source', ...COLUMNS.map((one) => TITLES[one])),
    row('---', ...COLUMNS.map(() => '---:'), '---:'),
    sumsRow('files', files.size, sumsOf(files.values())),
    sumsRow('settings', settings.size, sumsOf(settings.values())),
    sumsRow('constructs of pages', total, sumsOfConstructs(constructs)),
    '',
    ...fileLines(files),
    ...settingLines(settings),
    '### Constructs of pages',
    '',
    row('construct', 'in the source', ...COLUMNS.map((one) => TITLES[one]), 'how, why, where'),
    row('---', ...COLUMNS.map(() => '---:'), '---:', '---'),
    ...constructs.map((one) => sumsRow(`\`${one.kind}\``, one.total, one, cell(one.note))),
    '',
  ];
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const cell = (text: string): string => text.replace(/\|/g, '\\|');

const sumsRow = (name: string, total: number, sums: Sums, ...more: string[]): string =>
  row(name, String(total), ...COLUMNS.map((one) => String(sums[one])), ...more);

/** What was left out or is to be looked at, by folder and reason; a single file by its name. */
function fileLines(files: Inventory['files']): string[] {
  return (['leftOut', 'toLookAt'] as const).flatMap((column) => {
    const groups = new Map<string, string[]>();
    for (const [name, entry] of files) {
      if (entry.column !== column) continue;
      const key = column === 'toLookAt' ? name : `${folderOf(name)}\0${entry.note}`;
      groups.set(key, [...(groups.get(key) ?? []), name]);
    }
    if (groups.size === 0) return [];
    const lines = [...groups.values()].map((names) => fileLine(names, files));
    const count = [...groups.values()].reduce((sum, names) => sum + names.length, 0);
    return [`### Files ${TITLES[column]} (${count})`, '', ...lines.sort(compare), ''];
  });
}

function fileLine(names: readonly string[], files: Inventory['files']): string {
  const [first = ''] = names;
  const note = files.get(first)?.note ?? '';
  const shown = names.length === 1 ? first : `${folderOf(first)}/`;
  return `- \`${shown}\`${names.length > 1 ? ` (${plural(names.length, 'file')})` : ''}: ${note}`;
}

/** Two levels tell enough. */
const folderOf = (name: string): string =>
  name.split('/').slice(0, -1).slice(0, 2).join('/') || '.';

function settingLines(settings: ReadonlyMap<string, Entry>): string[] {
  const shown = [...settings].sort(([a], [b]) => compare(a, b));
  return COLUMNS.flatMap((column) => {
    const own = shown.filter(([, entry]) => entry.column === column);
    if (own.length === 0) return [];
    return [
      `### Settings ${TITLES[column]} (${own.length})`,
      '',
      ...own.map(([name, { note }]) => `- \`${name}\`: ${note}`),
      '',
    ];
  });
}

/** Components shown. */
const MOST = 10;

export function componentLines(components: Report['components']): string[] {
  if (components.length === 0) return [];
  return [
    `## Components that would bring most (${Math.min(MOST, components.length)} of ${components.length})`,
    '',
    'Say in `import.map.yaml` what stands for them, and import again.',
    '',
    ...components
      .slice(0, MOST)
      .map(
        ({ name, count, pages, place, props }) =>
          `- \`<${name}>\`: ${plural(count, 'time')} in ${plural(pages, 'file')}, first at ${place}${props.length > 0 ? `; props: ${props.join(', ')}` : ''}`,
      ),
    '',
  ];
}

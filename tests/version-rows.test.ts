// Rows of widgets as readers of ten versions see them, and what the runtimes of these versions declare: the facts are read here
// on a path of the test's own, from the newest version back.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReleaseBook } from '../collections/releases/book.ts';
import { versionsOf } from '../collections/releases/choice-file.ts';
import type { WidgetRecords } from '../collections/widgets/load-widgets.ts';
import { widgetTexts } from '../collections/widgets/texts.ts';
import { eventTable, methodTable, propertyTables } from '../collections/widgets/widget-tables.ts';
import type { Widget } from '../collections/widgets/widgets.ts';
import { stateAsOf } from '../engine/client/mine/as-of.ts';
import { loadConfig } from '../engine/content/config/load-config.ts';
import { loadSite } from '../engine/content/load-site.ts';
import { createRandom } from './attack/attack.ts';
import { projectDir } from './support/site-folder.ts';

type Kind = 'properties' | 'events' | 'methods';
type Runtime = 'web' | 'react-native';
type Entry = { in: string; change: string; from?: unknown };
type Key = Partial<Record<Kind, Record<string, Entry[]>>> & { widget?: Entry[] };
type History = Record<Runtime, Record<string, Key>> & {
  versions: Record<Runtime, { version: string }[]>;
};
type Declared = { properties: object; events: object; methods: object; fields: string[] };

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(projectDir, 'content/facts', name), 'utf8')) as T;
const HISTORY = read<History>('history.json');
const MAP =
  read<Record<string, Record<Runtime, string[] | null> & { also?: string[] }>>('map.json');
const NOW: Record<Runtime, Record<string, Declared>> = {
  web: read<{ widgets: Record<string, Declared> }>('web.json').widgets,
  'react-native': read<{ widgets: Record<string, Declared> }>('react-native.json').widgets,
};
const RUNTIMES = ['web', 'react-native'] as const;

/** As markup and manifests spell the same name. */
const spelled = (kind: Kind, name: string): string => {
  if (kind === 'methods') return name.split('.').pop() ?? name;
  if (kind === 'properties') return name;
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^on/, '');
};

/** The part of the widget that has a name now; undefined where the runtime doesn't know it. */
function ownerOf(runtime: Runtime, widget: string, kind: Kind, name: string): string | undefined {
  const own = MAP[widget]?.[runtime];
  if (!own) return undefined;
  return [...own, ...(MAP[widget]?.also ?? []), '*'].find((key) => {
    const { fields = [], ...declared } = NOW[runtime][key] ?? {};
    const names = [
      ...Object.keys((declared as Partial<Declared>)[kind] ?? {}),
      ...(kind === 'events' ? [] : fields),
    ];
    return names.some((one) => spelled(kind, one) === spelled(kind, name));
  });
}

/** From now back to a version: each step that lies after it is undone. */
function wasThere(entries: readonly Entry[] = [], runtime: Runtime, at: number): boolean {
  const order = HISTORY.versions[runtime].map(({ version }) => version);
  let isThere = true;
  for (const { in: version, change } of [...entries].reverse()) {
    if (order.indexOf(version) <= at) break;
    if (change === 'added') isThere = false;
    if (change === 'removed') isThere = true;
  }
  return isThere;
}

function isDeclared(runtime: Runtime, widget: string, kind: Kind, name: string, at: number) {
  const key = ownerOf(runtime, widget, kind, name) ?? '';
  const named = Object.entries(HISTORY[runtime][key]?.[kind] ?? {}).find(
    ([one]) => spelled(kind, one) === spelled(kind, name),
  );
  const around = [key, MAP[widget]?.[runtime]?.[0] ?? ''];
  return (
    wasThere(named?.[1], runtime, at) &&
    around.every((one) => wasThere(HISTORY[runtime][one]?.widget, runtime, at))
  );
}

let widgets: Widget[];
let order: Map<string, number>;

beforeAll(async () => {
  const source = loadSite(await loadConfig({ siteDir: path.join(projectDir, 'site') }));
  const recordsOf = (name: string) =>
    source.collections.find(({ collection }) => collection.name === name)?.data.records;
  widgets = Object.values((recordsOf('widgets') as WidgetRecords).widgets);
  const versions = versionsOf(recordsOf('releases') as ReleaseBook);
  order = new Map(versions.map((one, at) => [one, at]));
});

type Row = { kind: Kind; name: string; platforms: readonly string[]; line: string };

/** Rows of a widget's tables, in their order, each with the line of Markdown that makes it. */
function rowsOf(widget: Widget): Row[] {
  const texts = { ...widgetTexts, platforms: {} };
  const groups = [...new Set(widget.properties.map(({ group }) => group))];
  const properties = groups.flatMap((group) =>
    widget.properties.filter((one) => one.group === group),
  );
  const tables = {
    properties: [properties, propertyTables(widget, texts, 3)],
    events: [widget.events, eventTable(widget, texts)],
    methods: [widget.methods, methodTable(widget, texts)],
  } as const;
  return (['properties', 'events', 'methods'] as const).flatMap((kind) => {
    const [rows, lines] = tables[kind];
    const made = lines.filter((line) => /^\| .*\{#(?:property|event|method)-/.test(line));
    expect(made.length, `${widget.name}: ${kind}`).toBe(rows.length);
    return rows.map((row, i) => ({
      kind,
      name: ('signature' in row ? row.name : row.name) ?? '',
      platforms: ('platforms' in row ? row.platforms : undefined) ?? widget.platforms,
      line: made[i] ?? '',
    }));
  });
}

/** As the browser has it: attributes of the row. */
function marksIn(line: string): Record<string, string> {
  const [, marks = ''] = /\{((?:since|until|changed)=[^{}]*) quiet\} \{#/.exec(line) ?? [];
  const parts = marks.split(' ').filter(Boolean);
  return Object.fromEntries(
    parts.map((one) => [one.split('=')[0], one.split('=')[1]?.replaceAll(',', ' ')]),
  );
}

const runsOn = (runtime: Runtime, platforms: readonly string[]): boolean =>
  platforms.some((one) => (one === 'cordova' ? 'web' : one) === runtime);

describe.each(RUNTIMES)('rows of widgets on %s', (platform) => {
  const all = HISTORY.versions[platform];
  const random = createRandom(platform);
  const between = random.shuffle(all.slice(1, -1).map((_, at) => at + 1)).slice(0, 8);
  const chosen = [0, ...between, all.length - 1];

  it.each(
    chosen.map((at) => [all[at]?.version ?? '', at] as const),
  )('are in %s those that its runtime declares', (version, at) => {
    const wrong: string[] = [];
    let compared = 0;
    for (const widget of widgets)
      for (const { kind, name, platforms, line } of rowsOf(widget)) {
        if (!name || !runsOn(platform, platforms)) continue;
        if (!ownerOf(platform, widget.name, kind, name)) continue;
        compared += 1;
        const asOf = { at: order.get(version) ?? -1, platform, order };
        const isShown = stateAsOf(marksIn(line), asOf).is === 'there';
        if (isShown !== isDeclared(platform, widget.name, kind, name, at))
          wrong.push(`${widget.name} ${kind} ${name}: ${isShown ? 'shown' : 'folded'}`);
      }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(platform === 'web' ? 2_100 : 1_300);
  });

  it('say of each default that changed what it was', () => {
    const missing: string[] = [];
    let compared = 0;
    for (const widget of widgets)
      for (const { kind, name, platforms, line } of rowsOf(widget)) {
        const key = kind === 'properties' && name ? ownerOf(platform, widget.name, kind, name) : '';
        if (!key || !runsOn(platform, platforms)) continue;
        const changes = (HISTORY[platform][key]?.properties?.[name] ?? []).filter(
          ({ change }) => change === 'default',
        );
        for (const { in: version } of changes) {
          compared += 1;
          const says = new RegExp(
            `Before ${version.replaceAll('.', '\\.')}: [^\\]]*\\]\\{until=[^}]*${platform}:${version}`,
          );
          if (!says.test(line) || !marksIn(line).changed?.includes(version))
            missing.push(`${widget.name} ${name}: ${version}`);
        }
      }
    expect(missing).toEqual([]);
    expect(compared).toBeGreaterThan(12);
  });
});

// A widget ▶ Markdown tables of its properties, events and methods: each row with an anchor of its own.
import { slugify } from '../slug.ts';
import type { Texts } from '../theme/texts.ts';
import type { EventDoc, PropertyDoc } from './widget-file.ts';
import type { Widget } from './widgets.ts';

/** @property platforms  names of platforms as readers know them. */
export type WidgetTexts = Texts['widgets'] & { platforms: Texts['platforms'] };

/** Longer tables can be filtered. */
const LONG = 12;

/** A heading and a table for each group, in the order of the manifest. */
export function propertyTables(widget: Widget, texts: WidgetTexts, depth: number): string[] {
  const taken = new Set<string>();
  /** The name alone where it is the first of that name, otherwise with its group: a column's **Show**. */
  const idOf = ({ name, label, group }: PropertyDoc): string => {
    const own = slugify(name ?? label);
    const id = taken.has(own) ? `${slugify(group)}-${own}` : own;
    taken.add(id);
    return `property-${id}`;
  };
  const tables = grouped(widget.properties).flatMap(([group, properties]) => [
    `${'#'.repeat(depth)} ${group} {#properties-${slugify(group)}}`,
    '',
    ...table(
      [texts.property, texts.type, texts.does],
      properties.map((one) => ({
        id: idOf(one),
        cells: [named(one.label, one.name), typeText(one, texts), propertyText(one, widget, texts)],
      })),
    ),
  ]);
  return [...filterFor(widget.properties, widget), ...tables];
}

/** Some rows aren't there on all platforms of the widget: then one may choose. */
function filterFor(rows: readonly Described[], widget: Widget): string[] {
  if (rows.length < LONG) return [];
  return [rows.some((one) => !isEverywhere(one, widget)) ? '::filter{platforms}' : '::filter', ''];
}

export function eventTable(widget: Widget, texts: WidgetTexts): string[] {
  const rows = widget.events.map((one) => ({
    id: `event-${slugify(one.name)}`,
    cells: [named(one.label, one.name), argumentText(one), sentences(one, widget, texts)],
  }));
  return [
    ...filterFor(widget.events, widget),
    ...table([texts.event, texts.handler, texts.triggered], rows),
    ...examples(widget.events),
  ];
}

export function methodTable(widget: Widget, texts: WidgetTexts): string[] {
  const rows = widget.methods.map((one) => ({
    id: `method-${slugify(one.name)}`,
    cells: [
      code(one.signature),
      [
        sentences(one, widget, texts),
        ...(one.returns ? [texts.returns.replace('{type}', one.returns)] : []),
      ].join(' '),
    ],
  }));
  return [...table([texts.method, texts.does], rows), ...examples(widget.methods)];
}

function grouped(properties: readonly PropertyDoc[]): [string, PropertyDoc[]][] {
  const groups = new Map<string, PropertyDoc[]>();
  for (const one of properties) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}

type Row = { id: string; cells: string[] };

function table(head: readonly string[], rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  return [
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map(
      ({ id, cells: [first = '', ...rest] }) =>
        `| ${[`${first} {#${id}}`, ...rest].map(cell).join(' | ')} |`,
    ),
    '',
  ];
}

const cell = (text: string): string => text.replace(/\s*\n+\s*/g, ' ').replaceAll('|', '\\|');
const code = (text: string): string => `\`${text}\``;
const named = (label: string, name: string | undefined): string =>
  name ? `**${label}** ${code(name)}` : `**${label}**`;

function typeText({ type, bindable }: PropertyDoc, texts: WidgetTexts): string {
  return [type ? (texts.types[type] ?? type) : '', bindable ? texts.bindable : '']
    .filter(Boolean)
    .join(', ');
}

function propertyText(one: PropertyDoc, widget: Widget, texts: WidgetTexts): string {
  const values = one.values?.map(code).join(', ');
  return [
    sentences(one, widget, texts),
    ...(values ? [texts.values.replace('{values}', values)] : []),
    ...(one.default === undefined
      ? []
      : [texts.default.replace('{value}', valueText(one.default, texts))]),
  ].join(' ');
}

function valueText(value: string | number | boolean, texts: WidgetTexts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return code(String(value));
}

type Described = {
  description: string;
  platforms?: readonly string[] | undefined;
  since?: string | undefined;
  deprecated?: string | true | undefined;
};

const isEverywhere = ({ platforms }: Described, widget: Widget): boolean =>
  !platforms || widget.platforms.every((one) => platforms.includes(one));

/** What it does; then where it exists, if not wherever the widget does, and since when. */
function sentences(one: Described, widget: Widget, texts: WidgetTexts): string {
  const platforms = one.platforms?.map((name) => `:platform[${name}]`).join(', ') ?? '';
  return [
    ...(one.deprecated === true ? [texts.deprecated] : []),
    ...(typeof one.deprecated === 'string'
      ? [texts.deprecatedUse.replace('{use}', one.deprecated)]
      : []),
    one.description.trim(),
    ...(isEverywhere(one, widget) ? [] : [texts.only.replace('{platforms}', platforms)]),
    ...(one.since ? [texts.since.replace('{version}', one.since)] : []),
  ].join(' ');
}

const argumentText = ({ args = [] }: EventDoc): string =>
  args.map(({ name }) => code(name)).join(', ');

function examples(all: readonly { name: string; example?: string | undefined }[]): string[] {
  return all.flatMap(({ name, example }) =>
    example ? [`\`\`\`js title="${name}"`, ...example.trimEnd().split('\n'), '```', ''] : [],
  );
}

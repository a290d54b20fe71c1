// A widget → Markdown tables of its properties, events and methods: each row with its own anchor.

import type { Texts } from '../../engine/index.ts';
import { fill, plainMarkdown, slugify } from '../../engine/shared.ts';
import { rowMarks } from './row-marks.ts';
import {
  attributeOf,
  code,
  type Described,
  handlerText,
  isEverywhere,
  propertyText,
  sentences,
  typeText,
} from './row-texts.ts';
import type { WidgetTextsBase } from './texts.ts';
import type { PropertyDoc } from './widget-file.ts';
import type { Widget } from './widgets.ts';

/** @property platforms  names of platforms as readers know them. */
export type WidgetTexts = WidgetTextsBase & { platforms: Texts['platforms'] };

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
    `${'#'.repeat(depth)} ${plainMarkdown(group)} {#properties-${slugify(group)}}`,
    '',
    ...table(
      [texts.property, texts.type, texts.does],
      properties.map((one) => ({
        id: idOf(one),
        marks: rowMarks(one),
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
    marks: rowMarks(one),
    cells: [named(one.label, attributeOf(one)), handlerText(one), sentences(one, widget, texts)],
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
    marks: rowMarks(one),
    cells: [
      code(one.signature),
      [
        sentences(one, widget, texts),
        ...(one.returns ? [fill(texts.returns, { type: one.returns })] : []),
      ].join(' '),
    ],
  }));
  return [...table([texts.method, texts.does], rows), ...examples(widget.methods)];
}

/** Classes, as style sheets name them. */
export function styleTable({ styles = [] }: Widget, texts: WidgetTexts): string[] {
  const rows = styles.map(({ class: name, description }) => ({
    id: `class-${slugify(name)}`,
    cells: [code(name), description],
  }));
  return table([texts.class, texts.styles], rows);
}

function grouped(properties: readonly PropertyDoc[]): [string, PropertyDoc[]][] {
  const groups = new Map<string, PropertyDoc[]>();
  for (const one of properties) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}

/** `marks`: since when it exists, behind its name. */
type Row = { id: string; marks?: string; cells: string[] };

function table(head: readonly string[], rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  return [
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map(
      ({ id, marks = '', cells: [first = '', ...rest] }) =>
        `| ${[`${first}${marks} {#${id}}`, ...rest].map(cell).join(' | ')} |`,
    ),
    '',
  ];
}

const cell = (text: string): string =>
  text
    .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))
    .replace(/(?<!\\)\|/g, '\\|');
const named = (label: string, name: string | undefined): string =>
  `**${plainMarkdown(label)}**${name ? ` ${code(name)}` : ''}`;

function examples(all: readonly { name: string; example?: string | undefined }[]): string[] {
  return all.flatMap(({ name, example }) =>
    example ? [`\`\`\`js title="${name}"`, ...example.trimEnd().split('\n'), '```', ''] : [],
  );
}

// A row of a manifest → its cells: type, description, defaults, platforms, since when, as readers see them.
import { fill } from '../../engine/shared.ts';
import type { OldDefault, RowFacts } from './facts/add-facts.ts';
import type { Literal } from './facts/facts-file.ts';
import { runtimeOf } from './facts/knowledge.ts';
import type { EventDoc, PropertyDoc } from './widget-file.ts';
import type { WidgetTexts } from './widget-tables.ts';
import type { Widget } from './widgets.ts';

type PropertyRow = PropertyDoc & { facts?: RowFacts };

export function typeText({ type, bindable }: PropertyDoc, texts: WidgetTexts): string {
  return [type ? (texts.types[type] ?? type) : '', bindable ? texts.bindable : '']
    .filter(Boolean)
    .join(', ');
}

export function propertyText(one: PropertyRow, widget: Widget, texts: WidgetTexts): string {
  const { facts } = one;
  const values = (one.values ?? (one.type === 'choice' ? facts?.values : []))?.map(code).join(', ');
  const before = facts?.before?.map((old) => beforeText(old, widget, texts)) ?? [];
  return [
    sentences(one, widget, texts),
    ...(values ? [fill(texts.values, { values })] : []),
    ...defaultText(one, texts),
    ...before,
  ].join(' ');
}

/** What the manifest says; otherwise what the runtimes do, each for itself where they differ. */
function defaultText({ default: reported, facts }: PropertyRow, texts: WidgetTexts): string[] {
  const say = (value: string) => [fill(texts.default, { value })];
  if (reported !== undefined) return say(valueText(reported, texts));
  const [first, ...others] = facts?.defaults ?? [];
  if (!first) return [];
  if (others.length === 0) return say(valueText(first.value, texts));
  const each = [first, ...others].map(
    ({ value, platforms }) => `${valueText(value, texts)} (${platformNames(platforms)})`,
  );
  return say(each.join(', '));
}

function beforeText(
  { until, value, platforms }: OldDefault,
  widget: Widget,
  texts: WidgetTexts,
): string {
  const text = fill(texts.before, {
    version: until,
    value: value === undefined ? texts.noDefault : valueText(value, texts),
  });
  const marked = platforms.map((platform) => `${platform}:${until}`).join();
  return onSome(platforms, widget, `[${text}]{until=${marked}}`);
}

/** Names the platforms where the widget exists on others too. */
const onSome = (platforms: readonly string[], widget: Widget, text: string): string =>
  isAll(platforms, widget) ? text : `${platformNames(platforms)}: ${text}`;

const isAll = (platforms: readonly string[], widget: Widget): boolean =>
  widget.platforms.every((one) => platforms.includes(runtimeOf(one)));

const platformNames = (platforms: readonly string[]): string =>
  platforms.map((name) => `:platform[${name}]`).join(', ');

function valueText(value: Literal, texts: WidgetTexts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value === null || value === '') return texts.noDefault;
  return code(String(value));
}

export type Described = {
  description: string;
  platforms?: readonly string[] | undefined;
  since?: string | undefined;
  deprecated?: string | true | undefined;
  facts?: RowFacts;
};

export const isEverywhere = ({ platforms }: Described, widget: Widget): boolean =>
  !platforms || widget.platforms.every((one) => platforms.includes(one));

/** What it does; then where it exists, if not wherever the widget does, and since when. */
export function sentences(one: Described, widget: Widget, texts: WidgetTexts): string {
  return [
    ...(one.deprecated === true ? [texts.deprecated] : []),
    ...(typeof one.deprecated === 'string'
      ? [fill(texts.deprecatedUse, { use: one.deprecated })]
      : []),
    one.description.trim(),
    ...(isEverywhere(one, widget)
      ? []
      : [fill(texts.only, { platforms: platformNames(one.platforms ?? []) })]),
    ...sinceTexts(one, widget, texts),
  ].join(' ');
}

/** What the manifest says; otherwise the release that brought it to each runtime. */
function sinceTexts(
  { since, platforms, facts }: Described,
  widget: Widget,
  texts: WidgetTexts,
): string[] {
  const say = (version: string) => fill(texts.since, { version });
  if (since) return [say(since)];
  const own = { ...widget, platforms: [...(platforms ?? widget.platforms)] } as Widget;
  return (facts?.since ?? []).map((one) => onSome(one.platforms, own, say(one.version)));
}

/** `onRowclick` → `on-rowclick`, as markup has it. */
export const attributeOf = ({ name }: EventDoc): string =>
  /^on[A-Z]/.test(name) ? `on-${name.slice(2).toLowerCase()}` : name;

/** `onRowclick` → `Rowclick($event, widget, row)`: what a script's handler is called after the widget's name. */
export const handlerText = ({ name, args = [] }: EventDoc): string =>
  code(`${name.replace(/^on(?=[A-Z])/, '')}(${args.map((one) => one.name).join(', ')})`);

export const code = (text: string): string => `\`${text}\``;

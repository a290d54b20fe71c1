// `::properties{slider}`, `::events{slider}`, `::methods{slider}`, `::styles{slider}` → Markdown tables made from a widget's manifest.
import {
  type CollectionData,
  contentOf,
  type Problem,
  type Shortcode,
  type ShortcodeCall,
} from '../../engine/index.ts';
import { lookUp, nearest } from '../../engine/shared.ts';
import type { WidgetRecords } from './load-widgets.ts';
import type { WidgetTextsBase } from './texts.ts';
import {
  eventTable,
  methodTable,
  propertyTables,
  styleTable,
  type WidgetTexts,
} from './widget-tables.ts';
import type { Widget } from './widgets.ts';

const MAKERS: Record<string, (widget: Widget, texts: WidgetTexts) => string[]> = {
  properties: (widget, texts) => propertyTables(widget, texts, 3),
  events: eventTable,
  methods: methodTable,
  styles: styleTable,
};

/** Each depends on the manifest of its widget. A manifest that has none of what is requested is an error: the section would be empty. */
export const widgetShortcodes = Object.fromEntries(
  Object.entries(MAKERS).map(([name, make]) => [
    name,
    ({ attributes: { bare, named }, at }: ShortcodeCall, data: Data): Shortcode | Problem => {
      const [id, ...others] = bare;
      const unknown = others[0] ?? Object.keys(named)[0];
      if (id === undefined || unknown !== undefined) return wrongAttributes(name, id, unknown);
      const { widgets } = data.records;
      const widget = lookUp(widgets, id);
      if (!widget) return unknownWidget(id, Object.keys(widgets), contentOf(at.path));
      const lines = make(widget, textsOf(data));
      return lines.length === 0
        ? nothingToShow(name, id, contentOf(at.path))
        : { lines, dependencies: [id] };
    },
  ]),
);

type Data = CollectionData<WidgetRecords, WidgetTextsBase>;

export const textsOf = ({ records, texts }: Data): WidgetTexts => ({
  ...texts,
  platforms: { ...records.platforms },
});

const wrongAttributes = (name: string, id: string | undefined, unknown?: string): Problem => ({
  code: 'widgets/wrong-attributes',
  message: id === undefined ? `"::${name}" names no widget.` : `"::${name}" takes no "${unknown}".`,
  hint: `Write ::${name}{${id ?? 'slider'}}`,
});

function unknownWidget(id: string, names: readonly string[], content: string): Problem {
  const meant = nearest(id, names);
  return {
    code: 'widgets/unknown-widget',
    message: `There is no widget "${id}".`,
    hint: meant ? `Closest: ${meant}` : `Its manifest belongs in ${content}/widgets/.`,
  };
}

const nothingToShow = (name: string, id: string, content: string): Problem => ({
  code: 'widgets/nothing-to-show',
  message: `The manifest of "${id}" has no ${name}.`,
  hint: `Remove the line, or add ${name} to ${content}/widgets/${id}.yaml.`,
});

// `::properties{slider}`, `::events{slider}`, `::methods{slider}` ▶ Markdown tables made from a widget's manifest.
import type { Attributes } from '../attributes.ts';
import type { Problem } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import type { SourceLine } from './source-text.ts';
import { eventTable, methodTable, propertyTables, type WidgetTexts } from './widget-tables.ts';
import type { Widget } from './widgets.ts';

const MAKERS: Record<string, (widget: Widget, texts: WidgetTexts) => string[]> = {
  properties: (widget, texts) => propertyTables(widget, texts, 3),
  events: eventTable,
  methods: methodTable,
};

export const WIDGET_PASSAGES: readonly string[] = Object.keys(MAKERS);

/** A manifest that has none of what is asked for is an error: the page would have an empty section. */
export function widgetPassage(
  name: string,
  { bare, named }: Attributes,
  at: SourceLine,
  { widgets, texts }: { widgets: Readonly<Record<string, Widget>>; texts: WidgetTexts },
): SourceLine[] | Problem {
  const [id, ...others] = bare;
  const unknown = others[0] ?? Object.keys(named)[0];
  if (id === undefined || unknown !== undefined)
    return {
      code: 'widgets/wrong-attributes',
      message:
        id === undefined ? `"::${name}" names no widget.` : `"::${name}" takes no "${unknown}".`,
      hint: `Write ::${name}{${id ?? 'slider'}}`,
    };
  const widget = Object.hasOwn(widgets, id) ? widgets[id] : undefined;
  if (!widget) {
    const meant = nearest(id, Object.keys(widgets));
    return {
      code: 'widgets/unknown-widget',
      message: `There is no widget "${id}".`,
      hint: meant ? `Closest: ${meant}` : 'Its manifest belongs in content/widgets/.',
    };
  }
  const lines = MAKERS[name]?.(widget, texts) ?? [];
  if (lines.length === 0)
    return {
      code: 'widgets/nothing-to-show',
      message: `The manifest of "${id}" has no ${name}.`,
      hint: `Take the line out, or add ${name} to content/widgets/${id}.yaml.`,
    };
  return lines.map((text) => ({ text, path: at.path, line: at.line, written: at.written }));
}

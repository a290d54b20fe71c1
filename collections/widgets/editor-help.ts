// Widgets → what an editor is told of them: each property and event, with its row.
import type { EditorHelp } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import type { WidgetRecords } from './load-widgets.ts';
import type { Widget } from './widgets.ts';

export const editorHelp: EditorHelp<WidgetRecords> = {
  labels: ({ widgets }, keys) =>
    keys.flatMap((key) => {
      const widget = lookUp(widgets, key);
      return widget ? labelsOf(widget) : [];
    }),
};

function labelsOf({ name, title, properties, events }: Widget) {
  const file = `widgets/${name}.yaml`;
  const rows = [
    ...properties.map((one) => ({ one, what: 'Property', type: one.type, facts: one.facts })),
    ...events.map((one) => ({ one, what: 'Event', type: undefined, facts: undefined })),
  ];
  return rows.map(({ one, what, type, facts }) => {
    const value = 'default' in one ? one.default : facts?.defaults?.[0]?.value;
    const head = [
      `${what} of **${title}**`,
      one.name ? `\`${one.name}\`` : '',
      type ?? '',
      value === undefined || value === null ? '' : `default \`${String(value)}\``,
      one.since ? `since ${one.since}` : '',
    ];
    return {
      text: one.label,
      about: `${head.filter(Boolean).join(', ')}\n\n${one.description.trim()}`,
      file,
    };
  });
}

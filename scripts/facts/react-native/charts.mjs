// The kinds of charts of the native runtime → what they all share is also at the base of charts.

/** Completes the widget `chart` from `area-chart`, `bar-chart` and the others. */
export function shareBetweenCharts(widgets) {
  const { chart } = widgets;
  const kinds = Object.keys(widgets)
    .filter((name) => name.endsWith('-chart'))
    .map((name) => widgets[name]);
  if (!chart || kinds.length === 0) return;
  for (const part of ['properties', 'events', 'methods'])
    for (const [name, value] of Object.entries(kinds[0][part]))
      if (kinds.every((kind) => kind[part][name])) chart[part][name] ??= structuredClone(value);
  for (const [name, property] of Object.entries(chart.properties))
    if (kinds.some((kind) => !kind.properties[name]?.unread)) delete property.unread;
}

// Manifests and the parts they share ▶ widgets: each with all its properties, events and methods.
import type { EventDoc, PropertyDoc, WidgetFile, WidgetParts } from './widget-file.ts';

/** A manifest with its shared parts filled in. */
export type Widget = Omit<WidgetFile, 'properties' | 'events' | 'methods'> & {
  properties: PropertyDoc[];
  events: EventDoc[];
  methods: NonNullable<WidgetFile['methods']>;
};

/** Parts that don't exist are left out; `check-widgets.ts` tells of them. */
export function toWidget(file: WidgetFile, parts: WidgetParts): Widget {
  return {
    ...file,
    properties: (file.properties ?? []).flatMap((one) =>
      resolve<PropertyDoc>(one, parts.properties),
    ),
    events: (file.events ?? []).flatMap((one) => resolve<EventDoc>(one, parts.events)),
    methods: file.methods ?? [],
  };
}

type Used = { use: string };

/** What the manifest says goes before what the part says. */
function resolve<T extends object>(one: T | Used, parts: Readonly<Record<string, T>>): T[] {
  if (!('use' in one)) return [one];
  const { use, ...own } = one;
  const part = Object.hasOwn(parts, use) ? parts[use] : undefined;
  return part ? [{ ...part, ...own }] : [];
}

// Manifests and the parts they share → widgets: each with all its properties, events and methods.

import { lookUp } from '../../engine/shared.ts';
import type { RowFacts } from './facts/add-facts.ts';
import type { EventDoc, MethodDoc, PropertyDoc, WidgetFile, WidgetParts } from './widget-file.ts';

/** A row with what the runtimes know of it. */
type WithFacts<T> = T & { facts?: RowFacts };

/** A manifest with its shared parts filled in. */
export type Widget = Omit<WidgetFile, 'properties' | 'events' | 'methods'> & {
  properties: WithFacts<PropertyDoc>[];
  events: WithFacts<EventDoc>[];
  methods: WithFacts<MethodDoc>[];
};

/** Parts that don't exist are omitted; `check.ts` reports them. */
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

/** The manifest overrides the part. */
function resolve<T extends object>(one: T | Used, parts: Readonly<Record<string, T>>): T[] {
  if (!('use' in one)) return [one];
  const { use, ...own } = one;
  const part = lookUp(parts, use);
  return part ? [{ ...part, ...own }] : [];
}

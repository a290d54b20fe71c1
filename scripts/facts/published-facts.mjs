// What was read of the widgets → what is written: sorted, and without what only comparisons need.

// A key of a widget is its name in the markup; `*` is what every widget takes.
//
//   properties  name → type  as the runtime has it
//                      default    without the attribute; none is known where it is missing
//                      message    instead of a default: the key of a text that is translated
//                      values     the only ones, as the API description tells
//                      internal   for the runtime's own use
//                      attribute  read from the markup alone: scripts can't reach it
//                      only       the kinds of form fields that have it; all, where it is missing
//                      base       common to all native widgets
//                      unread     no code of the component reads it
//                      via        made from this property
//   events      name → names of the arguments, in order; on the web, markup passes on any of them
//   methods     name → args, and whether the reference calls it (documented) or the API description has it (api)
//   fields      other names that scripts can reach
//   declared    names that the API description has and the code does nothing with: name, on-EVENT, METHOD()

/** Keys of a property that only comparisons need. */
const INTERNAL = new Set(['isInitial', 'isComputed']);

/** @returns  Widget → `{ properties, events, methods, fields, declared }`, sorted; `declared` only where there is any. */
export const publishedFacts = (widgets) =>
  sorted(
    mapValues(widgets, ({ properties, events, methods, fields, declared }) => ({
      properties: sorted(mapValues(properties, publishedProperty)),
      events: sorted(events),
      methods: sorted(methods),
      fields,
      ...(declared.length > 0 && { declared }),
    })),
  );

const publishedProperty = (property) =>
  Object.fromEntries(Object.entries(property).filter(([key]) => !INTERNAL.has(key)));

const mapValues = (object, make) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, make(value)]));

/** By the code of their letters, so that the order is the same on every machine. */
const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

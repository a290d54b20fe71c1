// The classes of the text widget, one for each `type` → one widget with what any of them has.
import { asArgument, isOfBrowser } from './events.mjs';
import { TEXT_KINDS } from './particulars.mjs';

const NAME = 'text';

/** Adds the widget `text` to the others. */
export function addText(widgets, { described, styles }) {
  const kinds = TEXT_KINDS.map((kind) => widgets[kind]).filter(Boolean);
  if (kinds.length === 0) return;
  // Where several have a name, the first one counts.
  const merged = (part) => Object.assign({}, ...kinds.map((kind) => kind[part]).reverse());
  const [properties, events, methods] = ['properties', 'events', 'methods'].map(merged);
  const description = described.get(NAME);
  const declared = [];
  for (const [name, args] of description?.events ?? []) {
    if (events[name]) events[name] = args.map(asArgument);
    else if (isOfBrowser(NAME, name)) events[name] = args;
    else declared.push(`on-${name}`);
  }
  for (const name of description?.inputs.keys() ?? [])
    if (!properties[name] && !styles.includes(name)) declared.push(name);
  const fields = new Set(kinds.flatMap((kind) => kind.fields));
  widgets[NAME] = {
    properties,
    events,
    methods,
    fields: [...fields].filter((name) => !properties[name]).sort(),
    declared: declared.sort(),
    members: new Set(kinds.flatMap((kind) => [...kind.members])),
  };
}

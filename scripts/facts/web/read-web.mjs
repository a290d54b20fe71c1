// Sources of the web runtime → what it knows of each widget: properties, events, methods, fields.
import { collectMembers } from './class-members.mjs';
import { readDescriptions } from './descriptions.mjs';
import { readEvents } from './events.mjs';
import { readMarkup, readStyles } from './markup.mjs';
import { readFields, readMethods } from './methods.mjs';
import { FORM_FIELD, HELPERS, REGISTERED_AS, UNREGISTERED } from './particulars.mjs';
import { readProperties } from './properties.mjs';
import { listRaisedEvents } from './raised-events.mjs';
import { readRegistrations } from './registrations.mjs';
import { sharedByAll } from './shared-by-all.mjs';
import { addText } from './text-widget.mjs';
import { readWidgetClasses } from './widget-classes.mjs';

/** Files that are read. */
export const WEB_SOURCES = /^projects\/(components|core)\/.*\.ts$/;

/**
 * Read the facts of the web runtime.
 *
 * @param sources      What `loadSources` returned.
 * @param settings     `prefix` of elements; `reference`: see `loadReference`; `isCodeAlone`: the runtime's API
 *                     descriptions don't count, for comparisons.
 * @returns            Widget → `{ properties, events, methods, fields, declared, members }`; `*` is what all have.
 */
export function readWeb(sources, { prefix, reference, isCodeAlone = false }) {
  const registrations = readRegistrations(sources, prefix);
  const classes = readWidgetClasses(sources, prefix);
  const runtime = {
    prefix,
    reference,
    registrations,
    classes,
    raised: listRaisedEvents(classes.all),
    markup: readMarkup(sources, prefix),
    styles: readStyles(sources),
    described: isCodeAlone ? new Map() : readDescriptions(sources, registrations.registered),
  };
  const widgets = {};
  for (const widget of listWidgets(registrations)) widgets[widget] = readWidget(widget, runtime);
  addText(widgets, runtime);
  widgets['*'] = sharedByAll(runtime);
  return widgets;
}

/** All widgets that have their own facts. */
const listWidgets = ({ registered }) => [
  ...[...registered.keys()].filter((id) => !id.startsWith(`${FORM_FIELD}-`)),
  FORM_FIELD,
  ...Object.keys(UNREGISTERED),
  ...Object.keys(REGISTERED_AS).filter((widget) => registered.has(REGISTERED_AS[widget])),
];

function readWidget(widget, runtime) {
  const { classes, styles, described, reference } = runtime;
  const chain = classes.chain(classes.ofWidget.get(widget));
  const found = withHelpers(widget, collectMembers(chain), classes);
  const properties = readProperties(widget, chain, found.initial, runtime);
  const { events, declared: silentEvents } = readEvents(widget, chain, runtime);
  const { methods, declared: silentMethods } = readMethods(widget, found, runtime);
  const names = [...(described.get(widget)?.inputs.keys() ?? [])];
  const silent = names.filter((name) => !properties[name] && !styles.includes(name));
  return {
    properties,
    events,
    methods,
    fields: readFields(found, { properties, methods }, reference),
    declared: [...silentEvents, ...silent, ...silentMethods].sort(),
    members: found.members,
  };
}

/** Adds what the widget's helper classes have. */
function withHelpers(widget, found, { named, chain }) {
  for (const helper of HELPERS[widget] ?? []) {
    const more = collectMembers(chain(named.get(helper)));
    for (const [name, args] of more.methods)
      if (!found.methods.has(name)) found.methods.set(name, args);
    for (const name of more.fields) found.fields.add(name);
    for (const name of more.members) found.members.add(name);
  }
  return found;
}

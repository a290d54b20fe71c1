// Calls that raise events, and the API description → the events of a widget, with the names of their arguments.
import { BROWSER_EVENTS, COMPOSED_EVENTS, OWN_BROWSER_EVENTS, RAISED_BY } from './particulars.mjs';

const FIRST = ['$event', 'widget'];

/**
 * Read the events of a widget.
 *
 * @returns  `events`: name → arguments · `declared`: names that only the API description has, as `on-NAME`.
 */
export function readEvents(widget, chain, { raised, markup, described }) {
  const events = {};
  const add = (name, args) => {
    events[name] = [...new Set([...(events[name] ?? []), ...args])];
  };
  const own = new Set(chain.map(({ name }) => name));
  for (const call of raised)
    if ((own.has(call.by) && call.on === 'this') || isRaisedFor(widget, call))
      for (const name of call.names) add(name, [...FIRST, ...call.args]);
  for (const [name, args] of Object.entries(COMPOSED_EVENTS[widget] ?? {})) add(name, args);
  if (markup.loading.has(widget)) add('load', FIRST);

  const declared = [];
  for (const [name, told] of described.get(widget)?.events ?? []) {
    if (events[name]) events[name] = inOrder(events[name], told.map(asArgument));
    else if (isOfBrowser(widget, name)) events[name] = told;
    else declared.push(`on-${name}`);
  }
  return { events, declared };
}

const isRaisedFor = (widget, call) =>
  (RAISED_BY[widget] ?? []).some(
    ({ by, on, except }) =>
      (by === '*' || by === call.by) && (on === '*' || on === call.on) && except !== call.on,
  );

export const isOfBrowser = (widget, name) =>
  BROWSER_EVENTS.includes(name) || Boolean(OWN_BROWSER_EVENTS[widget]?.includes(name));

/** API descriptions write `event` for what scripts know as `$event`. */
export const asArgument = (name) => (name === 'event' ? '$event' : name);

/** The arguments that the code passes on: first as the description orders them, then the others it has. */
function inOrder(args, told) {
  const first = told.filter((name) => args.includes(name));
  return [...first, ...args.filter((name) => !first.includes(name) && !FIRST.includes(name))];
}

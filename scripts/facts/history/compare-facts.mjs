// Facts of two versions → what came, what went, and which defaults changed.
import { FORM_FIELD } from '../web/particulars.mjs';

/**
 * Compare two versions.
 *
 * @param before, after  Widget → facts, as the runtimes' readers return them for comparisons.
 * @returns              `{ widget, part, name, change, from, to }` each: `part` is `widget`, `properties`, `events` or
 *                       `methods`; `change` is `added`, `removed` or `default`.
 */
export function compareFacts(before, after) {
  const changes = [];
  for (const widget of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!before[widget] || !after[widget])
      changes.push({ widget, part: 'widget', change: after[widget] ? 'added' : 'removed' });
    else changes.push(...compareWidget(widget, before, after));
  }
  return changes;
}

function compareWidget(widget, before, after) {
  const changes = [];
  for (const part of ['properties', 'events', 'methods']) {
    const [a, b] = [before[widget][part], after[widget][part]];
    for (const name of Object.keys(b))
      if (isNewIn(before, widget, part, name)) changes.push({ part, name, change: 'added' });
    for (const name of Object.keys(a))
      if (isNewIn(after, widget, part, name)) changes.push({ part, name, change: 'removed' });
  }
  const [a, b] = [before[widget].properties, after[widget].properties];
  for (const name of Object.keys(a)) {
    const change = b[name] && defaultChange(a[name], b[name], widget);
    if (change) changes.push({ part: 'properties', name, change: 'default', ...change });
  }
  return changes.map((change) => ({ widget, ...change }));
}

/** Would the name be new to these facts? Another visibility or spelling isn't new. */
const isNewIn = (facts, widget, part, name) =>
  !facts[widget][part][name] &&
  !hasName([facts[widget], facts['*']], part, name) &&
  couldBeSeen(facts[widget], name);

function hasName(places, part, name) {
  if (part === 'properties') return places.some(({ properties }) => properties[name]);
  if (part === 'events') return places.some(({ events }) => hasEvent(events, name.toLowerCase()));
  return places.some(
    ({ properties, methods, fields, members }) =>
      properties[name] || methods[name] || fields.includes(name) || members.has(name),
  );
}

const hasEvent = (events, name) => Object.keys(events).some((one) => one.toLowerCase() === name);

/** Nothing is known about `group.name` if the group is there, but none of its names could be read. */
function couldBeSeen({ members, fields, methods }, name) {
  const [group, member] = name.split('.');
  if (!member || !(members.has(group) || fields.includes(group))) return true;
  return Object.keys(methods).some((one) => one.startsWith(`${group}.`));
}

/** @returns  `{ from, to }`, where a missing side means none; undefined where nothing is sure. */
function defaultChange(a, b, widget) {
  if (a.isComputed || b.isComputed) return undefined;
  const [from, to] = [a, b].map((one) => one.default ?? one.message ?? undefined);
  if (JSON.stringify(from) === JSON.stringify(to)) return undefined;
  // Form fields of several kinds have a default only where all agree.
  if (widget === FORM_FIELD && (a.default === undefined || b.default === undefined))
    return undefined;
  // Only a registration proves that there is none.
  if ((from === undefined && b.isInitial) || (to === undefined && a.isInitial)) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

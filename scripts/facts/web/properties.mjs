// A widget's registration, its class and its markup → its properties, with type and default.
import { isConstructor } from '../source/classes.mjs';
import { bare, literal } from '../source/syntax.mjs';
import { FORM_FIELD, REGISTERED_AS, UNREGISTERED } from './particulars.mjs';

/**
 * Read the properties of a widget.
 *
 * @param initial  Values that its class gives to its fields.
 * @returns        Name → `{ type, default | message, values, internal, only, attribute }`; `isInitial` says that a default
 *                 comes from the class, not from the registration.
 */
export function readProperties(widget, chain, initial, runtime) {
  const { registrations, described } = runtime;
  const path = registrations.registered.get(widget)?.path;
  const internal = registrations.internal.get(path ?? pathOfFormFields(widget, registrations));
  const properties = {};
  for (const [id, registered] of registeredFor(widget, registrations)) {
    const name = id.trim();
    const values = described.get(widget)?.inputs.get(name);
    properties[name] = {
      ...typeAndDefault(registered, widget === FORM_FIELD ? undefined : initial.get(name)),
      ...(values?.length && { values }),
      ...(internal?.has(name) && { internal: true }),
      ...(registered.only && { only: registered.only }),
    };
  }
  for (const name of attributesOf(widget, chain, runtime))
    properties[name] ??= { type: 'string', attribute: true };
  return properties;
}

function typeAndDefault({ type, value }, initial) {
  const known = { type: type ?? (value === undefined || value === null ? 'any' : typeof value) };
  if (typeof value === 'string' && value.startsWith('LABEL_')) return { ...known, message: value };
  if (value !== undefined) return { ...known, default: value };
  const isSimple = initial !== undefined && initial !== '' && typeof initial !== 'object';
  return isSimple ? { ...known, default: initial, isInitial: true } : known;
}

/** Name → `{ type, value, only }` as registered. */
function registeredFor(widget, { registered, kinds }) {
  if (UNREGISTERED[widget]) return new Map(UNREGISTERED[widget]);
  if (widget === FORM_FIELD) return ofAllKinds(registered, kinds);
  return registered.get(REGISTERED_AS[widget] ?? widget).properties;
}

const pathOfFormFields = (widget, { registered, kinds }) =>
  widget === FORM_FIELD ? registered.get(`${FORM_FIELD}-${kinds[0]}`).path : undefined;

/** What form fields have, whatever their kind; `only` names the kinds where not all have it. */
function ofAllKinds(registered, kinds) {
  const fields = kinds.map((kind) => [kind, registered.get(`${FORM_FIELD}-${kind}`).properties]);
  const merged = new Map();
  for (const name of new Set(fields.flatMap(([, properties]) => [...properties.keys()]))) {
    const having = fields.filter(([, properties]) => properties.has(name));
    const [first, ...rest] = having.map(([, properties]) => properties.get(name));
    const isSame = rest.every(({ value }) => JSON.stringify(value) === JSON.stringify(first.value));
    const only = having.length < kinds.length && having.map(([kind]) => kind).sort();
    merged.set(name, {
      type: first.type,
      value: isSame ? first.value : undefined,
      ...(only && { only }),
    });
  }
  return merged;
}

/** Names that are read from the markup alone: by the transpiler, or by a constructor. */
function attributesOf(widget, chain, { prefix, markup, styles }) {
  const isOwn = new RegExp(`^(${prefix}[A-Z]|data-|__)|\\.`);
  const injected = chain.flatMap(({ members }) =>
    members.filter(isConstructor).flatMap(({ value }) => value.params.flatMap(attributeNames)),
  );
  return [...(markup.attributes.get(widget) ?? []), ...injected].filter(
    (name) => !isOwn.test(name) && !styles.includes(name),
  );
}

/** `@Attribute('name')` before a parameter. */
const attributeNames = ({ decorators }) =>
  (decorators ?? []).flatMap(({ expression }) => {
    const call = bare(expression);
    const isAttribute = call.type === 'CallExpression' && call.callee.name === 'Attribute';
    return isAttribute ? [literal(call.arguments[0])] : [];
  });

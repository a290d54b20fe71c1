// The files `*.props.ts` → the properties that each widget is registered with: type and default.
import path from 'node:path';
import { BadInput } from '../bad-input.mjs';
import { literal, walk } from '../source/syntax.mjs';
import { evaluate } from './evaluate.mjs';
import { FORM_FIELD } from './particulars.mjs';

const ENUMS = 'projects/core/src/enums/enums.ts';
const IS_PROPERTIES = /^projects\/components\/.*\.props\.ts$/;
const TYPES = {
  PROP_BOOLEAN: { type: 'boolean' },
  PROP_NUMBER: { type: 'number' },
  PROP_STRING: { type: 'string' },
  PROP_ANY: { type: 'any' },
};

/**
 * Read what all widgets register.
 *
 * @returns  `registered`: widget → `{ properties: Map of { type, value }, path }`, each kind of form field as
 *           `form-field-KIND`; `kinds`: the kinds of form fields; `internal`: path → names marked as internal there.
 */
export function readRegistrations(sources, prefix) {
  const formTypes = readFormTypes(sources);
  const kinds = Object.values(formTypes);
  const paths = sources.list(IS_PROPERTIES);
  const ofFormFields = paths.find((one) => one.endsWith(`${FORM_FIELD}.props.ts`));
  const registered = new Map(
    kinds.map((kind) => [`${FORM_FIELD}-${kind}`, { properties: new Map(), path: ofFormFields }]),
  );
  const framework = createFramework(registered, prefix, formTypes);
  const own = paths.filter((one) => one !== ofFormFields);
  follow(sources, own, framework);
  if (registered.size === kinds.length)
    throw new BadInput(`No widget of the web runtime is registered as "${prefix}-…".`);
  // What all form fields share comes last: it asks which names they have.
  if (ofFormFields) follow(sources, [ofFormFields], framework);
  const internal = new Map(paths.map((one) => [one, internalNames(sources.text(one))]));
  return { registered, kinds, internal };
}

/** Name → value of the kinds of form fields. */
function readFormTypes(sources) {
  const types = {};
  walk(sources.parsed(ENUMS).program, ({ type, id, body }) => {
    if (type !== 'TSEnumDeclaration' || id.name !== 'FormWidgetType') return;
    for (const member of body.members) types[member.id.name] = literal(member.initializer);
  });
  return types;
}

/** What the files import: it notes the properties instead of registering them. */
function createFramework(registered, prefix, formTypes) {
  const place = { path: '' };
  const nameOfId = (id) => (id.startsWith(`${prefix}-`) ? id.slice(prefix.length + 1) : undefined);
  const names = {
    ...TYPES,
    FormWidgetType: formTypes,
    isMobileApp: () => false,
    register(id, properties) {
      const widget = nameOfId(id);
      if (widget) registered.set(widget, { properties, path: place.path });
    },
    registerFormWidget(kind, properties) {
      const field = registered.get(`${FORM_FIELD}-${kind}`);
      for (const [name, property] of properties) field?.properties.set(name, property);
    },
    getWidgetPropsByType: (id) => registered.get(nameOfId(id))?.properties,
  };
  return { place, names };
}

function follow(sources, paths, { place, names }) {
  const loaded = new Map();
  const load = (at) => {
    if (!loaded.has(at)) {
      const source = sources.parsed(at);
      loaded.set(at, evaluate(source, { ...names, ...importsOf(source, load) }));
    }
    return loaded.get(at);
  };
  for (const at of paths) {
    const made = load(at);
    place.path = at;
    for (const [name, value] of Object.entries(made))
      if (/^register\w*Props$/.test(name) && typeof value === 'function') value();
  }
}

/** What a file takes from other files of properties. */
function importsOf({ path: at, program }, load) {
  const found = {};
  for (const { type, source, specifiers } of program.body) {
    if (type !== 'ImportDeclaration' || !/^\..*\.props$/.test(source.value)) continue;
    const from = load(path.posix.join(path.posix.dirname(at), `${source.value}.ts`));
    for (const { local, imported } of specifiers) found[local.name] = from[imported.name];
  }
  return found;
}

/** Names whose line has the remark "internal property". */
const internalNames = (text) =>
  new Set([...text.matchAll(/\['([\w -]+)',.*\/\/.*internal prop/gi)].map(([, name]) => name));

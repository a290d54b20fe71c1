// A class and those it extends → what scripts can reach: methods with parameters, fields, initial values.
import {
  isConstructor,
  isField,
  isGetter,
  isMethod,
  isPrivateOrStatic,
} from '../source/classes.mjs';
import { bare, isFunction, literal, nameOf, parameterNames } from '../source/syntax.mjs';

/** Classes below all widgets: what they have is listed once, for all. */
const SHARED = new Set(['BaseComponent', 'StylableComponent']);

/** Methods that only the framework or the runtime itself calls. */
const FRAMEWORK = new RegExp(
  [
    '^(ng[A-Z]',
    'constructor$',
    'writeValue$',
    'registerOn',
    'setDisabledState$',
    'validate$',
    'on[A-Z]',
    'handle[A-Z]',
    'get\\w*Widget(Type|SubType)$',
    'createCustomInjector$',
    'invokeEventCallback$',
    'register\\w+Listener$',
    'process',
    'notify',
    'is[A-Z]\\w*Event',
    'trackBy',
    '_)',
  ].join('|'),
);

/**
 * Collect the members of a chain of classes, the nearest first.
 *
 * @returns  `methods` and `protectedMethods`: name → parameters · `fields`, `privateFields`: names ·
 *           `initial`: name → value · `members`: every name, whatever it is and whoever may see it.
 */
export function collectMembers(chain, { shared = SHARED } = {}) {
  const found = {
    methods: new Map(),
    protectedMethods: new Map(),
    fields: new Set(),
    privateFields: new Set(),
    initial: new Map(),
    members: new Set(),
  };
  for (const cls of chain)
    for (const member of cls.members) {
      if (isConstructor(member)) addInjected(member, found, shared.has(cls.name));
      else addMember(member, found, shared.has(cls.name));
    }
  return found;
}

/** Parameters of a constructor that are fields at once. */
function addInjected({ value }, { fields, members }, isShared) {
  for (const { type, accessibility, parameter } of value.params) {
    if (type !== 'TSParameterProperty' || parameter.type !== 'Identifier') continue;
    members.add(parameter.name);
    if (!isShared && accessibility === 'public') fields.add(parameter.name);
  }
}

function addMember(member, found, isShared) {
  const name = nameOf(member);
  if (!name) return;
  found.members.add(name);
  const value = isField(member) ? bare(member.value) : undefined;
  const fn = isMethod(member) ? member.value : isFunction(value) ? value : undefined;
  const entry = { name, member, isShared };
  if (isPrivateOrStatic(member) && !isMethod(member)) addPrivate(entry, found);
  else if (fn) addMethod(entry, parameterNames(fn), found);
  else if (functionsOf(value).length > 0) addGroup(name, functionsOf(value), found);
  else if ((isField(member) || isGetter(member)) && !name.startsWith('_')) addField(entry, found);
}

function addPrivate({ name, isShared }, { privateFields }) {
  if (!isShared && !name.startsWith('_')) privateFields.add(name);
}

function addMethod({ name, member, isShared }, args, { methods, protectedMethods }) {
  const isHidden = isPrivateOrStatic(member) || member.accessibility === 'protected';
  if (isShared || (!isHidden && FRAMEWORK.test(name))) return;
  const list = isHidden ? protectedMethods : methods;
  if (!list.has(name)) list.set(name, args);
}

const functionsOf = (value) =>
  value?.type === 'ObjectExpression'
    ? value.properties.filter(
        (one) =>
          one.type === 'Property' && !one.method && !one.shorthand && isFunction(bare(one.value)),
      )
    : [];

/** Functions that are together in an object: `group.name`. */
function addGroup(group, functions, { methods, members }) {
  for (const one of functions) {
    const name = `${group}.${nameOf(one)}`;
    methods.set(name, parameterNames(bare(one.value)));
    members.add(name);
  }
}

function addField({ name, member, isShared }, { fields, privateFields, initial }) {
  if (member.accessibility === 'protected') {
    if (!isShared) privateFields.add(name);
    return;
  }
  if (!isShared) fields.add(name);
  const value = isField(member) ? literal(member.value) : undefined;
  if (value !== undefined && value !== null && !initial.has(name)) initial.set(name, value);
}

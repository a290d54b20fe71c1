// A native component and those it extends → the events it raises, and what scripts can reach: methods, fields.
import { isField, isGetter, isMethod, isPrivateOrStatic } from '../source/classes.mjs';
import { bare, isFunction, parameterNames, textOf, walk } from '../source/syntax.mjs';
import { raisedBy } from './raised-events.mjs';

/** Classes below all components: their members are the runtime's own. */
const BELOW_ALL = new Set(['BaseComponent', 'Component']);

/** Methods that only the framework or the runtime itself calls. */
const INTERNAL = new RegExp(
  `^(${[
    'constructor',
    'component\\w+',
    'shouldComponentUpdate',
    'getDerived\\w*',
    'getSnapshot\\w*',
    'render\\w*',
    'UNSAFE_\\w+',
    '_\\w*',
    'on[A-Z]\\w*',
    'get(Default)?Styles',
    'invoke\\w*',
    'register\\w*',
    'getTestProps\\w*',
    'setState',
    'forceUpdate',
    'updateState',
    'prepare\\w*',
    'compute\\w*',
    'handle\\w*',
    'is[A-Z]\\w*Child',
  ].join('|')})$`,
);

/** Events of everything that can be touched. */
const TOUCH_EVENTS = ['onTap', 'onLongtap', 'onDoubletap', 'onTouchstart', 'onTouchend'];
const FIRST = ['$event', 'widget'];

/** @returns  `events`: name → arguments · `methods`: name → `{ args, documented }` · `fields`, `members`: names. */
export function collectMembers(chain, reference) {
  const found = { events: {}, methods: {}, fields: new Set(), members: new Set() };
  for (const cls of chain) {
    addEvents(cls, found.events);
    for (const member of cls.members) addMember(member, cls, found, reference);
  }
  return found;
}

/** The call that passes on the most determines the arguments. */
function addEvents({ node, source }, events) {
  let isTouched = false;
  walk(node, (one, above) => {
    if (one.type === 'CallExpression')
      for (const [name, args] of raisedBy(one, above, source))
        if (!events[name] || events[name].length < args.length) events[name] = args;
    isTouched ||= isTappable(one);
  });
  if (isTouched) for (const name of TOUCH_EVENTS) events[name] ??= FIRST;
}

/** `<Tappable target={…}>` raises the events of touch on the target. */
const isTappable = ({ type, name, attributes }) =>
  type === 'JSXOpeningElement' &&
  name.name === 'Tappable' &&
  attributes.some((one) => one.name?.name === 'target');

function addMember(member, cls, { methods, fields, members }, { calls }) {
  const name = member.key?.type === 'Identifier' && !member.computed ? member.key.name : undefined;
  if (!name) return;
  members.add(name);
  const isHidden = isPrivateOrStatic(member) || member.accessibility === 'protected';
  if (isHidden || BELOW_ALL.has(cls.name)) return;
  const args = argumentsOf(member, cls.source);
  if (args) {
    if (!INTERNAL.test(name))
      methods[name] ??= { args, ...(calls.has(name) && { documented: true }) };
  } else if ((isField(member) || isGetter(member)) && !name.startsWith('_')) fields.add(name);
}

/** Parameters of a member that can be called; none where only its type says so. */
function argumentsOf(member, source) {
  if (isMethod(member)) return parameterNames(member.value);
  if (!isField(member)) return undefined;
  const value = bare(member.value);
  if (isFunction(value)) return parameterNames(value);
  const type = member.typeAnnotation && textOf(member.typeAnnotation.typeAnnotation, source);
  return /^Function$|=>/.test(type ?? '') ? [] : undefined;
}

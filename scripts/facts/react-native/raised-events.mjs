// A call in a native component → the events that it raises, with the names of what it passes on.
import { bare, namesIn, textOf, walk } from '../source/syntax.mjs';

const RAISES = /invokeEventCallback(\.bind)?$|\binvokeEvent$/;
const IS_EVENT = /^on[A-Z]\w*$/;
/** Between a form and its fields: no script hears of it. */
const INNER = 'onFieldChange';

export const isEvent = (name) => IS_EVENT.test(name) && name !== INNER;

/** @returns  `[name, arguments]` for each event; the first argument is `$event` where it is one, or is left empty. */
export function raisedBy(call, above, source) {
  const callee = textOf(bare(call.callee), source);
  if (!RAISES.test(callee)) return [];
  const [event, passed] = callee.endsWith('.bind') ? call.arguments.slice(1) : call.arguments;
  const list = bare(passed);
  const args = list?.type === 'ArrayExpression' ? list.elements : [];
  const names = withoutDoubles(args.map((arg, at) => argumentName(arg, at, source)));
  return eventNames(bare(event), above)
    .filter(isEvent)
    .map((name) => [name, names]);
}

/** Names of events, written in the call or chosen before in the same member. */
function eventNames(node, above) {
  const names = namesIn(node);
  const member = above.findLast(({ type }) => /^(Method|Property)Definition$/.test(type));
  if (node?.type === 'Identifier' && member)
    walk(member, ({ type, id, init, operator, left, right }) => {
      if (type === 'VariableDeclarator' && id.name === node.name) names.push(...namesIn(init));
      if (type === 'AssignmentExpression' && operator === '=' && left.name === node.name)
        names.push(...namesIn(right));
    });
  return [...new Set(names)];
}

const IS_WIDGET = /^(this|this\.proxy|target|this\.props\.target)$/;
const IS_BROWSER_EVENT = /^\$?e(vent)?(\.nativeEvent)?$/;

/** What an argument is called, judged by what is passed. */
function argumentName(given, at, source) {
  const node = bare(given);
  const text = textOf(node, source);
  if (IS_WIDGET.test(text)) return 'widget';
  if (at === 0 && (isEmpty(node, text) || IS_BROWSER_EVENT.test(text))) return '$event';
  if (node.type === 'Identifier' && text !== 'undefined') return text;
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name;
  if (node.left) return argumentName(node.left, at, source);
  return node.type === 'ObjectExpression' ? 'data' : `arg${at + 1}`;
}

const isEmpty = (node, text) =>
  text === 'undefined' ||
  node.type === 'ObjectExpression' ||
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'string'));

/** A name that occurs again is replaced by its position. */
const withoutDoubles = (names) =>
  names.map((name, at) => (names.indexOf(name) < at ? `arg${at + 1}` : name));

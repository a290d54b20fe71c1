// All classes of the web runtime → every call that raises an event, with the names of what it passes on.
import { bare, isFunction, nameOf, namesIn, textOf, walk } from '../source/syntax.mjs';

const RAISES = 'invokeEventCallback';

/** @returns  `{ by, on, names, args }` each: class, what the call is made on, names of events, arguments beside `$event` and `widget`. */
export function listRaisedEvents(classes) {
  const raised = [];
  for (const { name, node, source } of classes)
    walk(node, (call, above) => {
      const callee = call.type === 'CallExpression' ? bare(call.callee) : undefined;
      if (callee?.type !== 'MemberExpression' || callee.property.name !== RAISES) return;
      const [event, passed] = call.arguments;
      raised.push({
        by: name,
        on: textOf(callee.object, source),
        names: namesIn(event),
        args: keysOf(passed, functionAround(above), source.program),
      });
    });
  return raised;
}

const functionAround = (above) =>
  above.findLast((node) => isFunction(node) || node.type === 'FunctionDeclaration');

/** Keys of an object that is written at once, assembled in the function around, or returned by a function of the file. */
function keysOf(given, around, program) {
  const node = bare(given);
  if (node?.type === 'ObjectExpression') return node.properties.map(nameOf).filter(Boolean);
  if (node?.type === 'Identifier' && around) return keysOfVariable(node.name, around, program);
  if (node?.type === 'CallExpression' && node.callee.type === 'Identifier')
    return keysOfResult(node.callee.name, program);
  return [];
}

function keysOfVariable(name, around, program) {
  const keys = new Set();
  walk(around, (node, above) => {
    const inside = functionAround(above) ?? around;
    if (node.type === 'VariableDeclarator' && node.id.name === name && node.init)
      for (const key of keysOf(node.init, inside, program)) keys.add(key);
    if (node.type !== 'AssignmentExpression' || node.operator !== '=') return;
    const { type, object, property, computed } = node.left;
    if (type === 'MemberExpression' && !computed && object.name === name) keys.add(property.name);
  });
  return [...keys];
}

/** Keys of what an arrow function of the file returns. */
function keysOfResult(name, program) {
  const keys = new Set();
  const add = (node, around) => {
    for (const key of keysOf(node, around, program)) keys.add(key);
  };
  walk(program, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || id.name !== name) return;
    if (init?.type !== 'ArrowFunctionExpression') return;
    if (init.expression) return add(init.body, init);
    walk(init.body, (node, above) => {
      if (node.type === 'ReturnStatement') add(node.argument, functionAround(above) ?? init);
    });
  });
  return [...keys];
}

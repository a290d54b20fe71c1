// TypeScript → its syntax tree, and what is often asked of one: values of literals, names of parameters.
import { parseSync } from 'rolldown/utils';
import { BadInput } from '../bad-input.mjs';

/** @returns `{ path, text, program, comments }`; positions in the tree count in `text`. */
export function parse(path, text) {
  const { program, comments, errors } = parseSync(path, text, { preserveParens: false });
  if (errors.length > 0) throw new BadInput(`${path}: ${errors[0].message}`);
  return { path, text, program, comments };
}

/** Visit a node and everything in it, in the order of the text; `above` are the nodes around, the outermost first. */
export function walk(node, visit, above = []) {
  visit(node, above);
  const inside = [...above, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') walk(child, visit, inside);
}

const WRAPS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSNonNullExpression',
  'ChainExpression',
]);

/** The expression without casts. */
export function bare(node) {
  while (WRAPS.has(node?.type)) node = node.expression;
  return node;
}

/** The value of a literal, of a list or an object of literals; else undefined. */
export function literal(node) {
  const { type, ...rest } = bare(node) ?? {};
  if (type === 'Literal') return rest.regex || rest.bigint ? undefined : rest.value;
  if (type === 'TemplateLiteral' && rest.expressions.length === 0)
    return rest.quasis[0].value.cooked;
  if (type === 'UnaryExpression' && rest.operator === '-') {
    const value = literal(rest.argument);
    return typeof value === 'number' ? -value : undefined;
  }
  if (type === 'ArrayExpression') return allOf(rest.elements.map(literal));
  if (type !== 'ObjectExpression') return undefined;
  const entries = rest.properties.map((one) => [nameOf(one), literal(isPair(one) && one.value)]);
  return allOf(entries.map(([, value]) => value)) && Object.fromEntries(entries);
}

const allOf = (values) => (values.includes(undefined) ? undefined : values);
const isPair = (node) =>
  node.type === 'Property' && node.kind === 'init' && !node.method && !node.shorthand;

/** Name of a member, a parameter or an entry of an object, when it is written as a word or in quotes. */
export function nameOf({ key, computed }) {
  if (!key || computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return typeof key.value === 'string' ? key.value : undefined;
}

export const isFunction = (node) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/** Names of a function's parameters; `{}` for one that is taken apart. */
export const parameterNames = (fn) =>
  fn.params.map((one) => {
    const { parameter = one } = one;
    const target = parameter.left ?? parameter.argument ?? parameter;
    return target.type === 'Identifier' ? target.name : '{}';
  });

/** Names that an expression can stand for, when it chooses between literals. */
export function namesIn(node) {
  const expression = bare(node);
  if (expression?.type === 'ConditionalExpression')
    return [...namesIn(expression.consequent), ...namesIn(expression.alternate)];
  const value = literal(expression);
  return typeof value === 'string' ? [value] : [];
}

/** The text of a node. */
export const textOf = (node, { text }) => text.slice(node.start, node.end);

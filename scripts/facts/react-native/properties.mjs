// The classes of a component's properties → name, type and default of each.
import { isConstructor, isField } from '../source/classes.mjs';
import { bare, isFunction, literal, nameOf, textOf, walk } from '../source/syntax.mjs';

/** Holds the styles, which are with what all widgets take. */
export const STYLES = 'StyleProps';
const BELOW_ALL = 'BaseProps';

/**
 * Read the properties of a chain of classes, the nearest first.
 *
 * @returns  Name → `{ type, default, base }`: `base` marks those that all components have; `isComputed` a default
 *           that isn't written as a literal.
 */
export function readProperties(chain) {
  const properties = {};
  for (const cls of chain.toReversed().filter(({ name }) => name !== STYLES))
    for (const member of cls.members) {
      if (isConstructor(member)) addAssigned(member, properties);
      else if (isField(member) || member.type === 'TSPropertySignature') {
        const property = readProperty(member, cls.source);
        const name = nameOf(member);
        if (property.type === 'any' && properties[name]) property.type = properties[name].type;
        const isBase = cls.name === BELOW_ALL && chain.length > 1;
        properties[name] = isBase ? { ...property, base: true } : property;
      }
    }
  return properties;
}

function readProperty(member, source) {
  const value = literal(member.value);
  const property = { type: typeOfMember(member, source) };
  if (value !== undefined && value !== null) return { ...property, default: value };
  const isComputed =
    value === undefined && member.value && textOf(member.value, source) !== 'undefined';
  return isComputed ? { ...property, isComputed } : property;
}

/** As written; else as the default shows; else `any`. */
export function typeOfMember(member, source) {
  const written = member.typeAnnotation && textOf(member.typeAnnotation.typeAnnotation, source);
  const type = written?.replace(/\s+/g, ' ').replaceAll('"', "'");
  if (type) return /=>|^\(?Function/.test(type) ? 'function' : type.replace(/^Boolean$/, 'boolean');
  if (isFunction(bare(member.value))) return 'function';
  const value = literal(member.value);
  if (Array.isArray(value)) return 'array';
  return value === null || value === undefined ? 'any' : typeof value;
}

/** Defaults that a constructor sets: `this.name = value`. */
function addAssigned(member, properties) {
  walk(member, ({ type, operator, left, right }) => {
    if (type !== 'AssignmentExpression' || operator !== '=') return;
    if (left.type !== 'MemberExpression' || left.object.type !== 'ThisExpression') return;
    const value = literal(right);
    if (value === undefined || left.computed) return;
    const { name } = left.property;
    properties[name] ??= { type: typeof value };
    properties[name].default = value;
  });
}

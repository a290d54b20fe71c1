// An expression → its value, where that is written down: literals, constants, spreads, JSON files. Calls are never made.
import path from 'node:path';
import { bare, type Node, nameOf, part, parts, word } from './parse.ts';

/** What can't be known without running the code. */
export type Unread = { isUnread: true; node: Node; file: string };

export type Scope = {
  file: string;
  /** Value of a name of this module. */
  lookUp(name: string): unknown;
  /** Is the name declared or imported? */
  knows(name: string): boolean;
  /** Value of another module's export, or of a JSON file; undefined where there is none. */
  load(specifier: string): Record<string, unknown> | undefined;
  /** Pieces read so far, so that arrays spread into each other end. */
  budget: { left: number };
  /** Called for each spread that can't be read. */
  lost(unread: Unread): void;
};

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'isUnread' in value && value.isUnread === true;

type Read = (node: Node, scope: Scope) => unknown;

const READERS: Record<string, Read> = {
  Literal: (node, scope) =>
    'regex' in node && node.regex ? unread(node, scope) : (node.value as unknown),
  TemplateLiteral: readTemplate,
  Identifier: (node, scope) =>
    word(node, 'name') === 'undefined' ? undefined : scope.lookUp(word(node, 'name')),
  ArrayExpression: readArray,
  ObjectExpression: readObject,
  MemberExpression: readMember,
  UnaryExpression: readUnary,
  BinaryExpression: readBinary,
  LogicalExpression: readLogical,
  ConditionalExpression: (node, scope) => {
    const test = evaluate(part(node, 'test'), scope);
    if (isUnread(test)) return unread(node, scope);
    return evaluate(part(node, test ? 'consequent' : 'alternate'), scope);
  },
  CallExpression: readCall,
  ImportExpression: (node, scope) => {
    const name = evaluate(part(node, 'source'), scope);
    return (typeof name === 'string' && scope.load(name)) || unread(node, scope);
  },
};

/** Unread where it can't be known; `undefined` where it says so. */
export function evaluate(written: Node | undefined, scope: Scope): unknown {
  const node = bare(written);
  if (!node) return undefined;
  scope.budget.left -= 1;
  const read = READERS[node.type];
  return read && scope.budget.left > 0 ? read(node, scope) : unread(node, scope);
}

function unread(node: Node, { file }: Scope): Unread {
  return { isUnread: true, node, file };
}

function readTemplate(node: Node, scope: Scope): unknown {
  const values = parts(node, 'expressions').map((one) => evaluate(one, scope));
  if (values.some((one) => isUnread(one) || typeof one === 'object')) return unread(node, scope);
  return parts(node, 'quasis')
    .map((quasi, i) => {
      const { cooked = '' } = quasi.value as { cooked?: string };
      return cooked + (i < values.length ? String(values[i]) : '');
    })
    .join('');
}

function readArray(node: Node, scope: Scope): unknown {
  const all: unknown[] = [];
  for (const element of parts(node, 'elements')) {
    if (element.type !== 'SpreadElement') all.push(evaluate(element, scope));
    else {
      const value = evaluate(part(element, 'argument'), scope);
      if (Array.isArray(value) && spend(value.length, scope))
        for (const one of value) all.push(one);
      else scope.lost(unread(element, scope));
    }
  }
  return all;
}

function readObject(node: Node, scope: Scope): unknown {
  const object: Record<string, unknown> = {};
  const set = (name: string, value: unknown) =>
    Object.defineProperty(object, name, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  for (const property of parts(node, 'properties')) {
    if (property.type === 'SpreadElement') {
      const value = evaluate(part(property, 'argument'), scope);
      if (isRecord(value) && spend(Object.keys(value).length, scope))
        for (const [name, one] of Object.entries(value)) set(name, one);
      else if (isUnread(value)) scope.lost(unread(property, scope));
      continue;
    }
    const key =
      property.computed === true ? evaluate(part(property, 'key'), scope) : nameOf(property);
    if (typeof key === 'string' || typeof key === 'number')
      set(
        String(key),
        property.method ? unread(property, scope) : evaluate(part(property, 'value'), scope),
      );
    else scope.lost(unread(property, scope));
  }
  return object;
}

function spend(count: number, { budget }: Scope): boolean {
  if (count >= budget.left) return false;
  budget.left -= count;
  return true;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isUnread(value);
}

/** An environment variable counts as not set. */
function readMember(node: Node, scope: Scope): unknown {
  const object = bare(part(node, 'object'));
  if (
    object?.type === 'MemberExpression' &&
    isWord(part(object, 'object'), 'process') &&
    nameOf(object) === 'env'
  )
    return undefined;
  const value = evaluate(object, scope);
  const name = node.computed === true ? evaluate(part(node, 'property'), scope) : nameOf(node);
  if (Array.isArray(value) && typeof name === 'number') return value[name];
  if (isRecord(value) && typeof name === 'string' && Object.hasOwn(value, name)) return value[name];
  if (isRecord(value) && name === 'default') return value;
  return isRecord(value) && typeof name === 'string' ? undefined : unread(node, scope);
}

function readUnary(node: Node, scope: Scope): unknown {
  const value = evaluate(part(node, 'argument'), scope);
  if (isUnread(value)) return unread(node, scope);
  if (node.operator === '!') return !value;
  if (node.operator === '-' && typeof value === 'number') return -value;
  return node.operator === 'void' ? undefined : unread(node, scope);
}

function readBinary(node: Node, scope: Scope): unknown {
  const left = evaluate(part(node, 'left'), scope);
  const right = evaluate(part(node, 'right'), scope);
  if (isUnread(left) || isUnread(right)) return unread(node, scope);
  if (node.operator === '===' || node.operator === '==') return left === right;
  if (node.operator === '!==' || node.operator === '!=') return left !== right;
  const isText = typeof left === 'string' || typeof right === 'string';
  return node.operator === '+' && isText && `${left}${right}`.length < 100_000
    ? `${left}${right}`
    : unread(node, scope);
}

function readLogical(node: Node, scope: Scope): unknown {
  const left = evaluate(part(node, 'left'), scope);
  if (isUnread(left)) return unread(node, scope);
  const takesRight =
    node.operator === '&&'
      ? left
      : node.operator === '||'
        ? !left
        : left === undefined || left === null;
  return takesRight ? evaluate(part(node, 'right'), scope) : left;
}

/** `require('x')`, `require.resolve('x')`, `path.resolve(__dirname, 'x')`: what they give is known without a call. */
function readCall(node: Node, scope: Scope): unknown {
  const callee = bare(part(node, 'callee'));
  const values = parts(node, 'arguments').map((one) => evaluate(one, scope));
  const texts = values.filter((one): one is string => typeof one === 'string');
  const [first = ''] = texts;
  if (isWord(callee, 'require') && values.length === 1 && first)
    return scope.load(first) ?? unread(node, scope);
  const owner = bare(part(callee, 'object'));
  const name = isWord(callee) ? word(callee, 'name') : nameOf(callee);
  if (isWord(owner, 'require') && name === 'resolve' && first) return first;
  if (!owner && (name === 'useBaseUrl' || name === 'withBaseUrl') && first) return first;
  if (!owner && name === 'translate' && isRecord(values[0])) return values[0].message;
  const isPath = !owner || isWord(owner, 'path') || nameOf(owner) === 'posix';
  if (isPath && (name === 'resolve' || name === 'join') && texts.length === values.length && first)
    return name === 'resolve'
      ? path.resolve(path.dirname(scope.file), ...texts)
      : path.join(...texts);
  return unread(node, scope);
}

function isWord(node: Node | undefined, name?: string): boolean {
  return node?.type === 'Identifier' && (name === undefined || node.name === name);
}

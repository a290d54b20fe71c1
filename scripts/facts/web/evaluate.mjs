// The syntax tree of a file of registrations → what it would do, without running it.
// It knows what such files are made of: constants, maps, calls, and loops over a list of names.
import { BadInput } from '../bad-input.mjs';
import { bare } from '../source/syntax.mjs';

/** What may be called on a map; on anything else, nothing. */
const ON_MAPS = new Set(['get', 'set', 'has', 'forEach']);

/**
 * Follow the statements of a file.
 *
 * @param source   What `parse` returned.
 * @param imports  Names that the file imports → their values.
 * @returns        Every name that the file has at its outermost level → its value.
 * @throws         BadInput with file and line where it says something else.
 */
export function evaluate(source, imports) {
  const scope = new Scope(source, imports);
  for (const statement of source.program.body) scope.follow(statement);
  return scope.names;
}

class Scope {
  constructor(source, names = {}, outer = undefined) {
    this.source = source;
    this.outer = outer;
    this.names = Object.assign(Object.create(null), names);
  }

  /** @returns  `{ value }` after a `return`, else undefined. */
  follow(node) {
    const statement = STATEMENTS[node?.type];
    if (!statement) this.complain(node);
    return statement(node, this);
  }

  followAll(nodes) {
    for (const node of nodes) {
      const returned = this.follow(node);
      if (returned) return returned;
    }
    return undefined;
  }

  value(node) {
    const expression = EXPRESSIONS[bare(node)?.type];
    if (!expression) this.complain(node);
    return expression(bare(node), this);
  }

  lookUp(name) {
    return name in this.names ? this.names[name] : this.outer?.lookUp(name);
  }

  inside(names) {
    return new Scope(this.source, names, this);
  }

  complain({ start }) {
    const { path, text } = this.source;
    const line = text.slice(0, start).split('\n').length;
    throw new BadInput(`${path}:${line}: a registration says what can't be read.`);
  }
}

const STATEMENTS = {
  ImportDeclaration() {},
  TSTypeAliasDeclaration() {},
  TSInterfaceDeclaration() {},
  ExportNamedDeclaration: ({ declaration }, scope) => declaration && scope.follow(declaration),
  ExpressionStatement({ expression }, scope) {
    scope.value(expression);
  },
  VariableDeclaration({ declarations }, scope) {
    for (const { id, init } of declarations) scope.names[id.name] = init && scope.value(init);
  },
  BlockStatement: ({ body }, scope) => scope.inside().followAll(body),
  IfStatement({ test, consequent, alternate }, scope) {
    const chosen = scope.value(test) ? consequent : alternate;
    return chosen ? scope.follow(chosen) : undefined;
  },
  ForInStatement({ left, right, body }, scope) {
    for (const key of Object.keys(scope.value(right)))
      scope.inside({ [left.declarations[0].id.name]: key }).follow(body);
  },
  ReturnStatement: ({ argument }, scope) => ({ value: argument && scope.value(argument) }),
};

const EXPRESSIONS = {
  Literal: ({ value }) => value,
  Identifier: ({ name }, scope) => scope.lookUp(name),
  ArrayExpression: ({ elements }, scope) => elements.map((one) => scope.value(one)),
  ObjectExpression({ properties }, scope) {
    const entries = properties.map(({ type, key, value, argument }) =>
      type === 'SpreadElement'
        ? scope.value(argument)
        : { [key.name ?? key.value]: scope.value(value) },
    );
    return Object.assign({}, ...entries);
  },
  ArrowFunctionExpression: ({ params, body, expression }, scope) => {
    const names = (args) => Object.fromEntries(params.map(({ name }, i) => [name, args[i]]));
    return (...args) => {
      const inside = scope.inside(names(args));
      return expression ? inside.value(body) : inside.follow(body)?.value;
    };
  },
  NewExpression(node, scope) {
    if (node.callee.name !== 'Map' || node.arguments.length > 1) scope.complain(node);
    return new Map(node.arguments[0] && scope.value(node.arguments[0]));
  },
  MemberExpression({ object, property, computed }, scope) {
    const owner = scope.value(object);
    const key = computed ? scope.value(property) : property.name;
    return owner && Object.hasOwn(owner, key) ? owner[key] : undefined;
  },
  CallExpression(node, scope) {
    const { callee } = node;
    const args = () => node.arguments.map((one) => scope.value(one));
    if (callee.type === 'Identifier') {
      const called = scope.lookUp(callee.name);
      return typeof called === 'function' ? called(...args()) : scope.complain(node);
    }
    const owner = callee.type === 'MemberExpression' ? scope.value(callee.object) : undefined;
    if (!(owner instanceof Map) || !ON_MAPS.has(callee.property.name)) scope.complain(node);
    return owner[callee.property.name](...args());
  },
  BinaryExpression(node, scope) {
    const [left, right] = [scope.value(node.left), scope.value(node.right)];
    if (node.operator === '+') return left + right;
    const isSame = node.operator.length === 3 ? left === right : (left ?? null) === (right ?? null);
    if (!/^[!=]==?$/.test(node.operator)) scope.complain(node);
    return isSame === node.operator.startsWith('=');
  },
  UnaryExpression(node, scope) {
    const value = scope.value(node.argument);
    if (node.operator === '!') return !value;
    return node.operator === '-' ? -value : scope.complain(node);
  },
};

// A config or sidebar file → what it exports, read as text: its own constants, and the JSON and modules beside it.
import path from 'node:path';
import type { SourceFiles } from '../source-files.ts';
import { evaluate, isRecord, type Scope, type Unread } from './evaluate.ts';
import { bare, NOWHERE, type Node, parseModule, part, parts, word } from './parse.ts';

export type LoadedModule = {
  exports: Record<string, unknown>;
  /** Spreads that can't be read. */
  lost: Unread[];
  problem?: { message: string; at: number };
};

const ENDINGS = [
  '',
  '.ts',
  '.mts',
  '.js',
  '.mjs',
  '.cjs',
  '.cts',
  '.json',
  '/index.ts',
  '/index.js',
];

/** @param file  absolute. Every module is read once; those that import each other in a circle give nothing new. */
export function loadModule(file: string, files: SourceFiles): LoadedModule {
  const lost: Unread[] = [];
  const modules = new Map<string, Record<string, unknown>>();
  const budget = { left: 500_000 };
  let problem: LoadedModule['problem'];
  const load = (at: string, isFirst: boolean): Record<string, unknown> | undefined => {
    const known = modules.get(at);
    if (known) return known;
    const text = files.readText(at);
    if (text === undefined) return undefined;
    const exports: Record<string, unknown> = {};
    modules.set(at, exports);
    if (at.endsWith('.json')) return loadJson(text, exports, modules, at);
    const parsed = parseModule(at, text);
    if ('problem' in parsed) {
      if (isFirst) problem = { message: parsed.problem, at: parsed.at };
      return undefined;
    }
    const find = (specifier: string) => {
      const found = resolveModule(specifier, at, files);
      return found === undefined ? undefined : load(found, false);
    };
    readExports(parsed.body, exports, {
      file: at,
      load: find,
      budget,
      lost: (one) => lost.push(one),
    });
    return exports;
  };
  const exports = load(file, true) ?? {};
  return { exports, lost, ...(problem ? { problem } : {}) };
}

function loadJson(
  text: string,
  exports: Record<string, unknown>,
  modules: Map<string, Record<string, unknown>>,
  at: string,
) {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const loaded = isRecord(value) ? value : (value as Record<string, unknown>);
    modules.set(at, loaded);
    return loaded;
  } catch {
    return exports;
  }
}

function resolveModule(specifier: string, from: string, files: SourceFiles): string | undefined {
  const clean = specifier.replace(/^@site\//, `${files.dir}/`);
  if (!/^[./]/.test(clean)) return undefined;
  const at = path.resolve(path.dirname(from), clean);
  return ENDINGS.map((ending) => at + ending).find((one) => files.has(one));
}

type Outside = Omit<Scope, 'lookUp' | 'knows'>;

/** `module.exports = …`, `export default …` and `export const …`; a function gives what it returns. */
function readExports(
  body: readonly Node[],
  exports: Record<string, unknown>,
  outside: Outside,
): void {
  const scope = createScope(body, outside);
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration')
      exports.default = readResult(part(statement, 'declaration'), scope, outside);
    if (statement.type === 'TSExportAssignment')
      exports.default = readResult(part(statement, 'expression'), scope, outside);
    if (statement.type === 'ExportNamedDeclaration')
      for (const one of parts(part(statement, 'declaration'), 'declarations'))
        exports[word(part(one, 'id'), 'name')] = evaluate(part(one, 'init'), scope);
    const assignment = part(statement, 'expression');
    if (statement.type !== 'ExpressionStatement' || assignment?.type !== 'AssignmentExpression')
      continue;
    const left = part(assignment, 'left');
    const target = [word(part(left, 'object'), 'name'), word(part(left, 'property'), 'name')];
    const right = part(assignment, 'right');
    if (target.join('.') === 'module.exports') {
      exports.default = readResult(right, scope, outside);
      if (isRecord(exports.default))
        Object.assign(exports, { ...exports.default, default: exports.default });
    } else if (target[0] === 'exports' && target[1]) exports[target[1]] = evaluate(right, scope);
  }
}

/** Of a function: the value of its last `return`, with the constants in it. */
function readResult(written: Node | undefined, scope: Scope, outside: Outside): unknown {
  const node = bare(written);
  const own = node?.type === 'Identifier' ? functionNamed(word(node, 'name'), scope) : node;
  if (!own || !/Function/.test(own.type)) return evaluate(node, scope);
  const body = part(own, 'body');
  if (body?.type !== 'BlockStatement') return evaluate(body, scope);
  const inside = createScope(parts(body, 'body'), outside, scope);
  const last = parts(body, 'body').findLast((one) => one.type === 'ReturnStatement');
  return evaluate(part(last, 'argument'), inside);
}

const functions = new WeakMap<Scope, Map<string, Node>>();

function functionNamed(name: string, scope: Scope): Node | undefined {
  return functions.get(scope)?.get(name);
}

/** Names are read when first requested, once; a name that needs itself is unknown. */
function createScope(body: readonly Node[], outside: Outside, around?: Scope): Scope {
  const nodes = new Map<string, Node>();
  const values = new Map<string, unknown>([
    ['__dirname', path.dirname(outside.file)],
    ['__filename', outside.file],
  ]);
  const own = new Map<string, Node>();
  const imports = new Map<string, { from: string; name: string }>();
  for (const statement of body) collectNames(statement, { nodes, own, imports });
  const scope: Scope = {
    ...outside,
    knows: (name) => nodes.has(name) || imports.has(name) || own.has(name),
    lookUp(name) {
      if (values.has(name)) return values.get(name);
      const node = nodes.get(name);
      const imported = imports.get(name);
      if (!node && !imported && around) return around.lookUp(name);
      const unknown = { isUnread: true, node: node ?? NOWHERE, file: outside.file };
      values.set(name, unknown);
      if (node) values.set(name, evaluate(node, scope));
      if (imported) values.set(name, pick(outside.load(imported.from), imported.name) ?? unknown);
      return values.get(name) ?? (node ? undefined : unknown);
    },
  };
  functions.set(scope, own);
  return scope;
}

function pick(exports: Record<string, unknown> | undefined, name: string): unknown {
  if (!exports || name === '*') return exports;
  if (name === 'default') return exports.default ?? exports;
  return exports[name];
}

type Names = {
  nodes: Map<string, Node>;
  own: Map<string, Node>;
  imports: Map<string, { from: string; name: string }>;
};

function collectNames(statement: Node, names: Names): void {
  const declaration = part(statement, 'declaration') ?? statement;
  if (declaration.type === 'FunctionDeclaration')
    names.own.set(word(part(declaration, 'id'), 'name'), declaration);
  for (const one of parts(declaration, 'declarations')) {
    const init = bare(part(one, 'init'));
    const name = word(part(one, 'id'), 'name');
    if (name && init) (/Function/.test(init.type) ? names.own : names.nodes).set(name, init);
  }
  if (statement.type !== 'ImportDeclaration') return;
  const from = word(part(statement, 'source'), 'value');
  for (const one of parts(statement, 'specifiers')) {
    const imported = part(one, 'imported');
    const name =
      one.type === 'ImportNamespaceSpecifier'
        ? '*'
        : one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : word(imported, 'name') || word(imported, 'value');
    names.imports.set(word(part(one, 'local'), 'name'), { from, name });
  }
}

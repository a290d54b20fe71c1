// A component of the site that only returns JSX → what it shows with the props of one place. It is read, never run.
import path from 'node:path';
import { inside } from '../components/component.ts';
import { dedent, indent } from '../mdx/output.ts';
import { CHILDREN, type PageImport, type Piece } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import { evaluate, isUnread, type Scope } from '../syntax/evaluate.ts';
import {
  bare,
  type Node,
  nameOf,
  parseExpression,
  parseModule,
  part,
  parts,
  word,
} from '../syntax/parse.ts';
import type { PageScope } from './page-scope.ts';
import type { Context } from './partials.ts';
import type { SiteImport } from './site-import.ts';

type Component = {
  file: string;
  /** Its imports and constants, and the JSX that it returns. */
  source: string;
  /** Pattern of its only parameter. */
  param: Node | undefined;
};

const ENDINGS = [
  '',
  '.tsx',
  '.jsx',
  '.ts',
  '.js',
  '/index.tsx',
  '/index.jsx',
  '/index.ts',
  '/index.js',
];

const DEEPEST = 6;

/** Signs that not everything could be read. */
const LOST = new Set([
  'import/unknown-component',
  'import/expression',
  'import/picture',
  'import/no-partial',
]);

export function convertComponent(
  element: Element,
  page: PageImport,
  { imports, exported, modules }: PageScope,
  { body, from, all, convert }: Context,
): Piece | undefined {
  const specifier = imports.get(element.name);
  const component =
    specifier === undefined
      ? readComponent(element.name, from.file, modules)
      : load(specifier, exported.get(element.name) ?? 'default', from.file, all);
  const key = component && `${component.file}#${element.name}`;
  if (!component || !key || body.chain.includes(key) || body.chain.length > DEEPEST)
    return undefined;
  const props = propsOf(element, component, page);
  if (!props) return undefined;
  const reported = all.diagnostics.length;
  const { text } = convert(
    {
      text: component.source,
      linesBefore: 0,
      matter: {},
      isPartial: false,
      props,
      chain: [...body.chain, key],
    },
    { file: component.file, doc: from.doc },
    all,
  );
  if (all.diagnostics.splice(reported).some(({ code }) => LOST.has(code))) return undefined;
  all.shownFrom.add(component.file);
  page.count(`component <${element.name}> of the site: what it shows`);
  const children = element.children.length > 0 ? inside(element, page) : '';
  const shown = withChildren(dedent(`\n${text}`), children);
  return {
    text: shown,
    isBlock: shown.includes('\n') || page.text.slice(element.start, element.end).includes('\n'),
  };
}

/** Each line of the content as deep as the place that it is at. */
function withChildren(text: string, children: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.replaceAll(CHILDREN, () => indent(children, /^[ \t]*/.exec(line)?.[0] ?? '')),
    )
    .join('\n');
}

function load(
  specifier: string,
  name: string,
  from: string,
  { files }: SiteImport,
): Component | undefined {
  const clean = specifier.startsWith('@site/')
    ? path.join(files.dir, specifier.slice(6))
    : specifier;
  if (!/^[./]/.test(clean)) return undefined;
  const at = path.resolve(path.dirname(from), clean);
  const file = ENDINGS.map((end) => at + end).find(
    (one) => /\.[jt]sx?$/.test(one) && files.has(one),
  );
  const text = file === undefined ? undefined : files.readText(file);
  return file === undefined || text === undefined ? undefined : readComponent(name, file, text);
}

/** @param text  a module: a file, or what the page itself exports. */
function readComponent(name: string, file: string, text: string): Component | undefined {
  const parsed = parseModule(file.replace(/\.(?:js|mdx?)$/, '.jsx'), text);
  if (!('body' in parsed)) return undefined;
  const own = functionNamed(name, parsed.body);
  const jsx = own && resultOf(own);
  const isChoice = jsx?.type === 'ConditionalExpression' || jsx?.type === 'LogicalExpression';
  if (!own || !jsx || !(isChoice || /^JSX/.test(jsx.type))) return undefined;
  const around = parsed.body.filter(
    ({ type }) => type === 'ImportDeclaration' || type === 'VariableDeclaration',
  );
  const modules = around
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => one.startsWith('import') || /^const \w+ = ['"\d[{]/.test(one));
  const [param] = parts(own, 'params');
  const names = modules.map((one) => (one.startsWith('import') ? one : `export ${one}`));
  const shown = text.slice(jsx.start, jsx.end);
  return { file, param, source: [...names, isChoice ? `{${shown}}` : shown].join('\n\n') };
}

function functionNamed(name: string, body: readonly Node[]): Node | undefined {
  const named = new Map<string, Node>();
  let chosen: Node | undefined;
  for (const statement of body) {
    const declaration = part(statement, 'declaration') ?? statement;
    if (declaration.type === 'FunctionDeclaration')
      named.set(word(part(declaration, 'id'), 'name'), declaration);
    for (const one of parts(declaration, 'declarations')) {
      const init = bare(part(one, 'init'));
      if (init) named.set(word(part(one, 'id'), 'name'), init);
    }
    if (statement.type === 'ExportDefaultDeclaration') chosen = declaration;
  }
  const found = name === 'default' ? chosen : named.get(name);
  const own = found?.type === 'Identifier' ? named.get(word(found, 'name')) : found;
  return own && /Function/.test(own.type) ? own : undefined;
}

/** Only a function that does nothing but return is known without a run. */
function resultOf(own: Node): Node | undefined {
  const body = part(own, 'body');
  if (body?.type !== 'BlockStatement') return bare(body);
  const [only, ...more] = parts(body, 'body');
  return only?.type === 'ReturnStatement' && more.length === 0
    ? bare(part(only, 'argument'))
    : undefined;
}

/** Name → value in the component; undefined where one can't be known. */
function propsOf(
  element: Element,
  { param }: Component,
  page: PageImport,
): Map<string, unknown> | undefined {
  const given = new Map<string, unknown>();
  for (const { name, value } of element.attributes) {
    const node = typeof value === 'object' ? parseExpression(value.expression) : undefined;
    const known = typeof value === 'object' ? node && evaluate(node, page.scope) : value;
    if (name === '...' || isUnread(known) || (typeof value === 'object' && !node)) return undefined;
    given.set(name, known);
  }
  if (element.children.length > 0) given.set('children', CHILDREN);
  if (!param) return new Map();
  if (param.type === 'Identifier')
    return new Map([[word(param, 'name'), Object.fromEntries(given)]]);
  if (param.type !== 'ObjectPattern') return undefined;
  const props = new Map<string, unknown>();
  for (const property of parts(param, 'properties')) {
    const value = part(property, 'value');
    const name = nameOf(property);
    if (!value || name === undefined) return undefined;
    const local = value.type === 'AssignmentPattern' ? part(value, 'left') : value;
    const otherwise =
      value.type === 'AssignmentPattern'
        ? evaluate(part(value, 'right'), page.scope as Scope)
        : undefined;
    if (!given.has(name) && isUnread(otherwise)) return undefined;
    props.set(word(local, 'name'), given.has(name) ? given.get(name) : otherwise);
  }
  return props;
}

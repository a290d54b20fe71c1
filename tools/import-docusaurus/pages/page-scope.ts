// `import` and `export` of a page → names that its expressions may use. Nothing is run.

import type { Token } from '../mdx/token.ts';
import { evaluate, type Scope, type Unread } from '../syntax/evaluate.ts';
import { bare, NOWHERE, type Node, parseModule, part, parts, word } from '../syntax/parse.ts';
import { rawFile } from '../syntax/raw-file.ts';

export type PageScope = {
  scope: Scope;
  imports: Map<string, string>;
  /** Local name → the name that its module exports. */
  exported: Map<string, string>;
  /** Its lines of `import` and `export`. */
  modules: string;
};

type Loaders = {
  /** What the page imports from a JSON file. */
  loadJson(specifier: string): unknown;
  /** Undefined where there is no such file. */
  loadText(specifier: string): string | undefined;
};

const FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|zip)$/i;

export function pageScope(
  tokens: readonly Token[],
  page: {
    text: string;
    file: string;
    matter: Record<string, unknown>;
    props?: ReadonlyMap<string, unknown> | undefined;
  },
  { loadJson, loadText }: Loaders,
): PageScope {
  const imports = new Map<string, string>();
  const exported = new Map<string, string>();
  const nodes = new Map<string, Node>();
  const modules = tokens
    .filter(({ kind }) => kind === 'module')
    .map(({ start, end }) => page.text.slice(start, end));
  for (const module of modules) {
    const parsed = parseModule('page.tsx', module);
    for (const statement of 'body' in parsed ? parsed.body : []) {
      const from = word(part(statement, 'source'), 'value');
      for (const one of parts(statement, 'specifiers')) {
        const local = word(part(one, 'local'), 'name');
        imports.set(local, from);
        exported.set(local, word(part(one, 'imported'), 'name') || 'default');
      }
      for (const one of parts(statement, 'declarations')) {
        const init = bare(part(one, 'init'));
        if (init) nodes.set(word(part(one, 'id'), 'name'), init);
      }
      for (const one of parts(part(statement, 'declaration'), 'declarations')) {
        const init = bare(part(one, 'init'));
        if (init) nodes.set(word(part(one, 'id'), 'name'), init);
      }
    }
  }
  const values = new Map<string, unknown>([['frontMatter', page.matter], ...(page.props ?? [])]);
  const unknown: Unread = { isUnread: true, node: NOWHERE, file: page.file };
  const load = (specifier: string): Record<string, unknown> | undefined => {
    const raw = rawFile(specifier);
    const text = raw === undefined ? undefined : loadText(raw);
    if (text !== undefined) return { default: text };
    if (FILE.test(specifier)) return { default: specifier };
    const value = specifier.endsWith('.json') ? loadJson(specifier) : undefined;
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  };
  const scope: Scope = {
    file: page.file,
    budget: { left: 50_000 },
    load,
    lost: () => {},
    knows: (name) =>
      name === 'frontMatter' ||
      page.props?.has(name) === true ||
      nodes.has(name) ||
      imports.has(name),
    lookUp(name) {
      if (values.has(name)) return values.get(name);
      const node = nodes.get(name);
      const from = imports.get(name);
      values.set(name, unknown);
      if (node) values.set(name, evaluate(node, scope));
      else if (from !== undefined) {
        const loaded = load(from);
        if (loaded) values.set(name, loaded.default ?? loaded);
      }
      return values.get(name);
    },
  };
  return { scope, imports, exported, modules: modules.join('\n\n') };
}

// The project's own modules → what each takes from others and what it gives, types and `import()` too.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { projectDir } from './site-folder.ts';

export type SourceImport = {
  /** Below the project, with `/`. */
  to: string;
  isType: boolean;
  /** Undefined: all of it, by `import *`, `export *` or `import()`. */
  names?: string[];
};

export type SourceModule = {
  name: string;
  text: string;
  imports: SourceImport[];
  /** Its own: what it passes on counts as taken from where it is. */
  exports: { name: string; isType: boolean }[];
};

const FOLDERS = ['engine', 'tools', 'collections', 'site', 'tests', 'bench', 'scripts'];

export const sourceModules: readonly SourceModule[] = FOLDERS.flatMap((base) =>
  readdirSync(path.join(projectDir, base), { recursive: true }).map((name) => `${base}/${name}`),
)
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name))
  .filter((name) => !/\/(?:\.[\w-]+|dist|node_modules|fixtures)\//.test(name))
  .sort()
  .map(readModule);

function readModule(name: string): SourceModule {
  const text = readFileSync(path.join(projectDir, name), 'utf8');
  const { module } = parseSync(name, text);
  const at = (from: string) => path.posix.join(path.posix.dirname(name), from);
  const imports: SourceImport[] = [];
  const add = (from: string, isType: boolean, names?: string[]) => {
    if (from.startsWith('.')) imports.push({ to: at(from), isType, ...(names ? { names } : {}) });
  };
  for (const { moduleRequest, entries, start, end } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((one) => one.isType);
    const isWhole = entries.some(({ importName: { kind } }) => kind === 'NamespaceObject');
    const names = entries.map(({ importName }) => importName.name ?? 'default');
    const isTypeAlone = /^import\s+type\b/.test(text.slice(start, end));
    add(moduleRequest.value, isType || isTypeAlone, isWhole ? undefined : names);
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, isType } of entries)
      if (moduleRequest)
        add(moduleRequest.value, isType, importName.name ? [importName.name] : undefined);
  // Also where a type names a module: `typeof import('./x.ts')`.
  const loads = new Set(module.dynamicImports.map(({ start }) => start));
  for (const { 1: from = '', index } of text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g))
    add(from, !loads.has(index));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest, isType }) =>
      exportName.name && !moduleRequest ? [{ name: exportName.name, isType }] : [],
    ),
  );
  return { name, text, imports, exports };
}

/** Modules that others are handed rather than import: their names are written where they are used. */
const HANDED: [module: RegExp, users: RegExp][] = [
  [/^engine\/cli\/main\.ts$/, /^engine\/bin\/learn\.mjs$/],
  [/^tools\/import-docusaurus\/(?:index\.ts|load\.mjs)$/, /^engine\/cli\/import\.ts$/],
  [
    /\/client\//,
    /^(?:engine\/client\/|engine\/build\/client\/client-modules\.ts|tools\/offline\/make-bundle\.ts)/,
  ],
];

/**
 * Exports that nothing uses: values that no other module names; types that their own module doesn't use either.
 *
 * What is loaded whole, by `import()` or `import *`, counts as taken where its name is written. Default exports are
 * for tools.
 */
export function unusedExports(modules: readonly SourceModule[]): string[] {
  const taken = new Set<string>();
  const wholes = new Map<string, string[]>();
  for (const { text, imports } of modules)
    for (const { to, names } of imports)
      if (names) for (const name of names) taken.add(`${to} ${name}`);
      else wholes.set(to, [...(wholes.get(to) ?? []), text]);
  const isTaken = (module: SourceModule, { name, isType }: SourceModule['exports'][number]) => {
    const word = new RegExp(`\\b${name}\\b`, 'g');
    return (
      taken.has(`${module.name} ${name}`) ||
      wholes.get(module.name)?.some((text) => text.match(word)) ||
      handedTo(module, modules).some(({ text }) => text.match(word)) ||
      (isType && (module.text.match(word) ?? []).length > 1)
    );
  };
  return modules.flatMap((module) =>
    module.exports
      .filter((one) => !isTaken(module, one))
      .map(({ name }) => `${module.name} ${name}`),
  );
}

const handedTo = ({ name }: SourceModule, modules: readonly SourceModule[]) =>
  modules.filter(
    (one) =>
      one.name !== name &&
      HANDED.some(([module, users]) => module.test(name) && users.test(one.name)),
  );

// Sources of the native runtime → its classes by file, and how to get from a class to the one that it extends.
import path from 'node:path';
import { chainOf, listClasses } from '../source/classes.mjs';

const ENDS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** @returns  `byPath`: path → classes · `chain(class)`: it and those it extends, the nearest first. */
export function readComponentClasses(sources, paths) {
  const byPath = new Map();
  for (const cls of listClasses(sources, paths))
    byPath.set(cls.path, [...(byPath.get(cls.path) ?? []), cls]);
  return { byPath, chain: (cls) => chainOf(cls, (one) => baseOf(one, byPath)) };
}

/** The class that a class extends: in the same file, or in the file that is imported. */
function baseOf(cls, byPath) {
  if (!cls.base) return undefined;
  const local = byPath.get(cls.path).find(({ name }) => name === cls.base);
  if (local && local !== cls) return local;
  const { from, name } = cls.imports.get(cls.base) ?? {};
  const at = from && pathOfImport(from, cls.path);
  const found = ENDS.map((end) => byPath.get(at + end)).find(Boolean) ?? [];
  if (name === 'default') return found.find((one) => one.isDefault) ?? found[0];
  return found.find((one) => one.name === name);
}

/** The runtime names its own files from its package, `@scope/package/core/…`, or by a relative path. */
function pathOfImport(from, path_) {
  const ofPackage = /^@[^/]+\/[^/]+\/(.*)/.exec(from)?.[1];
  if (ofPackage) return `src/${ofPackage}`;
  return from.startsWith('.') ? path.posix.join(path.posix.dirname(path_), from) : undefined;
}

/** The component of a file: its default export, else the first that is a component at all. */
export const mainClass = (classes, chain) =>
  classes?.find(({ isDefault }) => isDefault) ??
  classes?.find((cls) => chain(cls).some(({ name }) => name === 'BaseComponent')) ??
  classes?.[0];

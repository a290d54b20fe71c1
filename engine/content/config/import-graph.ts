// Modules of a site → everything that they import by a relative path, down the tree.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../cache/hash.ts';

export type Files = ReturnType<typeof createFiles>;

const IMPORT = /\b(from|import|import\()\s*['"]([^'"\n]+)['"]/g;

/** Each file is looked for, read, hashed and searched for imports once. */
export function createFiles() {
  const texts = new Map<string, string>();
  const hashes = new Map<string, string>();
  const imports = new Map<string, Import[]>();
  const there = new Map<string, boolean>();
  const has = (file: string) => {
    const isThere = there.get(file) ?? existsSync(file);
    there.set(file, isThere);
    return isThere;
  };
  const read = (file: string) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  const hash = (file: string) => {
    const known = hashes.get(file) ?? hashOf([read(file)]);
    hashes.set(file, known);
    return known;
  };
  return {
    has,
    read,
    hash,
    /** Whether all that was read has these hashes. */
    areAs: (known: ReadonlyMap<string, string>) =>
      [...texts.keys()].every((file) => known.get(file) === hash(file)),
    /** As it names them; files as absolute paths, without those that aren't there. */
    imports(file: string): Import[] {
      const known = imports.get(file);
      if (known) return known;
      const found = importsIn(read(file)).flatMap(({ from, kind }) => {
        if (!from.startsWith('.')) return [{ from, kind }];
        const at = path.resolve(path.dirname(file), from);
        return has(at) ? [{ from: at, kind }] : [];
      });
      imports.set(file, found);
      return found;
    },
  };
}

/** Values, types, which are gone when it runs, or what it loads by `import()`: a file or a package. */
type Import = { from: string; kind: 'values' | 'types' | 'later' };

/** What a module imports, as it writes it. */
export function importsIn(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(({ 1: opens = '', 2: from = '', index }) => {
    if (opens.endsWith('(')) return { from, kind: 'later' };
    return { from, kind: takesTypes(text.slice(0, index).trimEnd()) ? 'types' : 'values' };
  });
}

/** @param before  what stands before `from`. */
function takesTypes(before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (/^(?:import|export) type\s/.test(line)) return true;
  if (!before.endsWith('}')) return false;
  const open = before.lastIndexOf('{');
  const head = before.slice(0, open).trimEnd();
  const names = before.slice(open + 1, -1).split(',');
  return (
    /\b(?:import|export) type$/.test(head) ||
    (/\b(?:import|export)$/.test(head) && names.every((name) => /^(?:type\s|$)/.test(name.trim())))
  );
}

/**
 * The scripts and all that they name by a relative path, down the tree: sheets apart, those of what is imported first.
 *
 * @param isBrowser  only what a browser gets of them: no types, but what they load by `import()`.
 */
export function reachedFrom(
  scripts: readonly string[],
  files: Files,
  isBrowser = false,
): { scripts: string[]; sheets: string[] } {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const follow = (file: string) => {
    if (seen.has(file) || !files.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) sheets.push(file);
    else
      for (const { from, kind } of files.imports(file))
        if (kind !== (isBrowser ? 'types' : 'later') && path.isAbsolute(from)) follow(from);
  };
  scripts.forEach(follow);
  return { scripts: [...seen].filter((file) => !file.endsWith('.css')), sheets };
}

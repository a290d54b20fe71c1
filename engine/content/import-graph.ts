// Modules of a site ▶ everything that they import by a relative path, down the tree.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash.ts';

export type Files = ReturnType<typeof createFiles>;

/** Each file is looked for, read, hashed and searched for imports once. */
export function createFiles() {
  const texts = new Map<string, string>();
  const hashes = new Map<string, string>();
  const imports = new Map<string, string[]>();
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
  return {
    has,
    read,
    hash(file: string) {
      const hash = hashes.get(file) ?? hashOf([read(file)]);
      hashes.set(file, hash);
      return hash;
    },
    /** Relative imports, as absolute paths. */
    imports(file: string) {
      const known = imports.get(file);
      if (known) return known;
      const found = [...read(file).matchAll(/\b(?:from|import)\s*['"](\.[^'"]+)['"]/g)]
        .map(([, from = '']) => path.resolve(path.dirname(file), from))
        .filter(has);
      imports.set(file, found);
      return found;
    },
  };
}

/** The scripts and all that they import by a relative path, down the tree: sheets apart, those of what is imported first. */
export function reachedFrom(
  scripts: readonly string[],
  files: Files,
): { scripts: string[]; sheets: string[] } {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const follow = (file: string) => {
    if (seen.has(file) || !files.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) sheets.push(file);
    else files.imports(file).forEach(follow);
  };
  scripts.forEach(follow);
  return { scripts: [...seen].filter((file) => !file.endsWith('.css')), sheets };
}

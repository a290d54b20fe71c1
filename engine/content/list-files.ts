// A folder ▶ the names of files below it: those of a kind, or the pages. Loads nothing: the quickest build ends right after it.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { compare } from '../diagnostics.ts';

/** Names below a folder, `/` between parts, in code-unit order. */
export function listFiles(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith(extension) && !entry.name.startsWith('.'),
    )
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort(compare);
}

/** What every built site has, and no folder of pages. */
const BUILT = '_server.json';

/** Pages below a folder, index pages first; not those of packages, of built sites, of hidden folders, nor includes. */
export function listPageFiles(folder: string): string[] {
  return listBelow(folder, '').sort(
    (a, b) => Number(isIndexFile(b)) - Number(isIndexFile(a)) || compare(a, b),
  );
}

const isIndexFile = (name: string): boolean => /(?:^|\/)index\.mdx?$/.test(name);

function listBelow(root: string, folder: string): string[] {
  const at = path.join(root, folder);
  const entries = existsSync(at) ? readdirSync(at, { withFileTypes: true }) : [];
  if (entries.some(({ name }) => name === BUILT)) return [];
  return entries.flatMap((entry) => {
    const { name } = entry;
    if (/^[._]/.test(name) || name === 'node_modules') return [];
    const inside = folder ? `${folder}/${name}` : name;
    if (entry.isDirectory()) return listBelow(root, inside);
    return entry.isFile() && /\.mdx?$/.test(name) ? [inside] : [];
  });
}

export function isFile(at: string): boolean {
  return existsSync(at) && statSync(at).isFile();
}

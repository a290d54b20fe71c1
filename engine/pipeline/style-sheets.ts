// Style sheets that only some pages load → their text as it is served, under a name that changes with it.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../content/cache-file.ts';
import { hashOf } from '../content/hash.ts';
import { createFiles, type Files, reachedFrom } from '../content/import-graph.ts';
import { ExpectedError } from '../diagnostics.ts';
import { partVersions } from '../engine-dir.ts';
import { type ClassNames, classNamesIn, namedClasses, pruneCss } from '../output/prune-css.ts';

/** Sheets that are served as one. */
export type StyleList = {
  files: readonly string[];
  /**
   * What is drawn with it. Sheets that they import belong to it, and rules for classes that
   * neither they nor what they import name are omitted.
   */
  scripts?: readonly string[];
};

export type NamedStyle = { name: string; text: string };

/** Compiled once, and kept until one of the files changes. */
export function loadStyles<Id extends string>(
  lists: Readonly<Record<Id, StyleList>>,
  cacheDir: string,
  files: Files = createFiles(),
): Record<Id, NamedStyle> {
  const inputs = Object.entries<StyleList>(lists).map(([id, { files: sheets, scripts }]) => {
    const reached = reachedFrom(scripts ?? [], files);
    return {
      id,
      sheets: [...new Set([...sheets, ...reached.sheets])],
      scripts: scripts && reached.scripts,
    };
  });
  const hashes = inputs.map(({ id, sheets, scripts = [] }) =>
    [id, ...[...sheets, ...scripts].map((file) => `${file} ${files.hash(file)}`)].join('\n'),
  );
  const key = hashOf([partVersions.styles, ...hashes]);
  const cacheFile = path.join(cacheDir, 'styles.json');
  const kept = readKept<Id>(cacheFile);
  if (kept?.key === key) return kept.styles;
  const namesIn = once((file) => classNamesIn(files.read(file)));
  const made = inputs.map(({ id, sheets, scripts }) => {
    const names = scripts?.map(namesIn);
    const texts = sheets.map(files.read);
    const named = names && texts.map((text) => namedClasses(text, names));
    const own = hashOf([partVersions.styles, ...texts, JSON.stringify(named ?? null)]);
    const before = kept?.styles[id as Id];
    return [id, before?.own === own ? before : { ...toStyle(id, sheets, files, names), own }];
  });
  const styles: Kept<Id>['styles'] = Object.fromEntries(made);
  writeCacheFile(cacheFile, JSON.stringify({ key, styles } satisfies Kept<Id>));
  return styles;
}

function toStyle(
  id: string,
  sheets: readonly string[],
  files: Files,
  names: readonly ClassNames[] | undefined,
): NamedStyle {
  const text = sheets.map((file) => prune(file, files.read(file), names)).join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = path.parse(id.replace(':', '/')).name;
  return { name: `${name}-${hash}.css`, text };
}

/** Many sheets are for the same scripts. */
function once<T>(make: (file: string) => T): (file: string) => T {
  const made = new Map<string, T>();
  return (file) => {
    const known = made.get(file) ?? make(file);
    made.set(file, known);
    return known;
  };
}

/** `key`: of all files. `own`: of what one sheet was made from. */
type Kept<Id extends string> = { key: string; styles: Record<Id, NamedStyle & { own: string }> };

function readKept<Id extends string>(file: string): Kept<Id> | undefined {
  const kept = readCacheFile(file);
  return kept === undefined ? undefined : (JSON.parse(kept) as Kept<Id>);
}

function prune(file: string, css: string, names: Parameters<typeof pruneCss>[2]): string {
  try {
    return pruneCss(file, css, names);
  } catch (error) {
    throw new ExpectedError(
      `The style sheet ${path.relative(process.cwd(), file)} does not compile.\n${(error as Error).message}`,
    );
  }
}

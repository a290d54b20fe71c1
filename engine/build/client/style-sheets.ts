// Style sheets that only some pages load → their text as it is served, under a name that changes with it.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Files, reachedFrom } from '../../content/config/import-graph.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { classesNamedIn, classesOf, pruneCss } from './prune-css.ts';

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

/** Compiled once, and cached until one of the files changes. */
export function loadStyles<Id extends string>(
  lists: Readonly<Record<Id, StyleList>>,
  { store, siteDir }: Pick<LoadedConfig, 'store' | 'siteDir'>,
  files: Files,
): Record<Id, NamedStyle> {
  const inputs = Object.entries<StyleList>(lists).map(([id, { files: sheets, scripts }]) => {
    const reached = reachedFrom(scripts ?? [], files);
    return {
      id,
      sheets: [...new Set([...sheets, ...reached.sheets])],
      scripts: scripts && reached.scripts,
    };
  });
  const named = once((file) => `${path.relative(siteDir, file)} ${files.hash(file)}`);
  const from = inputs.map(({ id, sheets, scripts = [] }) =>
    [id, ...[...sheets, ...scripts].map(named)].join('\n'),
  );
  return JSON.parse(
    store.get(['styles', 'all', ...from], () =>
      JSON.stringify(makeStyles(inputs, { store, files })),
    ),
  );
}

type Input = { id: string; sheets: readonly string[]; scripts: readonly string[] | undefined };

/** Many sheets are served with several others: each is pruned once for the same names, also after an edit of another. */
function makeStyles(
  inputs: readonly Input[],
  { store, files }: Pick<LoadedConfig, 'store'> & { files: Files },
): Record<string, NamedStyle> {
  const classes = once((file) => classesOf(files.read(file)));
  const all = new Set(inputs.flatMap(({ sheets }) => sheets.flatMap((file) => [...classes(file)])));
  const namesIn = once((file) => classesNamedIn(files.read(file), all));
  const pruned = (file: string, named: ReadonlySet<string> | undefined) => {
    const own = named && new Set([...classes(file)].filter((name) => named.has(name)));
    const text = files.read(file);
    const key = JSON.stringify(own ? [...own] : null);
    return store.get(['styles', text, key], () => prune(file, text, own));
  };
  return Object.fromEntries(
    inputs.map(({ id, sheets, scripts }) => {
      const named = scripts && new Set(scripts.flatMap((file) => [...namesIn(file)]));
      return [id, toStyle(id, sheets.map((file) => pruned(file, named)).join(''))];
    }),
  );
}

function toStyle(id: string, text: string): NamedStyle {
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

function prune(file: string, css: string, names: Parameters<typeof pruneCss>[2]): string {
  try {
    return pruneCss(file, css, names);
  } catch (error) {
    throw new ExpectedError(
      `The style sheet ${path.relative(process.cwd(), file)} does not compile.\n${(error as Error).message}`,
    );
  }
}

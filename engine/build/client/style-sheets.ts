// Style sheets that only some pages load → their text as it is served, under a name that changes with it.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { createFiles, type Files, reachedFrom } from '../../content/config/import-graph.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { classNamesIn, namedClasses, pruneCss } from './prune-css.ts';

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
  const from = inputs.map(({ id, sheets, scripts = [] }) => {
    const named = [...sheets, ...scripts].map(
      (file) => `${path.relative(siteDir, file)} ${files.hash(file)}`,
    );
    return [id, ...named].join('\n');
  });
  const namesIn = once((file) => classNamesIn(files.read(file)));
  const make = () =>
    Object.fromEntries(
      inputs.map(({ id, sheets, scripts }) => {
        const names = scripts?.map(namesIn);
        const texts = sheets.map(files.read);
        const named = names && texts.map((text) => namedClasses(text, names));
        // An edit of one sheet, or of one script, rebuilds one of them.
        const text = store.get(['styles', ...texts, JSON.stringify(named ?? null)], () =>
          sheets.map((file) => prune(file, files.read(file), names)).join(''),
        );
        return [id, toStyle(id, text)];
      }),
    );
  return JSON.parse(store.get(['styles', 'all', ...from], () => JSON.stringify(make())));
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

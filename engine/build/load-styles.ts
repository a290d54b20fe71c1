// Style sheets that only some pages load → their text as it is served, under a name that changes with it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../content/load-source.ts';
import { writeAtomic } from '../content/write-atomic.ts';
import { ExpectedError } from '../diagnostics.ts';
import { engineVersion } from '../engine-dir.ts';
import { classNamesIn, pruneCss } from '../output/prune-css.ts';

/** Sheets that are served as one. */
export type StyleList = {
  files: string[];
  /** What is drawn with it: rules for classes that neither they nor what they import name are left out. */
  scripts?: string[];
};

export type NamedStyle = { name: string; text: string };

/** Compiled once, and kept until one of the files changes. */
export function loadStyles<Id extends string>(
  lists: Readonly<Record<Id, StyleList>>,
  cacheDir: string,
): Record<Id, NamedStyle> {
  const read = createReader();
  const inputs = Object.entries<StyleList>(lists).map(([id, { files, scripts }]) => ({
    id,
    name: path.parse(files.at(-1) ?? 'style').name,
    files: files.map((file) => ({ file, css: read(file) })),
    scripts: scripts && scriptsFrom(scripts, read),
  }));
  const key = hashOf([engineVersion, JSON.stringify(inputs)]);
  const cacheFile = path.join(cacheDir, 'styles.json');
  const kept = readKept<Id>(cacheFile);
  if (kept?.key === key) return kept.styles;
  const made = inputs.map(({ id, name, files, scripts }) => {
    const names = scripts && classNamesIn(scripts);
    const text = files.map(({ file, css }) => prune(file, css, names)).join('');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return [id, { name: `${name}-${hash}.css`, text }];
  });
  const styles: Record<Id, NamedStyle> = Object.fromEntries(made);
  writeAtomic(cacheFile, JSON.stringify({ key, styles } satisfies Kept<Id>));
  return styles;
}

type Kept<Id extends string> = { key: string; styles: Record<Id, NamedStyle> };

function readKept<Id extends string>(file: string): Kept<Id> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept<Id>;
  } catch {
    return undefined;
  }
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

type Read = (file: string) => string;

function createReader(): Read {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
}

/** The scripts and everything they import by a relative path, down the tree. */
function scriptsFrom(scripts: readonly string[], read: Read): string[] {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, from = ''] of read(file).matchAll(/\bfrom\s*['"](\.[^'"]+)['"]/g))
      follow(path.resolve(path.dirname(file), from));
  };
  scripts.forEach(follow);
  return [...seen].map(read);
}

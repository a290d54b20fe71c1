// The folder of a built site → its own files, and what they say about the site.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { isPlainName, readBuiltFile, readBuiltJson } from '../../disk/built-file.ts';
import { navigationFile } from '../../model/routes.ts';
import type { SiteCard } from './site-card.ts';

export type BuiltFolder = Omit<SiteCard, 'description'> & {
  sections: readonly BuiltSection[];
  /** Files of the build, sorted; what others have put there is none of them. */
  files: readonly string[];
  has(file: string): boolean;
  read(file: string): Buffer;
  text(file: string): string;
};

type BuiltSection = { slug: string; label: string };

const files = z.array(z.string().refine(isPlainName, { message: 'names a file outside of it' }));
const card = z.object({
  title: z.string(),
  origin: z.string(),
  base: z.string().regex(/^\/(?:.*\/)?$/),
  lang: z.string().regex(/^[\w-]*$/),
  version: z.string(),
  copy: z.object({ holds: z.string(), contents: z.string(), asOf: z.string() }),
});
const root = z.object({
  sections: z.array(z.object({ slug: z.string().regex(/^[^/\\]+$/), label: z.string() })),
});

/**
 * The folder may come from elsewhere: what its lists name is read only if it is a file of the folder itself.
 *
 * @throws ExpectedError  when the folder holds no whole build, or its lists name what isn't in it.
 */
export function openBuiltFolder(dir: string): BuiltFolder {
  const isBuilt = ['_files.json', '_server.json', '_site.json', 'index.html'].every((name) =>
    existsSync(path.join(dir, name)),
  );
  if (!isBuilt)
    throw new ExpectedError(`There is no built site in ${dir}.`, 'Build it: learn build');
  const list = <T>(name: string, schema: z.ZodType<T>) => readList(dir, name, schema);
  const known = new Set(list('_files.json', files).toSorted());
  const { sections } = list('_search/root.json', root);
  const read = (file: string) => readBuiltFile(dir, file);
  return {
    ...list('_site.json', card),
    sections: sections.filter(({ slug }) => known.has(navigationFile(slug))),
    files: [...known],
    has: (file) => known.has(file),
    read,
    text: (file) => read(file).toString('utf8'),
  };
}

function readList<T>(dir: string, name: string, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(readBuiltJson(dir, name));
  if (data !== undefined) return data;
  const [{ path: keys = [], message = '' } = {}] = error?.issues ?? [];
  throw new ExpectedError(
    `${name} in ${dir} is not as "learn build" writes it: ${keys.join('.') || 'it'}: ${message}.`,
    'Build the site again: learn build',
  );
}

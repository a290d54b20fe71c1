// The folder of a built site ▶ what a bundle is made from: its own files, and what they say about the site.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../diagnostics.ts';
import { navigationFile } from '../model/routes.ts';
import type { SiteCard } from '../site-card.ts';

export type BuiltSite = Omit<SiteCard, 'description'> & {
  sections: readonly Section[];
  /** Files of the build, sorted; what others have put there is none of them. */
  files: readonly string[];
  has(file: string): boolean;
  read(file: string): Buffer;
  text(file: string): string;
};

export type Section = { slug: string; label: string };

/** @throws ExpectedError  when the folder holds no whole build. */
export function openBuiltSite(dir: string): BuiltSite {
  const isBuilt = ['_files.json', '_server.json', '_site.json', 'index.html'].every((name) =>
    existsSync(path.join(dir, name)),
  );
  if (!isBuilt)
    throw new ExpectedError(`There is no built site in ${dir}.`, 'Build it: learn build');
  const read = (file: string) => readFileSync(path.join(dir, file));
  const text = (file: string) => read(file).toString('utf8');
  const json = (file: string) => JSON.parse(text(file));
  const files = (json('_files.json') as string[]).toSorted();
  const known = new Set(files);
  const { description: _, ...card } = json('_site.json') as SiteCard;
  const { sections } = json('_search/root.json') as { sections: Section[] };
  return {
    ...card,
    sections: sections.filter(({ slug }) => known.has(navigationFile(slug))),
    files,
    has: (file) => known.has(file),
    read,
    text,
  };
}

/** @param wanted  slug or label, in any letters. @throws ExpectedError  when there is none like this. */
export function findSection({ sections }: BuiltSite, wanted: string): Section {
  const isMeant = ({ slug, label }: Section) =>
    [slug, label].some((one) => one.toLowerCase() === wanted.toLowerCase());
  const found = sections.find(isMeant);
  if (found) return found;
  throw new ExpectedError(
    `There is no section "${wanted}".`,
    `The sections of this site: ${sections.map(({ slug }) => slug).join(', ')}`,
  );
}

/** A file that is read as a page. */
export const isPage = (file: string): boolean => /(^|\/)index\.html$/.test(file) && file[0] !== '_';

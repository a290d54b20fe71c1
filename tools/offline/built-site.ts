// The folder of a built site → what a bundle is made from: its sections and its pages.
import { type BuiltFolder, ExpectedError } from '../../engine/tooling.ts';

export type BuiltSite = BuiltFolder;
export type Section = BuiltFolder['sections'][number];

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

// A page, as far as the site was read → why somebody should read it again.
import { type CareInput, type Due, dueReasons } from '../build/checks/stale-pages.ts';
import type { SiteSource } from '../content/load-site.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import type { PageReader } from './page-reader.ts';

/** Nothing of a page that can't be read, and of records. No page waits until it is known whether others name their owners. */
export function dueOf(
  id: string,
  read: PageReader,
  source: SiteSource,
  care: CareInput,
): readonly Due[] {
  const page = source.pages.find((one) => one.id === id);
  const header = page && read.page(id)?.header.frontMatter;
  if (!page || page.record || !header || header.alias_of) return [];
  const wantsOwner = !header.owner && read.hasRead() && hasOwners(source.pages, read);
  return dueReasons({ page, frontMatter: header }, source, { ...care, wantsOwner });
}

/** Whether any page names its own. */
export const hasOwners = (pages: readonly PageFile[], read: PageReader): boolean =>
  pages.some(({ id, record }) => !record && read.page(id)?.header.frontMatter?.owner);

// The text of all pages → which of them show what, for pages that list what others show.
import { readBody } from '../build/pages/make-page.ts';
import type { PageContext } from '../build/pages/page-job.ts';
import { usersOf } from '../build/plan/dependents.ts';
import type { SiteSource } from '../content/load-site.ts';
import type { Site } from '../model/site.ts';
import type { PageReader } from './page-reader.ts';

export function devUsers(source: SiteSource, read: PageReader, site: Site, context: PageContext) {
  const pages = source.pages.flatMap((file) => {
    const page = read.page(file.id);
    return page ? [[file.id, readBody(file, page.text, context)] as const] : [];
  });
  return usersOf(site, Object.fromEntries(pages));
}

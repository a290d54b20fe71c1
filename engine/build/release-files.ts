// Site and book ▶ the files made from releases: what explorers load, feeds, and the record for machines.
import { resolveLink } from '../model/resolve-link.ts';
import { RELEASES_RECORD } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import type { ReleaseBook } from '../releases/book.ts';
import { releaseFiles } from '../releases/data.ts';
import { feedFiles } from '../releases/feeds.ts';
import { machineRecord } from '../releases/machine-record.ts';
import type { OutputFile } from '../render/render-page.tsx';

/** None where a site has no releases. */
export function listReleaseFiles(site: Site, book: ReleaseBook): OutputFile[] {
  if (book.entries.length === 0) return [];
  const { base, url, title, lang } = site.config;
  const origin = url.replace(/\/$/, '');
  const urlOf = (id: string) => {
    const target = resolveLink(site, id);
    return target.state === 'page' ? target.url : undefined;
  };
  return [
    ...releaseFiles(book, urlOf),
    ...feedFiles(book, { title, origin, base, lang, urlOf }),
    { path: RELEASES_RECORD, content: machineRecord(book, origin, urlOf) },
  ];
}

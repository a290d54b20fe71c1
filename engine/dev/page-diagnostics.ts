// A page that was made → all that is wrong with it, and with the site's small files.
import { readLine } from '../build/locate.ts';
import type { PageRecord } from '../build/pages/page-job.ts';
import type { SiteSource } from '../content/load-site.ts';
import type { PageHeader } from '../content/pages/page-header.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.ts';
import { relax } from '../diagnostics/strictness.ts';
import { checkLinks } from '../model/check-links.ts';
import type { Site } from '../model/site.ts';

type MadePage = { id: string; record: PageRecord; header: PageHeader };

/** @param records  of the pages that were made, with those that its links lead into. */
export function pageDiagnostics(
  { id, record, header }: MadePage,
  {
    source,
    site,
    records,
  }: { source: SiteSource; site: Site; records: ReadonlyMap<string, PageRecord> },
): Diagnostic[] {
  const { loaded } = source;
  const all = [...records].map(([one, { anchors }]) => ({
    id: one,
    anchors,
    links: one === id ? record.links : [],
  }));
  const diagnostics = sortDiagnostics([
    ...source.diagnostics,
    ...header.diagnostics,
    ...record.diagnostics,
    ...checkLinks(site, all, (at, line) => readLine(loaded, at, line)),
  ]);
  return relax(diagnostics, loaded.config.strict);
}

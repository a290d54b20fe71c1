// Pages of a site → their headers and texts, each read when it is first requested.
import type { PageText } from '../build/pages/page-job.ts';
import { fromRecord, pageBytes, readHeader } from '../build/plan/load-headers.ts';
import type { SiteSource } from '../content/load-site.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import { decodeText, type PageHeader } from '../content/pages/load-source.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';

export type PageReader = ReturnType<typeof createPageReader>;

export function createPageReader(source: SiteSource, files: ReadonlyMap<string, PageFile>) {
  const known = new Map<string, { header: PageHeader; text: PageText }>();
  const readPage = (file: PageFile) => {
    if (file.record) return fromRecord(file, source);
    const bytes = pageBytes(file, source.loaded);
    const header = readHeader(file, bytes, source);
    return { header, text: { text: decodeText(bytes) ?? '', header } };
  };
  return {
    page(id: string) {
      const file = files.get(id);
      const page = known.get(id) ?? (file && readPage(file));
      if (page) known.set(id, page);
      return page;
    },
    forget: (id: string) => known.delete(id),
  };
}

/** What is wrong with a page whose front matter can't be read. */
export function headerProblems(file: PageFile, header: PageHeader | undefined): Diagnostic[] {
  return header?.diagnostics ?? [missing(file)];
}

function missing(file: PageFile): Diagnostic {
  return {
    path: file.path,
    line: 1,
    column: 1,
    length: 1,
    severity: 'error',
    code: 'frontmatter/missing',
    message: 'The page has no usable front matter.',
  };
}

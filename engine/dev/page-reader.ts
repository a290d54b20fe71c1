// Pages of a site → their headers and texts, each read when it is first requested.
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageText } from '../build/pages/page-job.ts';
import { fromRecord, pageBytes, readHeader } from '../build/plan/load-headers.ts';
import type { SiteSource } from '../content/load-site.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import { decodeText, type PageHeader } from '../content/pages/page-header.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';

type ReadPage = { file: PageFile; header: PageHeader; text: PageText };

export type PageReader = {
  page(id: string): ReadPage | undefined;
  forget(id: string): void;
  /** What was read so far. */
  known: ReadonlyMap<string, ReadPage>;
  /**
   * Read what authors have written, between answers.
   *
   * @param isWanted  false once another reader has taken the place of this one.
   * @returns         whether this call has come to the end.
   */
  readRest(isWanted: () => boolean): Promise<boolean>;
  /** Whether all of that was read. */
  hasRead(): boolean;
};

/** What was read of the same site before, and the files that have changed since: absolute paths. */
type ReadBefore = { read: PageReader; changed: readonly string[] };

/** So many are read before whoever asks meanwhile is answered. */
const FEW = 10;

export function createPageReader(
  source: SiteSource,
  files: ReadonlyMap<string, PageFile>,
  before?: ReadBefore,
): PageReader {
  const known = new Map(before ? unchanged(before, files) : []);
  let isReading = false;
  let hasRead = before?.read.hasRead() ?? false;
  const page = (id: string) => {
    const file = files.get(id);
    const found = known.get(id) ?? (file && readPage(file, source));
    if (found) known.set(id, found);
    return found;
  };
  return {
    page,
    forget: (id) => known.delete(id),
    known,
    async readRest(isWanted) {
      if (isReading || hasRead) return false;
      isReading = true;
      const left = [...files.values()].filter(({ id, record }) => !record && !known.has(id));
      for (const [at, { id }] of left.entries()) {
        if (at % FEW === 0) await setImmediate();
        if (!isWanted()) return false;
        page(id);
      }
      hasRead = true;
      return true;
    },
    hasRead: () => hasRead,
  };
}

function readPage(file: PageFile, source: SiteSource): ReadPage | undefined {
  if (file.record) {
    const made = fromRecord(file, source);
    return made && { file, ...made };
  }
  const bytes = pageBytes(file, source.loaded);
  const header = readHeader(file, bytes, source);
  return { file, header, text: { text: decodeText(bytes) ?? '', header } };
}

/** Records are in memory, and their collection says whether a page of theirs is the same. */
function* unchanged({ read, changed }: ReadBefore, files: ReadonlyMap<string, PageFile>) {
  const paths = new Set(changed);
  for (const [id, page] of read.known) {
    const { file, name } = files.get(id) ?? {};
    const isSame = page.file.file === file && page.file.name === name && !page.file.record;
    if (isSame && !isWithin(page.file.file, paths)) yield [id, page] as const;
  }
}

/** Whether a file, or a folder that it is in, is among these paths. */
function isWithin(file: string, paths: ReadonlySet<string>): boolean {
  const parent = path.dirname(file);
  return paths.has(file) || (parent !== file && isWithin(parent, paths));
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

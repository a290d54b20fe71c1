// Page files ▶ their headers, taken from the last build where the text is the same, and the texts that were read.
import { readFileSync } from 'node:fs';
import { hashOf } from '../content/hash.ts';
import type { PageFile } from '../content/list-pages.ts';
import type { SiteSource } from '../content/load-site.ts';
import { decodeText, type PageHeader, toHeader } from '../content/load-source.ts';
import { titleOf } from '../content/loose-pages.ts';
import { limitDiagnostics, sortDiagnostics } from '../diagnostics.ts';
import { lookUp } from '../look-up.ts';
import { relax } from '../strictness.ts';
import type { Manifest } from './manifest.ts';
import type { PageText } from './page-job.ts';
import type { UseHashes } from './uses.ts';

export type Headers = {
  /** In the order of `source.pages`. */
  headers: Map<string, PageHeader>;
  /** Collections that make pages of records ▶ hash of these. */
  records: Record<string, string>;
  /** Of each page, for whoever makes it: no file is read twice. */
  textOf(id: string): PageText | undefined;
};

/** @param hashOfUse  of all records of a collection, `recipes:`. Where it is unknown, every page is looked at. */
export function loadHeaders(
  source: SiteSource,
  last: Pick<Manifest, 'headers' | 'records'> = { headers: {}, records: {} },
  hashOfUse?: UseHashes,
): Headers {
  const headers = new Map<string, PageHeader>();
  const texts = new Map<string, () => PageText | undefined>();
  const records = hashOfUse ? recordsOf(source, hashOfUse) : {};
  for (const page of source.pages) {
    const known = lookUp(last.headers, page.id);
    const { collection = '' } = page.record ?? {};
    const hash = lookUp(records, collection);
    if (known && hash !== undefined && hash === lookUp(last.records, collection)) {
      headers.set(page.id, known);
      texts.set(page.id, () => fromRecord(page, source)?.text);
      continue;
    }
    const made = page.record ? fromRecord(page, source) : undefined;
    if (made) {
      headers.set(page.id, made.header);
      texts.set(page.id, () => made.text);
      continue;
    }
    const bytes = readFileSync(page.file);
    const isSame = known?.hash === hashOf([bytes]);
    const fresh = () => source.headers?.get(page.id) ?? readHeader(page, bytes, source);
    const header =
      isSame && known && !source.headers ? known : limited(fresh(), source.loaded.config.strict);
    headers.set(page.id, header);
    texts.set(page.id, () => ({ text: decodeText(bytes) ?? '', header }));
  }
  return { headers, records, textOf: (id) => texts.get(id)?.() };
}

/** Which pages there are counts, too: one may have been a file before. */
function recordsOf(
  { collections, pages }: SiteSource,
  hashOfUse: UseHashes,
): Record<string, string> {
  const names = collections.flatMap(({ collection }) => (collection.source ? collection.name : []));
  const idsOf = (name: string) =>
    pages.flatMap(({ id, record }) => (record?.collection === name ? id : []));
  return Object.fromEntries(
    names.map((name) => [name, hashOf([hashOfUse(`${name}:`), ...idsOf(name)])]),
  );
}

/** @param bytes  of the page's file. */
export function readHeader(
  { path, name }: PageFile,
  bytes: Buffer,
  { loaded }: SiteSource,
): PageHeader {
  const title = loaded.config.strict || name === undefined ? undefined : titleOf(name, loaded);
  return toHeader({ path, bytes, name: title }, loaded.tokens);
}

/** The build keeps complaints, and repeats them each time until they are solved. */
const MOST_OF_A_HEAD = 100;

const limited = (header: PageHeader, isStrict: boolean): PageHeader => ({
  ...header,
  diagnostics: limitDiagnostics(
    relax(sortDiagnostics(header.diagnostics), isStrict),
    MOST_OF_A_HEAD,
  ),
});

/** The page of a record: its collection writes it. */
export function fromRecord(
  { id, path, record }: PageFile,
  { collections }: SiteSource,
): { header: PageHeader; text: PageText } | undefined {
  const { collection, data } =
    collections.find((one) => one.collection.name === record?.collection) ?? {};
  if (!record || !data || !collection?.source) return undefined;
  const { frontMatter, lines, uses = [] } = collection.source(data.records, record.key, data.texts);
  const texts = lines.map(({ text, line }) => `${line} ${text}`);
  const hash = hashOf([JSON.stringify(frontMatter), ...texts]);
  return {
    header: { hash, frontMatter, bodyLine: 0, diagnostics: [] },
    text: {
      source: {
        id,
        path,
        frontMatter,
        lines,
        uses: uses.map((key) => `${collection.name}:${key}`),
        diagnostics: [],
      },
    },
  };
}

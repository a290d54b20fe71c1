// Page files → their headers, taken from the last build where the text is the same, and the texts that were read.
import { hashOf } from '../../cache/hash.ts';
import type { RecordSource } from '../../collection.ts';
import { rootOf } from '../../content/config/links-inside.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import type { SiteSource } from '../../content/load-site.ts';
import { titleOf } from '../../content/pages/lenient-pages.ts';
import type { PageFile } from '../../content/pages/list-pages.ts';
import { mentionsOf } from '../../content/pages/mentions.ts';
import { decodeText, type PageHeader, toHeader } from '../../content/pages/page-header.ts';
import type { SourceLine } from '../../content/pages/source-text.ts';
import { replaceTokens } from '../../content/pages/tokens.ts';
import { limitDiagnostics, sortDiagnostics } from '../../diagnostics/diagnostics.ts';
import { relax } from '../../diagnostics/strictness.ts';
import { knownHash, readInside } from '../../disk/inside.ts';
import { lookUp } from '../../text/look-up.ts';
import { once } from '../../text/once.ts';
import type { PageText } from '../pages/page-job.ts';
import type { DependencyHashes } from './dependencies.ts';
import type { Manifest } from './manifest.ts';
import { saidBy } from './said-by.ts';

export type Headers = {
  /** In the order of `source.pages`. */
  headers: Map<string, PageHeader>;
  /** Collections that make pages of records → hash of these. */
  records: Record<string, string>;
  /** Of each page, for whoever makes it: no file is read twice. */
  textOf(id: string): PageText | undefined;
  texts: ReadonlyMap<string, () => PageText | undefined>;
  /** Read the file of a page again. @returns  whether its header says what it said. */
  refresh(page: PageFile): boolean;
};

/** Heads that were read before, and the files that have changed since: absolute paths. */
export type HeadersSince = { before: Headers; changed: ReadonlySet<string> };

type HeaderOptions = {
  last?: Pick<Manifest, 'headers' | 'records'>;
  /** Of all records of a collection, `recipes:`. Where it is unknown, every page is looked at. */
  hashOfDependency?: DependencyHashes;
  /** No other file is read again. */
  since?: HeadersSince | undefined;
};

export function loadHeaders(
  source: SiteSource,
  { last = { headers: {}, records: {} }, hashOfDependency, since }: HeaderOptions = {},
): Headers {
  const headers = new Map<string, PageHeader>();
  const texts = new Map<string, () => PageText | undefined>();
  const records = hashOfDependency ? recordsOf(source, hashOfDependency) : {};
  for (const page of source.pages) {
    const known = lookUp(last.headers, page.id);
    const { collection = '' } = page.record ?? {};
    const hash = lookUp(records, collection);
    if (known && hash !== undefined && hash === lookUp(last.records, collection)) {
      headers.set(page.id, known);
      texts.set(page.id, () => fromRecord(page, source)?.text);
      continue;
    }
    const read = page.record ? undefined : readBefore(page, since);
    if (read) {
      headers.set(page.id, read.header);
      texts.set(page.id, read.text);
      continue;
    }
    const made = page.record ? fromRecord(page, source) : undefined;
    if (made) {
      headers.set(page.id, made.header);
      texts.set(page.id, () => made.text);
      continue;
    }
    const bytes = once(() => pageBytes(page, source.loaded));
    const hashNow = knownHash(rootOf(source.loaded, page.file), page.file) ?? hashOf([bytes()]);
    const isSame = known?.hash === hashNow;
    const fresh = () => source.headers?.get(page.id) ?? readHeader(page, bytes(), source);
    const header =
      isSame && known && !source.headers ? known : limited(fresh(), source.loaded.config.strict);
    headers.set(page.id, header);
    texts.set(page.id, () => ({ text: decodeText(bytes()) ?? '', header }));
  }
  return {
    headers,
    records,
    texts,
    textOf: (id) => texts.get(id)?.(),
    refresh(page) {
      const bytes = pageBytes(page, source.loaded);
      const header = limited(readHeader(page, bytes, source), source.loaded.config.strict);
      const before = headers.get(page.id);
      headers.set(page.id, header);
      texts.set(page.id, () => ({ text: decodeText(bytes) ?? '', header }));
      const says = (one: PageHeader | undefined) =>
        JSON.stringify({ ...one, hash: '', says: '', saysBriefly: '', mentions: undefined });
      return says(before) === says(header);
    },
  };
}

function readBefore({ id, file }: PageFile, since: HeadersSince | undefined) {
  if (!since || since.changed.has(file)) return undefined;
  const header = since.before.headers.get(id);
  const text = since.before.texts.get(id);
  return header && text && { header, text };
}

/** Which pages there are counts, too: one may have been a file before. */
function recordsOf(
  { collections, pages }: SiteSource,
  hashOfDependency: DependencyHashes,
): Record<string, string> {
  const names = collections.flatMap(({ collection }) => (collection.source ? collection.name : []));
  const idsOf = (name: string) =>
    pages.flatMap(({ id, record }) => (record?.collection === name ? id : []));
  return Object.fromEntries(
    names.map((name) => [name, hashOf([hashOfDependency(`${name}:`), ...idsOf(name)])]),
  );
}

/** A page that has become a link out of the content, or is gone, since it was listed is empty. */
export const pageBytes = ({ file }: PageFile, loaded: LoadedConfig): Buffer =>
  readInside(rootOf(loaded, file), file) ?? Buffer.alloc(0);

/** @param bytes  of the page's file. */
export function readHeader(
  { path, name }: PageFile,
  bytes: Buffer,
  { loaded }: SiteSource,
): PageHeader {
  const title = loaded.config.strict || name === undefined ? undefined : titleOf(name, loaded);
  const platforms = Object.keys(loaded.config.platforms);
  const written = { path, bytes, name: title, format: loaded.format };
  const header = toHeader(written, loaded.tokens, platforms);
  const text = header.frontMatter && replaceTokens(decodeText(bytes) ?? '', loaded.tokens);
  return text ? { ...header, mentions: mentionsOf(text) } : header;
}

/** The build keeps diagnostics, and repeats them each time until they are solved. */
const MOST_OF_A_HEAD = 100;

const limited = (header: PageHeader, isStrict: boolean): PageHeader => ({
  ...header,
  ...saidBy(header),
  diagnostics: limitDiagnostics(
    relax(sortDiagnostics(header.diagnostics), isStrict),
    MOST_OF_A_HEAD,
  ),
});

/** A record's page, as its collection has written it. */
type RecordText = { header: PageHeader; text: Extract<PageText, { source: unknown }> };

/** The page of a record: its collection writes it. */
export function fromRecord(
  { id, path, record }: PageFile,
  { collections }: SiteSource,
): RecordText | undefined {
  const { collection, data } =
    collections.find((one) => one.collection.name === record?.collection) ?? {};
  if (!record || !data || !collection?.source) return undefined;
  const made = collection.source(data.records, record.key, data.texts);
  if (!made) return undefined;
  const known = pagesOf.get(made);
  if (known?.text.source.id === id && known.text.source.path === path) return known;
  const { frontMatter, dependencies = [] } = made;
  const lines = made.lines.map((line) => (typeof line === 'string' ? atStart(line, path) : line));
  const texts = lines.map(({ text, line }) => `${line} ${text}`);
  const matter = JSON.stringify(frontMatter);
  const hash = hashOf([matter, ...texts]);
  const page: RecordText = {
    header: { hash, frontMatter, bodyLine: 0, ...saidBy({ frontMatter }), diagnostics: [] },
    text: {
      source: {
        id,
        path,
        frontMatter,
        lines,
        dependencies: dependencies.map((key) => `${collection.name}:${key}`),
        diagnostics: [],
      },
    },
  };
  pagesOf.set(made, page);
  return page;
}

/** What a collection gives for a record a second time, as long as that stays as it is, is no other page. */
const pagesOf = new WeakMap<RecordSource, RecordText>();

const atStart = (text: string, path: string): SourceLine => ({
  text,
  path,
  line: 1,
  written: text,
});

// What whoever makes a page is sent, what it is made with, and what the manifest has of it.

import type { Store } from '../../cache/store.ts';
import type { LoadedCollection } from '../../collection.ts';
import type { ImageIndex } from '../../content/pages/image-index.ts';
import type { CodeReader, Inserts, SnippetReader } from '../../content/pages/inserts.ts';
import type { PageFile } from '../../content/pages/list-pages.ts';
import type { SourceFile } from '../../content/pages/page-body.ts';
import type { PageHeader } from '../../content/pages/page-header.ts';
import type { Shortcodes } from '../../content/pages/shortcodes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import type { Directive } from '../../markdown/directives/directive.ts';
import type { Highlighter } from '../../markdown/highlight.ts';
import type { MarkVersions } from '../../markdown/mark-form.ts';
import type { Pieces } from '../../markdown/pieces.ts';
import type { LinkRecord } from '../../model/check-links.ts';
import type { PageData } from '../../model/page-data.ts';
import type { LoadExports } from '../../render/draw-component.tsx';
import type { IslandLoader } from '../../render/draw-island.tsx';
import type { DocContext } from '../../render/render-doc.tsx';
import type { OutputFile } from '../../render/render-page.tsx';
import type { LinkResolver } from '../plan/link-table.ts';
import type { SiteContext } from './site-context.ts';

/** The context of a site, and what a thread opens of it: files, components, links, the store. */
export type PageContext = SiteContext & Omit<DocContext, keyof SiteContext> & OpenedContext;

type OpenedContext = {
  snippets: SnippetReader;
  code: CodeReader;
  shortcodes: Shortcodes;
  dependenciesOf: NonNullable<Inserts['dependenciesOf']>;
  directives: ReadonlyMap<string, Directive>;
  collections: readonly LoadedCollection[];
  versions: MarkVersions | undefined;
  images: ImageIndex;
  highlighter: Highlighter;
  links: LinkResolver;
  islandNames: readonly string[];
  islands: IslandLoader;
  loadExports: LoadExports;
  /** HTML of a record's small picture: an SVG. */
  pictureOf(collection: string, record: string): Promise<string>;
  pieces: Pieces;
  /** What earlier runs have made. */
  store: Store;
};

/** What a page is made of: its text with its header, or the lines that its record gave. */
export type PageText = { text: string; header: PageHeader } | { source: SourceFile };

/** One page to make: its file, what it says, its page data, and hashes of these. */
export type PageJob = {
  file: PageFile;
  text: PageText;
  pageData: PageData;
  /** Of its page data. */
  around: string;
  /** Of all that is known before the page is made. */
  base: string;
  /** Of what of that its article depends on. */
  articleBase: string;
  /** Hash of the article that an earlier build has cached, where it is still the same. */
  cached?: string;
  /** A directive of it has: see `Directive`. These are the last. */
  hasMuchToLoad?: boolean;
};

/** What the manifest has of a page. */
export type PageRecord = {
  anchors: string[];
  links: LinkRecord[];
  /** Image name as typed, the address it had, the file that shows it. */
  images: [src: string, url: string, path: string][];
  /** Pages whose title or description it shows. */
  described: string[];
  /** Everything else that it was made from: `snippet:ports.md`, `recipes:soup`, `style:filter`, `island:demo`. */
  dependencies: string[];
  search: PageSearch;
  diagnostics: Diagnostic[];
};

export type PageResult = { record: PageRecord; files: OutputFile[] };

/** What search takes of a page; in the manifest, so that an unchanged one is not weighed again. */
export type PageSearch = {
  weighed: string;
  /** With a hash of what it says, but for the page's beginning. */
  records: [heading: string, says: number][];
  isMention?: boolean;
  namesWithNumbers?: readonly string[];
};

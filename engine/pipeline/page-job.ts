// What is asked of whoever makes a page, what it is made with, and what the build keeps of it.
import type { GuideValues } from '../content/guide-values.ts';
import type { ImageIndex } from '../content/image-index.ts';
import type { Inserts, SnippetReader } from '../content/includes.ts';
import type { PageFile } from '../content/list-pages.ts';
import type { LoadedCollection } from '../content/load-collections.ts';
import type { PageHeader, SourceFile } from '../content/load-source.ts';
import type { Passages } from '../content/passages.ts';
import type { Questions } from '../content/questions.ts';
import type { Terms } from '../content/terms.ts';
import type { Tokens } from '../content/tokens.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { Directive } from '../markdown/directives/directive.ts';
import type { LinkTarget } from '../markdown/page.ts';
import type { PieceStore } from '../markdown/pieces.ts';
import type { LinkRecord } from '../model/check-links.ts';
import type { PageFrame } from '../model/page-frame.ts';
import type { IslandLoader } from '../render/draw-island.tsx';
import type { DocKit } from '../render/render-doc.tsx';
import type { OutputFile } from '../render/render-page.tsx';
import type { PageSearch } from './search-page.ts';

/** What other pages look like to this one. */
export type LinkOracle = {
  /** In a site that isn't strict: the id of a page by what a link calls it. */
  find?: ((asked: string, fromId: string) => string | undefined) | undefined;
  resolve(id: string): LinkTarget;
  titleOf(id: string): string | undefined;
  describe(id: string): { title: string; description: string } | undefined;
};

export type PageKit = DocKit & {
  tokens: Tokens;
  snippets: SnippetReader;
  passages: Passages;
  usesOf: NonNullable<Inserts['usesOf']>;
  directives: ReadonlyMap<string, Directive>;
  collections: readonly LoadedCollection[];
  values: GuideValues;
  terms: Terms;
  questions: Questions;
  images: ImageIndex;
  links: LinkOracle;
  isStrict: boolean;
  islandNames: readonly string[];
  islands: IslandLoader;
  /** HTML of a record's small picture: an SVG. */
  pictureOf(collection: string, record: string): Promise<string>;
  pieces: PieceStore;
};

/** What a page is made of: its text with its header, or the lines that its record gave. */
export type PageText = { text: string; header: PageHeader } | { source: SourceFile };

/** One page to make: its file, what it says, its frame, and hashes of these. */
export type PageJob = {
  file: PageFile;
  text: PageText;
  frame: PageFrame;
  /** Of all that is known before the page is made. */
  base: string;
  /** Of what of that its article depends on. */
  articleBase: string;
  /** Hash of the article that an earlier build has kept, where it is still the same. */
  kept?: string;
};

/** What the build keeps of a page. */
export type PageRecord = {
  anchors: string[];
  links: LinkRecord[];
  /** Image name as typed, the address it had, the file that shows it. */
  images: [src: string, url: string, path: string][];
  /** Pages whose title or description it shows. */
  described: string[];
  /** Everything else that it was made from: `snippet:ports.md`, `recipes:soup`, `style:filter`, `island:demo`. */
  uses: string[];
  /** Keys of the pieces that it shows. */
  pieces: string[];
  words: number;
  search: PageSearch;
  diagnostics: Diagnostic[];
};

export type PageResult = { record: PageRecord; files: OutputFile[]; made: Record<string, string> };

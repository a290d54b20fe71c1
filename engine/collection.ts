// A collection of typed records: one folder that owns everything about them. The engine meets it here, and only here.
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Attributes } from './attributes.ts';
import type { FrontMatter } from './content/frontmatter.ts';
import type { GuideValues } from './content/guide-values.ts';
import type { LoadedConfig } from './content/load-config.ts';
import type { SourceLine } from './content/source-text.ts';
import type { Diagnostic, Problem } from './diagnostics.ts';
import type { Directive } from './markdown/directives/directive.ts';
import type { Page } from './markdown/page.ts';
import type { Locate } from './model/check-site.ts';
import type { Neighbour } from './model/neighbours.ts';
import type { PageFrame } from './model/page-frame.ts';
import type { Site } from './model/site.ts';
import type { Shell } from './theme/shell.ts';

/** Records and interface texts of a collection: plain data, so that worker threads can have a copy. */
export type CollectionData<R = unknown, T = unknown> = { records: R; texts: T };

/** What a passage is made from. */
export type PassageData<R = unknown, T = unknown> = CollectionData<R, T> & {
  /** Ids of pages that declared this key. Known only on pages of `ownPages`, which are made last. */
  usedBy(key: string): readonly string[];
};

export type LoadInput = {
  loaded: LoadedConfig;
  /** Ids of the pages that authors have written as Markdown. */
  written: ReadonlySet<string>;
  /** Records of a collection that the config lists earlier; undefined where it has none of that name. */
  recordsOf<R>(name: string): R | undefined;
  /** Complaints about the files go here. */
  diagnostics: Diagnostic[];
};

/** A page that is made from a record. `key` is what `source` is given. */
export type RecordPage = { id: string; file: string; path: string; key: string };

export type RecordSource = { frontMatter: FrontMatter; lines: SourceLine[]; uses?: string[] };

/** The line that asks for a passage, and what it says in braces. */
export type PassageCall = { name: string; attributes: Attributes; at: SourceLine };

/** Lines of text stand for the line that asks for them. `uses`: keys for `partOf`, such as `soup`; '' for all records. */
export type Passage = { lines: readonly (string | SourceLine)[]; uses: readonly string[] };

/** What a collection adds to the frame of a page. */
export type FrameAddition<F = unknown> = {
  /** JSON for the collection's own slots. */
  facts?: F;
  /** Replaces the neighbours that the sidebar gives. */
  neighbours?: { previous?: Neighbour; next?: Neighbour };
  /** The page is in no sidebar: it belongs to the section of this one. */
  besides?: string;
  /** The page only mentions what others are about: its texts weigh less in search. */
  isMention?: boolean;
  /** Classes of the article. */
  articleClass?: string;
  /** Style sheets of the collection that the page needs, by name. */
  styles?: readonly string[];
};

export type SlotProps<F, T> = { facts: F; texts: T; frame: PageFrame; shell: Shell };

/** Props of a page that the collection draws itself: the author's title and words, and the records. */
export type OwnPageProps<R = unknown, T = unknown> = CollectionData<R, T> & {
  shell: Shell;
  frame: PageFrame;
  page: Page;
  markdownUrl: string;
  /** What readers fill in for commands. */
  values: GuideValues;
  /** Address of a style sheet by its whole name, such as `recipes/picture`. */
  styleUrl(name: string): string | undefined;
};

/** What draws: loaded only where pages are rendered. */
export type Drawing = {
  slots?: {
    /** In the head of the page. */
    head?: ComponentType<SlotProps<never, never>>;
    belowTitle?: ComponentType<SlotProps<never, never>>;
    belowArticle?: ComponentType<SlotProps<never, never>>;
  };
  /** Pages that the collection draws over the whole width, by id. */
  pages?: Readonly<Record<string, ComponentType<OwnPageProps<never, never>>>>;
};

/** Style sheets that are served as one. */
export type StyleSource = {
  /** Absolute paths. */
  files: readonly string[];
  /** Scripts that draw with it: rules for classes that none of them names are omitted. */
  scripts?: readonly string[];
  /** Names of the engine's sheets whose rules it has too, so that a page doesn't load both. */
  includes?: readonly string[];
};

/** A script for pages on which `selector` finds something; `file` is an absolute path. */
export type PageScript = { selector: string; file: string };

/** An output file, made only when `key` differs from that of the last build. */
export type RecordFile = {
  path: string;
  key: string;
  make(): { path: string; content: string | Buffer };
};

/** What a card shows of a record. */
export type RecordCard = { picture?: string; style?: string; platforms: readonly string[] };

export type CheckInput<R = unknown> = {
  site: Site;
  records: R;
  locate: Locate;
  /** Ids of pages that declared this key. */
  usedBy(key: string): readonly string[];
};

export type Template = {
  /** `learn new recipe NAME`: the argument, in capitals. */
  argument: string;
  description: string;
  /** Writes the file. Returns the lines to print. @throws ExpectedError */
  create(
    name: string,
    input: { loaded: LoadedConfig; records: never; flags: TemplateFlags },
  ): string[];
};

export type TemplateFlags = Readonly<Record<string, string | boolean | undefined>>;

/**
 * One folder of `collections/`. Everything but `name`, `dir` and `load` is optional.
 *
 * `R`: its records, plain data. `T`: its interface texts. `F`: the facts that its slots are given.
 */
export type Collection<R = unknown, T = unknown, F = unknown> = {
  /** Prefix of its style sheets and dependencies: `recipes`. */
  name: string;
  /** Its folder, absolute: watched by the development server. */
  dir: string;
  /** Reads its files. Called once for each build, after the collections that the config lists earlier. */
  load(input: LoadInput, texts: T): R;
  /**
   * Files and folders of the content folder that `load` reads: all of them, or no key. While you write, it is
   * called again only when one of them changes, a page comes or goes, or the records do that it asked for.
   */
  reads?: readonly string[];
  /** Interface texts in English; a site's config may replace each of them. */
  texts?: T;
  /** Schemas for editors, by the name of the file in `schemas/`; or the text of a JSON Schema. */
  schemas?: Readonly<Record<string, z.ZodType | (() => string)>>;
  /** What a page depends on that declared `key`. All records unless given. */
  partOf?(records: R, key: string): unknown;
  /** Pages made from records; `source` makes the text of one. */
  pages?(records: R): readonly RecordPage[];
  source?(records: R, key: string, texts: T): RecordSource;
  /** `::name{…}` lines that stand for Markdown made from records. */
  passages?: Readonly<
    Record<string, (call: PassageCall, data: PassageData<R, T>) => Passage | Problem>
  >;
  /** Constructs of Markdown. */
  directives?: readonly Directive[];
  /** `recipe=soup` on a card: the name of that attribute. */
  cardAttribute?: string;
  card?(records: R, name: string): Omit<RecordCard, 'picture'> | undefined;
  /** What surrounds the article of a page. Undefined: nothing. */
  frame?(id: string, site: Site, data: CollectionData<R, T>): FrameAddition<F> | undefined;
  /** Complaints that need the whole site. */
  check?(input: CheckInput<R>): Iterable<Diagnostic>;
  /** Output files that are no pages, and the addresses that they take. */
  files?(site: Site, data: CollectionData<R, T>): readonly RecordFile[];
  claims?(records: R): readonly { file: string; what: string }[];
  /** Style sheets that only some pages load, by name; called once the records are read. */
  styles?(input: { siteDir: string; records: R }): Readonly<Record<string, StyleSource>>;
  /** Interactive parts: name → absolute path of the module whose default export is the component. */
  islands?(input: { siteDir: string }): Readonly<Record<string, string>>;
  /** Scripts of pages that show what a selector finds; each module exports `start`, called for each page that is shown. */
  scripts?(): readonly PageScript[];
  /** Small pictures for cards: name of the record → absolute path of the module whose default export are the shapes of an SVG of 120 × 72. */
  pictures?(input: { siteDir: string }): Readonly<Record<string, string>>;
  /** Absolute path of the module whose default export draws: a `Drawing`. It is loaded only where pages are rendered. */
  drawing?: string;
  /** Absolute path of the module whose default export are the tools that `learn mcp` offers besides the engine's: made by `defineTool`. They read what `files` has published. */
  assistant?: string;
  /** Ids of the pages that it draws itself. They are made after all others; sidebars may have them, the version record hasn't. */
  ownPages?: readonly string[];
  /** `learn new <kind> NAME`. */
  templates?: Readonly<Record<string, Template>>;
};

/** A collection as the engine keeps it, whatever its records are. */
// biome-ignore lint/suspicious/noExplicitAny: each collection knows its own types; the engine passes them on unseen.
export type AnyCollection = Collection<any, any, any>;

/** Gives editors the types of a collection; returns its argument. */
export function defineCollection<R, T, F = unknown>(
  collection: Collection<R, T, F>,
): AnyCollection {
  return collection;
}

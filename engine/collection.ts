// A collection of typed records: one folder that owns everything about them. The engine meets it here, and only here.
// Over 200 lines: all that a collection may have is one type.
import type { z } from 'zod';
import type {
  CollectionData,
  RecordCard,
  ShortcodeCall,
} from './content/config/collection-data.ts';
import type { RecordsOf } from './content/config/records-of.ts';
import type { SiteFolder } from './content/config/site-folder.ts';
import type { FrontMatter } from './content/pages/frontmatter.ts';
import type { SourceLine } from './content/pages/source-text.ts';
import type { Diagnostic, Locate, Problem } from './diagnostics/diagnostics.ts';
import type { Directive } from './markdown/directives/directive.ts';
import type { NamedMark } from './markdown/mark-form.ts';
import type { EditorHelp } from './model/editor-help.ts';
import type { PageDataAddition } from './model/page-data-addition.ts';
import type { RelatedCandidate } from './model/related.ts';
import type { Site } from './model/site.ts';

/** What a shortcode is made from: records and texts of its collection. */
export type ShortcodeData<R = unknown, T = object> = CollectionData<R, T> & {
  /** Ids of pages that declared this key. Known only on pages of `ownPages`, which are made last. */
  usedBy(key: string): readonly string[];
};

/** What a collection reads its records from. */
export type LoadInput = {
  loaded: SiteFolder;
  /** Ids of the pages that authors have written as Markdown. */
  written: ReadonlySet<string>;
  /** Records of a collection that the config lists earlier. */
  recordsOf: RecordsOf;
  /** Diagnostics about the files go here. */
  diagnostics: Diagnostic[];
};

/** A page that is made from a record: its id, the record's file, absolute and as diagnostics show it. `key` is what `source` is given. */
export type RecordPage = { id: string; file: string; path: string; key: string };

/** What the page of a record is made from. A line that is only a text stands at the beginning of the record's file. */
export type RecordSource = {
  frontMatter: FrontMatter;
  lines: readonly (string | SourceLine)[];
  /** Keys for `partOf`, besides all that `source` is given. */
  dependencies?: readonly string[];
};

/** What stands for the line that asks for it. A line that is only a text stands there, too. */
export type Shortcode = {
  lines: readonly (string | SourceLine)[];
  /** Keys for `partOf`, such as `soup`; '' for all records. */
  dependencies: readonly string[];
};

/** `::name{…}` → lines of Markdown made from records, or what is wrong with the call. */
export type ShortcodeMaker<R = unknown, T = object> = {
  make(call: ShortcodeCall, data: ShortcodeData<R, T>): Shortcode | Problem;
}['make'];

/** Style sheets that are served as one. */
export type StyleSource = {
  /** Absolute paths. */
  files: readonly string[];
  /** Scripts that draw with it: rules for classes that none of them names are omitted. */
  scripts?: readonly string[];
  /** Names of the engine's sheets whose rules it has too, so that a page doesn't load both. */
  includes?: readonly string[];
};

/**
 * A script for pages on which `selector` finds something; `file` is an absolute path. It is loaded at the first sign of
 * use; at once, where this device's storage has something under the key `kept`.
 */
export type PageScript = { selector: string; file: string; kept?: string };

/** An output file, made only when `key` differs from that of the last build. */
export type RecordFile = {
  path: string;
  key: string;
  make(): { path: string; content: string | Buffer };
};

/** What a collection checks. */
export type CheckInput<R = unknown> = {
  site: Site;
  records: R;
  /** The place of a key of a file. */
  locate: Locate;
  /** Ids of pages that declared this key. */
  usedBy(key: string): readonly string[];
};

/** A page as its author wrote it: the lines of its body, with what it includes. */
export type WrittenPage = { id: string; lines: readonly SourceLine[] };

/** Versions of what the pages are about. */
export type Versions<R = unknown> = {
  /** Oldest first, each once; a page that marks one depends on `partOf` its key `versions`. */
  all: { of(records: R): readonly string[] }['of'];
  /** An output file, a `ChoiceFile`, and the id of the page that tells how to choose where scripts don't run. */
  file: string;
  page: string;
};

/** What its records say has changed in what a page is about: since when, and what that is called. */
export type DatedChange = { page: string; label: string; date: string };

/** What records say against a mark beside a name. */
export type CheckMark<R = unknown> = {
  check(
    records: R,
    mark: NamedMark,
  ): { problem?: Problem; dependencies: readonly string[] } | undefined;
}['check'];

/** What `learn new <kind> NAME` writes. */
export type Template<R = unknown> = {
  /** `learn new recipe NAME`: the argument, in capitals. */
  argument: string;
  description: string;
  /** Writes the file. Returns the lines to print. @throws ExpectedError */
  create(name: string, input: { loaded: SiteFolder; records: R; flags: TemplateFlags }): string[];
};

/** Flags of the command line, by name. */
export type TemplateFlags = Readonly<Record<string, string | boolean | undefined>>;

/**
 * One folder of `collections/`. Everything but `name`, `dir` and `load` is optional.
 *
 * `R`: its records, plain data. `T`: its interface texts. `F`: the facts that its slots are given. `A`: what `aroundPages` returns.
 */
export type Collection<R = unknown, T extends object = object, F = unknown, A = R> = {
  /** Prefix of its style sheets and dependencies: `recipes`. */
  name: string;
  /** Its folder, absolute: watched by the development server. */
  dir: string;
  /** Reads its files. Called once for each build, after the collections that the config lists earlier. */
  load(input: LoadInput, texts: T): R;
  /**
   * The same records for directives and shortcodes, each read when it is first asked for: of a site that was never
   * built, the development server shows a page before all records are read. It throws where something is wrong, or is
   * asked for that it can't know: such a page waits, as do those of a collection without this.
   */
  loadLazily?(input: LoadInput, texts: T): R;
  /**
   * Files and folders of the content folder that `load` reads: all of them, or no key. While you write, it is
   * called again only when one of them changes, a page comes or goes, or the records do that it requested.
   */
  reads?: readonly string[];
  /** What `load` takes of collections that the config lists earlier, by their names: no more of these is given to it. */
  takes?: Readonly<Record<string, z.ZodType>>;
  /** Interface texts in English; a site's config may replace each of them. */
  texts?: T;
  /** Schemas for editors, by the name of the file in `schemas/`; or the text of a JSON Schema. */
  schemas?: Readonly<Record<string, z.ZodType | (() => string)>>;
  /** What a page depends on that declared `key`. All records unless given. */
  partOf?(records: R, key: string): unknown;
  /** Pages made from records; `source` makes the text of one, and none for a key that it doesn't know. */
  pages?(records: R): readonly RecordPage[];
  source?(records: R, key: string, texts: T): RecordSource | undefined;
  /** `::name{…}` lines that stand for Markdown made from records. */
  shortcodes?: Readonly<Record<string, ShortcodeMaker<R, T>>>;
  /** Constructs of Markdown: they find records and texts as `node.data`. */
  directives?: readonly Directive<CollectionData<R, T>>[];
  /** `recipe=soup` on a card: the name of that attribute. */
  cardAttribute?: string;
  card?(records: R, name: string): Omit<RecordCard, 'picture'> | undefined;
  /** What the next two take of the records: no more is given to them. All records unless given: then each edit of one asks both about all pages. */
  aroundPages?(records: R): A;
  /** What surrounds the articles. Called once for each site; what it returns, for each page. Undefined: nothing. */
  pageData?(
    site: Site,
    data: CollectionData<A, T>,
  ): (id: string) => PageDataAddition<F> | undefined;
  /**
   * Pages that are related to a page, with a reason for readers: the engine adds up the weights of all collections, and
   * lists the heaviest at the page's end. Called once for each site, which knows by `mentions` what pages name; what it
   * returns, for each page. Not called by a development server, which doesn't read pages that it doesn't show.
   */
  related?(site: Site, data: CollectionData<A, T>): (id: string) => readonly RelatedCandidate[];
  /** Versions that marks may name, and that readers choose theirs among. The last collection that has any counts. */
  versions?: Versions<R>;
  /** Changes that a page should have followed, in any order: `learn stale` lists those since its text last changed. */
  changes?(records: R): Iterable<DatedChange>;
  /** What its records say against a mark beside a name, and keys for `partOf`; undefined where they know nothing. */
  checkMark?: CheckMark<R>;
  /** Diagnostics that need the whole site, by nothing but what is given: while that is the same, it isn't called again. */
  check?(input: CheckInput<R>): Iterable<Diagnostic>;
  /** Diagnostics about the text of one page, made with it: a change to the records counts where the page depends on them. */
  checkPage?(page: WrittenPage, records: R): Iterable<Diagnostic>;
  /** Output files that are no pages, and the addresses that they take. */
  files?(site: Site, data: CollectionData<R, T>): readonly RecordFile[];
  claims?(records: R): readonly { file: string; what: string }[];
  /** Style sheets that only some pages load, by name; called once the records are read. */
  styles?(input: { siteDir: string; records: R }): Readonly<Record<string, StyleSource>>;
  /** Interactive parts: name → absolute path of the module whose default export is the component. */
  islands?(input: { siteDir: string }): Readonly<Record<string, string>>;
  /** Components that are drawn when pages are made, and go to no browser: name → absolute path of the module. */
  components?(input: { siteDir: string }): Readonly<Record<string, string>>;
  /** Scripts of pages that show what a selector finds; each module exports `start`, called for each page that is shown. */
  scripts?(): readonly PageScript[];
  /** Small pictures for cards: name of the record → absolute path of the module whose default export are the shapes of an SVG of 120 × 72. */
  pictures?(input: { siteDir: string }): Readonly<Record<string, string>>;
  /** Absolute path of the module whose default export draws: a `Drawing`. It is loaded only where pages are rendered. */
  drawing?: string;
  /** Absolute path of the module whose default export are the tools that `learn mcp` offers besides the engine's: made by `defineTool`. They read what `files` has published. */
  assistant?: string;
  /** What editors show and complete of its records. */
  editor?: EditorHelp<R>;
  /** Ids of the pages that it draws itself. They are made after all others; sidebars may have them, the version record hasn't. */
  ownPages?: readonly string[];
  /** `learn new <kind> NAME`. */
  templates?: Readonly<Record<string, Template<R>>>;
};

/**
 * A collection as the engine has it: its types are its own matter. The engine gives it nothing but the records
 * that its own `load` has returned, and its own texts.
 */
export type AnyCollection = Collection;

/** What every build asks a collection: answered once for its records, which needn't be parsed for it again. */
export type CollectionSays = {
  pages: readonly RecordPage[];
  claims: readonly { file: string; what: string }[];
  versions: readonly string[];
};

/** A collection and what it has loaded. */
export type LoadedCollection = {
  collection: AnyCollection;
  /** Records may be parsed when they are first used. */
  data: CollectionData;
  says: CollectionSays;
  /** What `pageData` and `related` are given of them, and a hash of it; each made when it is first requested. */
  around: { readonly records: unknown; readonly hash: string };
  /** How its records came about. Not needed in other threads. */
  origin?: {
    diagnostics: readonly Diagnostic[];
    /** Collections whose records it took. */
    requested: readonly string[];
    /** Hash of all that it may have read; undefined where that is unknown. */
    inputs: string | undefined;
    /** Ids of the pages that authors had written. */
    written: ReadonlySet<string>;
  };
};

/**
 * A collection of one's own types → one as the engine has it. Returns its argument.
 *
 * The records' type comes from what `load` returns, that of the texts from `texts`, that of the facts from `pageData`.
 */
export function defineCollection<R, T extends object, F, A = R>(
  collection: Collection<R, T, F, A>,
): AnyCollection {
  return collection;
}

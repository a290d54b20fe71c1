// What the markdown stage knows and gives: the value types of one parsed page.
import type { RecordCard } from '../content/config/collection-data.ts';
import type { GuideValues } from '../content/pages/guide-values.ts';
import type { SourceLine } from '../content/pages/source-text.ts';
import type { Diagnostic, Place, Problem } from '../diagnostics/diagnostics.ts';
import type { OwnedDirective } from './directives/directive.ts';
import type { Highlighter } from './highlight.ts';
import type { MarkVersions } from './mark-form.ts';
import type { MathSettings } from './math/render.ts';
import type { Pieces } from './pieces.ts';
import type { MarkdownTexts } from './texts.ts';

export type OutlineEntry = { depth: number; text: string; anchor: string };

/** The text under one heading; the first section has no anchor and carries the page's title. */
export type Section = {
  anchor: string;
  title: string;
  /** Titles of the headings above, outermost first. */
  crumbs: string[];
  text: string;
  /** Inline code and code blocks, for identifiers. */
  code: string[];
  /** What is printed in bold: names of buttons, fields and the like. */
  strong: string[];
};

export type PageLink = Place & {
  /** Page id that the link leads to; the page's own id for `#anchor`. */
  id: string;
  anchor: string;
  /** What the author typed. */
  href: string;
  /** Characters to underline from the place, where the target is written as it is typed. */
  length?: number;
};

/** One parsed page: everything later stages make comes from this one parse. */
export type Page = {
  id: string;
  html: string;
  outline: OutlineEntry[];
  /** Every id in the article that a link may lead to. */
  anchors: string[];
  /** The one of a heading that is the page's title. */
  titleAnchor?: string;
  links: PageLink[];
  sections: Section[];
  /** Clean Markdown for machines: links absolute, tokens and includes filled in. */
  markdown: string;
  /** Addresses of the image files it shows. */
  images: string[];
  /** Names of the values that its code shows, in the order met. */
  values: string[];
  /** Style sheets of what it shows, by name: `filter`, `recipes/picture`. */
  styles: string[];
  /** What it was made from besides its text: `recipes:soup`, `style:filter`. */
  dependencies: string[];
  diagnostics: Diagnostic[];
};

/** A word that pages mark: a change to its meaning alone changes no page. */
export type DefinedTerm = {
  term: string;
  /** Besides the term itself. */
  also: readonly string[];
  /** Phrases in which it means something else. */
  but: readonly string[];
  /** The page that explains it, which doesn't mark it, and its address. */
  id: string;
  url: string;
};

/** What a link's target is to this build. */
export type LinkTarget =
  | { state: 'page'; url: string }
  /** In a sidebar, not written yet. */
  | { state: 'planned' }
  | { state: 'missing'; closest?: string };

export type ImageFile = { url: string; width: number; height: number };

/** Why there is nothing to show: no such file, or one whose width and height can't be read. */
export type NoImage = { closest?: string; isUnreadable?: true };

/** How the first state of an island is drawn. */
export type IslandRequest<Props> = {
  name: string;
  /** When its script is loaded. */
  when: 'load' | 'idle' | 'visible' | 'use' | 'visit';
  /** What the HTML depends on besides the island's own code. */
  key: readonly unknown[];
  /** Props for the component, once that is loaded. A problem instead is reported. */
  props(component: unknown): Props | Problem;
};

/** How a component that isn't known before it is loaded is drawn. */
export type ComponentRequest = {
  name: string;
  /** What its module exports → its props; with `when`, it is an island. A problem instead is reported. */
  draw(exports: Readonly<Record<string, unknown>>): Drawn | Problem;
};

type Drawn = { props: object; when?: IslandRequest<object>['when'] | undefined };

/** What the markdown stage asks of the others, as plain functions. */
export type MarkdownContext = {
  highlighter: Highlighter;
  texts: MarkdownTexts;
  /** Show links to planned pages (development) or leave their text alone (production). */
  isDev: boolean;
  values: GuideValues;
  /** Short code of the product in small letters. */
  prefix: string;
  terms: readonly DefinedTerm[];
  /** Where the site has formulas. */
  math?: MathSettings | undefined;
  /** The id of a page by what a link calls it, in a site that isn't strict. */
  findPage?: ((requested: string, fromId: string) => string | undefined) | undefined;
  resolveLink(id: string): LinkTarget;
  /** @param path  of the file that shows it, as diagnostics have it. */
  findImage(src: string, path: string): ImageFile | NoImage;
  /** The address of a file that a link names, in a site that isn't strict. */
  findFile?: ((href: string, path: string) => string | undefined) | undefined;
  /** Is there an icon of this name, and if not, which is near? */
  findIcon(name: string): { svg: string } | { closest?: string };
  /** The engine's constructs and those of collections. */
  directives: ReadonlyMap<string, OwnedDirective>;
  /** Attributes by which a card names a record, such as `recipe`. */
  cardAttributes: readonly string[];
  /** What a card shows of a record, and what it depends on. */
  cardOf(
    attribute: string,
    name: string,
  ): Promise<(RecordCard & { dependencies: string[] }) | undefined>;
  /** Names of all islands. */
  islandNames: readonly string[];
  /** HTML of an island's first state, marked for the client. */
  drawIsland<Props extends object>(request: IslandRequest<Props>): Promise<string | Problem>;
  /** HTML of a component, which its module may say how to draw. */
  drawComponent(request: ComponentRequest): Promise<string | Problem>;
  pieces: Pieces;
  /** What `{since=…}` may name; undefined where a site has no versions: there it is any. */
  versions?: MarkVersions | undefined;
  /** What a page or category is called, also one that isn't written yet. */
  titleOf(id: string): string | undefined;
  /** Title and description of a page, for cards. */
  describe(id: string): { title: string; description: string } | undefined;
};

/** The state of one parse, carried in markdown-it's `env`. */
export type PageState = {
  id: string;
  /** Of its file, as diagnostics show it. */
  path: string;
  lines: readonly SourceLine[];
  /** Where a heading is that is the page's title. */
  title?: { path: string; line: number };
  titleAnchor?: string;
  /** The front matter leaves the title to the article. */
  hasOwnTitle?: boolean;
  context: MarkdownContext;
  diagnostics: Diagnostic[];
  links: PageLink[];
  images: string[];
  anchors: string[];
  outline: OutlineEntry[];
  /** Edits that turn the source into the Markdown for machines. */
  edits: MarkdownEdit[];
  values: Set<string>;
  styles: Set<string>;
  dependencies: Set<string>;
  /** Counts for ids that are unique in the page. */
  count: number;
  /** Of all its diagrams. */
  arrows: number;
  /** A table is being rendered, whose columns may be narrow. */
  isInTable: boolean;
};

/** Replace `length` characters at `column` of body line `line` (both from 0). */
export type MarkdownEdit = { line: number; column: number; length: number; text: string };

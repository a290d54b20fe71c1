// What the markdown stage knows and gives: the value types of one parsed page.
import type { GuideValues } from '../content/guide-values.ts';
import type { SourceLine } from '../content/source-text.ts';
import type { Diagnostic, Place } from '../diagnostics.ts';
import type { Highlighter } from './highlight.ts';

export type OutlineEntry = { depth: number; text: string; anchor: string };

/** The text under one heading; the first section has no anchor and carries the page's title. */
export type Section = {
  anchor: string;
  title: string;
  /** Titles of the headings above, outermost first. */
  trail: string[];
  text: string;
  /** Inline code and code blocks, for identifiers. */
  code: string[];
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
  links: PageLink[];
  sections: Section[];
  /** Clean Markdown for machines: links absolute, tokens and includes filled in. */
  markdown: string;
  /** Addresses of the image files it shows. */
  images: string[];
  words: number;
  /** Names of the values that its code shows, in the order met. */
  values: string[];
  parts: ReadonlySet<PagePart>;
  diagnostics: Diagnostic[];
};

/** What a page may show that has a style sheet of its own. */
export type PagePart = 'filter' | 'guide' | 'thumbnails' | 'illustration';

/** What a link's target is to this build. */
export type LinkTarget =
  | { state: 'page'; url: string }
  /** In a sidebar, not written yet. */
  | { state: 'planned' }
  | { state: 'missing'; closest?: string };

export type ImageFile = { url: string; width: number; height: number };

/** Why there is nothing to show: no such file, or one whose width and height can't be read. */
export type NoImage = { closest?: string; isUnreadable?: true };

/**
 * HTML of a widget's illustration; where there is none, the nearest name that has one; or a property
 * of its panel that the manifest hasn't.
 */
export type Illustrated = { html: string } | { closest?: string } | { unknownProperty: string };

export type WidgetCard = { picture: string; platforms: readonly string[] };

/** What the markdown stage asks of the others, as plain functions. */
export type MarkdownContext = {
  highlighter: Highlighter;
  texts: MarkdownTexts;
  /** Show links to planned pages (development) or leave their text alone (production). */
  isDev: boolean;
  values: GuideValues;
  resolveLink(id: string): LinkTarget;
  findImage(src: string): ImageFile | NoImage;
  /** Is there an icon of this name, and if not, which is near? */
  findIcon(name: string): { svg: string } | { closest?: string };
  illustrate(name: string): Illustrated;
  /** HTML of a tool of the theme; where there is none, the nearest name that has one. */
  drawTool(name: string): { html: string } | { closest?: string };
  /** What a card of this widget shows: a small picture as SVG, and where the widget exists. */
  cardOf(widget: string): WidgetCard | undefined;
  /** What a page or category is called, also one that isn't written yet. */
  titleOf(id: string): string | undefined;
  /** Title and description of a page, for cards. */
  describe(id: string): { title: string; description: string } | undefined;
};

export type MarkdownTexts = {
  callouts: Record<string, string>;
  playVideo: string;
  footnotes: string;
  backToText: string;
  /** What a screen reader says of a task's check box. */
  taskDone?: string;
  taskOpen?: string;
  /** Of a command: where and as whom it runs, and what success looks like. */
  command?: { runs: string; worked: string };
  /** Names of platforms, by the word that authors write. */
  platforms?: Record<string, string>;
  /** The box that filters tables and cards. */
  filter?: FilterTexts;
};

export type FilterTexts = {
  words: string;
  platform: string;
  allPlatforms: string;
  group: string;
  allGroups: string;
  differences: string;
  /** With `{shown}` and `{total}`. */
  found: string;
};

/** The state of one parse, carried in markdown-it's `env`. */
export type PageState = {
  id: string;
  lines: readonly SourceLine[];
  context: MarkdownContext;
  diagnostics: Diagnostic[];
  links: PageLink[];
  images: string[];
  anchors: string[];
  outline: OutlineEntry[];
  /** Edits that turn the source into the Markdown for machines. */
  edits: MarkdownEdit[];
  values: Set<string>;
  parts: Set<PagePart>;
  /** Counts for ids that are unique in the page. */
  count: number;
};

/** Replace `length` characters at `column` of body line `line` (both from 0). */
export type MarkdownEdit = { line: number; column: number; length: number; text: string };

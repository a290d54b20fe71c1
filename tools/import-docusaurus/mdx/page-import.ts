// What the rendering of one page knows and may ask for; one value for each page and each partial.
import type { Problem } from '../../../engine/tooling.ts';
import type { PageNotes } from '../inventory/page-notes.ts';
import type { ComponentMap } from '../map/component-map.ts';
import type { Scope } from '../syntax/evaluate.ts';
import type { MagicComment } from './magic-comments.ts';
import type { Child, Element } from './tree.ts';

/** Replaces the body from `start` to `end`. */
export type Edit = { start: number; end: number; text: string };

/** Markdown that stands for an element. */
export type Piece = { text: string; isBlock: boolean };

export type PageImport = {
  /** The body, as in the source. */
  text: string;
  /** Absolute path of the source. */
  file: string;
  /** Sorted, apart from each other. */
  edits: Edit[];
  isPlain: boolean;
  /** Inside a table's row: no line may break. */
  isInCell: boolean;
  /** Partials are snippets: their props are parameters. */
  isPartial: boolean;
  /** Props that the partial uses. */
  params: Set<string>;
  scope: Scope;
  /** Name → what it is imported from. */
  imports: Map<string, string>;
  /** Is it an admonition of this site? */
  isKeyword(name: string): boolean;
  /** Is it a language of code that can be coloured? */
  isLanguage(name: string): boolean;
  /** Comments that mean something in code. */
  magicComments: readonly MagicComment[];
  /** Diagrams that our build has not been able to draw. */
  undrawn: ReadonlySet<string>;
  /** What its `<head>` says of the page: `description`. */
  head: Map<string, string>;
  count(what: string): void;
  /** What became of the constructs of this body. */
  notes: PageNotes;
  report(at: { start: number; end: number }, problem: Problem): void;
  /** Where a link leads in our site, or undefined where nothing is. */
  link(href: string, at: { start: number; end: number }): string | undefined;
  /** The address on the old site, for what is omitted. */
  outside(href: string): string;
  /** Name of the picture in our folder; an address outside; or undefined where there is none. */
  picture(
    src: string,
    at: { start: number; end: number },
  ): { name: string } | { url: string } | undefined;
  /** What people, and the import, say of components. */
  map: ComponentMap;
  /** Notes a component that has no construct. */
  unmapped(element: Element): void;
  /** What a component of the site shows, where it is written down; else undefined. */
  component(element: Element, page: PageImport): Piece | undefined;
  /** Markdown of JSX in an expression. */
  nested(source: string): string;
  /** The snippet of a partial, or its content where it can't be one. */
  partial(element: Element, from: string, page: PageImport): Piece;
  /** Cards for what is below the page in its sidebar. */
  cards(): string;
  render(children: readonly Child[], page: PageImport): string;
};

/** Stands for a parameter until the page is done, so that no other brace is taken for one. */
export const PARAM = { open: '\uE000', close: '\uE001' };

/** Around the name of an anchor of HTML, until it is known which heading it is at. */
export const ANCHOR = { open: '\uE004', close: '\uE005' };

/** Stands for what a partial wraps. */
export const CHILDREN = '\uE002';

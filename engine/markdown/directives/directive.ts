// What a directive is: one file in this folder a directive, one line in index.ts, one golden pair, one example in CONTRIBUTING.md.
import type { Token } from 'markdown-it';
import type { Html } from '../../text/html.ts';
import type { PageState } from '../page.ts';

/**
 * `:::tab[Label]{id=x}` as written: everything of the opening line.
 *
 * `D`: what its collection knows. `P`: what its directive prepares.
 */
export type DirectiveNode<D = unknown, P = unknown> = {
  name: string;
  /** Text in brackets, or after the name. */
  label: string;
  bare: readonly string[];
  named: Readonly<Record<string, string>>;
  /** Body line of the opening line, from 0. */
  line: number;
  /** Column, from 0, behind the brace of its attributes. */
  attributesAt?: number;
  /** Number of this directive in its page, from 1: for unique ids. */
  number: number;
  /** Directives directly inside, and the one around. */
  children: DirectiveNode[];
  parent?: DirectiveNode;
  /** Id of its element, where the directive around it gives one. */
  id?: string;
  /** Address that it leads to, once it is rendered. */
  href?: string;
  /** Body line, from 0, of the colons that close it. */
  endLine?: number;
  /** Words that are found by search, and weigh little: what it shows beside the page's own text. */
  found?: readonly string[];
  /** Records and texts of the collection that the directive belongs to; undefined for the engine's own. */
  data: D;
  /** What `prepare` returned. */
  prepared?: P;
};

/** A directive in plain Markdown: the lines around its body. */
export type MarkdownForm = {
  /** In place of the line that opens it. */
  before?: string;
  /** In place of the line that closes it. */
  after?: string;
  /** Is all of it a quote? */
  isQuoted?: boolean;
};

/** A construct of Markdown. `D`: records and texts of its collection. `P`: what it prepares. */
export type Directive<D = unknown, P = unknown> = {
  names: readonly string[];
  /** `:::name` with a body, `::name` alone on its line, or either. */
  form: 'container' | 'leaf' | 'either';
  /** Named values it takes; any other is an error. Without this list it looks at them itself. */
  attributes?: readonly string[];
  /** Words without a value that it takes; any other is an error. Without this list it looks at them itself. */
  flags?: readonly string[];
  /** What draws it is slow to load: pages that have it are made by as few threads as can be. */
  hasMuchToLoad?: boolean;
  /** What the page depends on where it has such a line: `recipes:soup`. */
  dependencies?(named: Readonly<Record<string, string>>): readonly string[];
  /** What takes time, before the page is rendered; `render` and `check` find it as `node.prepared`. */
  prepare?(node: DirectiveNode<D, P>, page: PageState): Promise<P>;
  /**
   * HTML of the directive.
   *
   * @param inner  HTML of the body; empty for a leaf.
   */
  render(node: DirectiveNode<D, P>, inner: Html, page: PageState): Html;
  /**
   * What the Markdown for machines has in place of its colons; without it, the label and the body.
   * Called after `render`. A link target in it is an address.
   */
  toMarkdown?(node: DirectiveNode<D, P>, page: PageState): MarkdownForm;
  /** Look at the body before it is rendered; add diagnostics, links, anchors to `page`. */
  check?(node: DirectiveNode<D, P>, page: PageState, body: readonly Token[]): void;
};

/** A directive with what its collection knows. */
export type OwnedDirective = Directive & { data?: unknown };

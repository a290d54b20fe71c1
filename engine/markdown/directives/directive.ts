// What a directive is: one file in this folder a directive, one golden pair, one line in index.ts.
import type { Token } from 'markdown-it';
import type { PageState } from '../page.ts';

/** `:::tab[Label]{id=x}` as written: everything of the opening line. */
export type DirectiveNode = {
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
  /** Body line, from 0, of the colons that close it. */
  endLine?: number;
  /** Words that are found by search, and weigh little: what it shows beside the page's own text. */
  found?: readonly string[];
  /** What `prepare` returned. */
  prepared?: unknown;
};

export type Directive = {
  names: readonly string[];
  /** `:::name` with a body, `::name` alone on its line, or either. */
  form: 'container' | 'leaf' | 'either';
  /** Named values it takes; any other is an error. */
  attributes: readonly string[];
  /** Words without a value that it takes; any other is an error. Without this list it looks at them itself. */
  flags?: readonly string[];
  /** What the page depends on where it has such a line: `recipes:soup`. */
  uses?(named: Readonly<Record<string, string>>): readonly string[];
  /** What takes time, before the page is rendered; `render` and `check` find it as `node.prepared`. */
  prepare?(node: DirectiveNode, page: PageState): Promise<unknown>;
  /**
   * HTML of the directive.
   *
   * @param inner  HTML of the body; empty for a leaf.
   */
  render(node: DirectiveNode, inner: string, page: PageState): string;
  /** Look at the body before it is rendered; add diagnostics, links, anchors to `page`. */
  check?(node: DirectiveNode, page: PageState, body: readonly Token[]): void;
};

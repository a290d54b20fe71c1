// What is known of a page before it is parsed → the state that its parts report to while it is.
import type { PageState } from './page.ts';

type Known = Pick<PageState, 'id' | 'path' | 'lines' | 'context'>;

export const newPageState = (known: Known): PageState => ({
  ...known,
  diagnostics: [],
  links: [],
  images: [],
  anchors: [],
  outline: [],
  edits: [],
  values: new Set(),
  styles: new Set(),
  dependencies: new Set(),
  count: 0,
  arrows: 0,
  isInTable: false,
});

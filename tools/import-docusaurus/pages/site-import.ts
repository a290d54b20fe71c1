// What all steps of one import share: the source, what is known about it, and what to report at the end.
import type { Diagnostic } from '../../../engine/tooling.ts';
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import type { Doc } from '../docs/doc.ts';
import type { Construct } from '../inventory/inventory.ts';
import type { ComponentMap, Unmapped } from '../map/component-map.ts';
import type { SourceFiles } from '../source-files.ts';

export type SiteImport = {
  files: SourceFiles;
  site: DocusaurusSite;
  docs: Doc[];
  /** File → its page. */
  byFile: Map<string, Doc>;
  /** Address below the base URL, without slashes at its ends → our page id, with an anchor perhaps. */
  byRoute: Map<string, string>;
  /** Path of a page's file → its id, where the address is another: links of old are often written so. */
  byDocId: Map<string, string>;
  /** Beginnings of addresses that are omitted: blogs, pages made by code. */
  leftOut: (route: string) => boolean;
  /** Our name → file of the source; a picture is copied once, however often it is shown. */
  pictures: Map<string, string>;
  /** Files that pages link to and no static folder has. */
  attachments: Map<string, string>;
  /** Construct → how often it was taken over. */
  counts: Map<string, number>;
  /** Page or partial → its constructs, each in one column. */
  constructs: Map<string, Construct[]>;
  /** Modules whose JSX pages show. */
  shownFrom: Set<string>;
  map: ComponentMap;
  /** Component without a construct → its uses. */
  unmapped: Map<string, Unmapped>;
  diagnostics: Diagnostic[];
  /** Page id → anchors that it has in our site; empty before the pages were looked at. */
  anchors: Map<string, ReadonlySet<string>>;
  /** Page id → anchors of HTML in the source → anchor of the heading that follows. */
  moved: Map<string, Map<string, string>>;
  undrawn: Set<string>;
  /** Pages whose headings can't have the anchors of the source. */
  withoutIds: Set<string>;
  snippets: Map<string, Snippet>;
  /** Admonitions of this site, besides those of Docusaurus. */
  keywords: ReadonlySet<string>;
  isLanguage(name: string): boolean;
  cardsOf(doc: Doc): string[];
};

export type Snippet = {
  name: string;
  body: string;
  params: string[];
  hasChildren: boolean;
};

// One page of the source, as every later step sees it.
import type { DocsInstance } from '../config/docusaurus-site.ts';

export type Doc = {
  /** Instance it belongs to; undefined for pages of `src/pages`. */
  instance: DocsInstance | undefined;
  /** The id of its plugin: `guides/intro`. */
  docId: string;
  /** Absolute. */
  file: string;
  /** Path below its folder, with `/`. */
  name: string;
  /** Folder that its path counts from; absolute. */
  folder: string;
  matter: Record<string, unknown>;
  body: string;
  linesBefore: number;
  /** Address below the base URL, without slashes at its ends: `docs/intro`. */
  route: string;
  /** Does the address end with a slash, so that relative addresses count from it? */
  isFolder: boolean;
  /** The id of our page. */
  pageId: string;
  title: string;
  /** What sidebars call it. */
  label: string;
  position?: number;
};

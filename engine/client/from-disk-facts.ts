// A bundle → what its pages know about it in a browser: see `client/from-disk.ts`.

/** Stands for the root in texts of files that scripts fetch. */
export const ROOT = 'learn-root:';

/** What is known when a bundle is made. All paths are below its root. */
export type BundleFacts = {
  /** Where the site is served otherwise: what its addresses begin with. */
  base: string;
  /** Scheme and host of the public site. */
  origin: string;
  /** Name of the script that every page starts with. */
  entry: string;
  /** Files that links may lead to, pages apart. */
  files: readonly string[];
  /** Addresses of pages, without their last slash; undefined: all of the site. */
  pages: readonly string[] | undefined;
  section: string | undefined;
};

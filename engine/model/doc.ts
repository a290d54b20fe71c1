// What the site knows of a page without its body.
import type { FrontMatter } from '../content/pages/frontmatter.ts';

export type Doc = {
  id: string;
  /** Path on the host, base included: `/learn/teams/overview`. */
  url: string;
  /** The file, as diagnostics show it. */
  path: string;
  frontMatter: FrontMatter;
};

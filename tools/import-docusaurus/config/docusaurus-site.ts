// What a Docusaurus config says, as far as an import needs it: one shape for all its forms.
import type { MagicComment } from '../mdx/magic-comments.ts';

/** One folder of pages with its versions: an instance of the docs plugin. */
export type DocsInstance = {
  id: string;
  /** Absolute. */
  folder: string;
  /** Below the base URL, without slashes at its ends: `docs`, or empty. */
  route: string;
  include: string[];
  exclude: string[];
  /** Absolute; undefined: made from the folders; false: none. */
  sidebarFile: string | false | undefined;
  hasNumberPrefixes: boolean;
  lastVersion: string | undefined;
  /** Version → what the config says about it. */
  versions: Record<string, { path?: string; label?: string }>;
  includesCurrent: boolean;
  tagsPath: string;
  /** As written: an address, or an `Unread` function. */
  editUrl: unknown;
  /** Does it have remark or rehype plug-ins, which may change pages? */
  hasOwnPlugins: boolean;
  /** Where its options are in the config: `presets[0].docs`. */
  place: string;
};

export type PagesInstance = { folder: string; route: string; include: string[]; exclude: string[] };

export type DocusaurusSite = {
  configFile: string;
  /** As it is written; what can't be read is an `Unread`. */
  settings: Readonly<Record<string, unknown>>;
  title: string;
  tagline: string;
  /** Scheme and host. */
  url: string;
  /** Begins and ends with a slash. */
  base: string;
  language: string;
  /** Are `.md` files plain Markdown, and only `.mdx` files MDX? */
  isDetected: boolean;
  isAlwaysPlain: boolean;
  /** Are formulas between `$`? */
  hasMath: boolean;
  magicComments: MagicComment[];
  docs: DocsInstance[];
  pages: PagesInstance[];
  /** Routes of blogs, which aren't imported. */
  blogs: { folder: string; route: string }[];
  /** Absolute. */
  staticFolders: string[];
  redirects: { from: string; to: string }[];
  /** Of plugin-client-redirects: `/x.html` leads to `/x`. */
  fromExtensions: string[];
  /** Label of the header → where it leads: a sidebar, a page, or an address. */
  navigation: { label: string; sidebar?: string; doc?: string; to?: string; instance: string }[];
  /** Absolute, of the preset’s theme. */
  customCss: string[];
  /** Place of each preset and plugin in the config → its name, and whether something is taken of it. */
  plugins: {
    place: string;
    name: string;
    options: Readonly<Record<string, unknown>>;
    isKnown: boolean;
  }[];
  /** Names of plugins and presets that an import passes over. */
  passedOver: string[];
};

// A site's settings, and where its folders are.
import type { Store } from '../../cache/store.ts';
import type { SourceFormat } from '../../source-format.ts';
import type { Tokens } from '../pages/tokens.ts';
import type { LoadedBrand } from './brand.ts';
import type { OwnGrammars } from './load-grammars.ts';
import type { SiteConfig } from './settings.ts';

/** What is known of a site once its config is read. */
export type SiteFolder = {
  /** All settings but the collections, as plain data. */
  config: SiteConfig;
  /** Hash of the sources that the module was compiled from, the collections' among them. */
  moduleSources: string;
  tokens: Tokens;
  /** Logo, icon, accent and fonts, read. */
  brand: LoadedBrand;
  /** Of languages of its own. */
  grammars: OwnGrammars;
  /** A folder of pages without a config: nothing in it is a file of ours. */
  isBare?: true;
  /** Of a bare one: what it may have been written in. */
  format?: SourceFormat;
  /** Absolute paths. */
  file: string;
  siteDir: string;
  contentDir: string;
  pagesDir: string;
  /** Folders of pictures that pages name from the root. */
  staticDirs: readonly string[];
  outDir: string;
  cacheDir: string;
  /** In it: what earlier runs have made. */
  store: Store;
  /** What files were parsed to: a server reads them again and again. */
  parsed: Map<string, unknown>;
  /** Where it was read before, and no file came or went since: absolute paths of those whose text is another one. */
  changed?: ReadonlySet<string>;
};

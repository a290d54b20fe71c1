// A site, read and compiled → the context that all of its pages are made in: one value, made once, passed whole.
import { hashOf } from '../../cache/hash.ts';
import type { SentCollection } from '../../content/config/load-collections.ts';
import type { OwnGrammars } from '../../content/config/load-grammars.ts';
import type { SiteSource } from '../../content/load-site.ts';
import type { GuideValues } from '../../content/pages/guide-values.ts';
import { type ImageFolders, imageFolders } from '../../content/pages/image-index.ts';
import type { PageNames } from '../../content/pages/page-names.ts';
import { byPage, type Questions } from '../../content/pages/questions.ts';
import type { Terms } from '../../content/pages/terms.ts';
import type { Tokens } from '../../content/pages/tokens.ts';
import { displayPath } from '../../content/yaml/small-files.ts';
import type { MathSettings } from '../../markdown/math/render.ts';
import type { DefinedTerm } from '../../markdown/page.ts';
import { definedTerms } from '../../model/defined-terms.ts';
import type { Site } from '../../model/site.ts';
import type { SheetLink } from '../../render/render-doc.tsx';
import { once } from '../../text/once.ts';
import type { SiteData } from '../../theme/site-data.ts';
import type { Texts } from '../../theme/texts.ts';
import type { SiteModules } from '../client/modules.ts';

/** What every article is made with. Each article depends on all of it: what is added here counts without another line. */
export type ArticleSettings = {
  texts: Texts;
  /** Short code of the product in small letters. */
  prefix: string;
  /** Words of titles that say nothing on this site. */
  genericWords: readonly string[];
  isDev: boolean;
  isStrict: boolean;
  /** Words that are not to be written, and words that are marked. */
  variants: Terms;
  terms: readonly DefinedTerm[];
  /** What links may call pages, in a site that isn't strict. */
  names: PageNames | undefined;
  /** Where the config asks for formulas. */
  math?: MathSettings;
};

/** Plain data, which threads are sent. A page declares what it takes of `values`, `grammars`, `data`, `modules` and `sheets`. */
export type SiteContext = {
  article: ArticleSettings;
  siteData: SiteData;
  tokens: Tokens;
  contentDir: string;
  /** As diagnostics show it. */
  contentName: string;
  pagesDir: string;
  /** A folder of pages without a config, perhaps of another tool. */
  isBare: boolean;
  cacheDir: string;
  pictures: ImageFolders;
  /** The compiled config, which lists the collections. */
  configModule: string | undefined;
  themeModule: string | undefined;
  data: Readonly<Record<string, SentCollection>>;
  modules: SiteModules;
  sheets: Readonly<Record<string, SheetLink>>;
  values: GuideValues;
  grammars: OwnGrammars;
  questions: Questions;
};

type ContextInput = Pick<SiteContext, 'siteData' | 'modules' | 'sheets' | 'themeModule'>;

/** @param made  what was compiled for the site, and what all its pages share. */
export function createSiteContext(
  source: SiteSource,
  site: Site,
  made: ContextInput,
): Readonly<SiteContext> {
  const { loaded, collections, names, values, questions } = source;
  const { tokens, contentDir, pagesDir, cacheDir, grammars } = loaded;
  const { texts, product, genericWords, isDev } = made.siteData;
  const prefix = product.code.toLowerCase();
  const isStrict = loaded.config.strict;
  const variants = source.terms.filter((one) => one.not);
  const terms = definedTerms(source.terms, site);
  return Object.freeze({
    ...made,
    article: Object.freeze({
      texts,
      prefix,
      genericWords,
      isDev,
      isStrict,
      variants,
      terms,
      names,
      ...mathOf(source.loaded.config),
    }),
    tokens,
    contentDir,
    pagesDir,
    isBare: loaded.isBare === true,
    cacheDir,
    values,
    grammars,
    contentName: displayPath(loaded, ''),
    pictures: imageFolders(loaded),
    configModule: loaded.module,
    data: Object.fromEntries(
      collections.map(({ collection: { name }, data, says }) => [name, { data, says }]),
    ),
    questions: byPage(questions),
  });
}

const mathOf = ({ math, mathMacros }: SiteSource['loaded']['config']): { math?: MathSettings } =>
  math ? { math: { macros: mathMacros } } : {};

/** Hashes of what no page declares, since it counts for all: for their articles, and for whole pages. */
export type ContextHashes = { article: string; readonly page: string };

export function hashContext({ article, siteData }: SiteContext): ContextHashes {
  const own = JSON.stringify(article);
  const page = once(() => hashOf([JSON.stringify(siteData), own]));
  return {
    article: hashOf([own]),
    get page() {
      return page();
    },
  };
}

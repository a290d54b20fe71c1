// Category, home, search … and the document around them → the text of output files. React, static, in production mode.

import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BranchItem } from '../model/branch.ts';
import { buildCategoryData, type CategoryChild, type CategoryData } from '../model/category.ts';
import { htmlFile, navigationFile } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { SEARCH_ID } from '../text/search-id.ts';
import { Branch } from '../theme/Branch.tsx';
import { DISMISS_SCRIPT, THEME_SCRIPT } from '../theme/inline-scripts.ts';
import { PartsProvider } from '../theme/parts.ts';
import { type SiteData, siteDataOfEvery, siteDataOfPage } from '../theme/site-data.ts';
import type { Theme } from '../theme/theme.ts';

/** A file of the built site; `path` is relative to the output folder, `/` between parts. */
export type OutputFile = { path: string; content: string | Buffer };

export function renderCategory(
  pageData: CategoryData,
  siteData: SiteData,
  theme: Theme,
): OutputFile {
  return {
    path: htmlFile(pageData.id),
    content: toDocument(
      <theme.CategoryPage siteData={siteDataOfPage(siteData, pageData)} pageData={pageData} />,
      theme,
    ),
  };
}

export function renderHome(
  siteData: SiteData,
  theme: Theme,
  site: Site,
  style?: string,
): OutputFile {
  const { recordsOf } = site;
  const own = { siteData: siteDataOfEvery(siteData, ''), style, recordsOf };
  const element = <theme.HomePage {...own} top={topOf(site)} />;
  return { path: 'index.html', content: toDocument(element, theme) };
}

/** What the home page of a site with one section lists. */
export function topOf(site: Site): readonly CategoryChild[] | undefined {
  const [only, ...others] = site.sidebars;
  return only && others.length === 0 ? buildCategoryData(site, only.id)?.children : undefined;
}

export function renderNotFound(siteData: SiteData, theme: Theme): OutputFile {
  return {
    path: '404.html',
    content: toDocument(<theme.NotFoundPage siteData={siteData} />, theme),
  };
}

export function renderSearch(siteData: SiteData, theme: Theme): OutputFile {
  const own = siteDataOfEvery(siteData, SEARCH_ID);
  return {
    path: htmlFile(SEARCH_ID),
    content: toDocument(<theme.SearchPage siteData={own} />, theme),
  };
}

/** The navigation fragment that all pages of a sidebar share. */
export function renderNavigation(
  slug: string,
  items: readonly BranchItem[],
  siteData: SiteData,
): OutputFile {
  return {
    path: navigationFile(slug),
    content: renderToStaticMarkup(<Branch items={items} texts={siteData.texts} />),
  };
}

/** A page that leads on, for hosts that don't know redirects. */
export function renderRedirect(id: string, to: string, siteData: SiteData): OutputFile {
  const element = (
    <html lang={siteData.lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{siteData.title}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={/^https?:/.test(to) ? to : siteData.origin + to} />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </head>
      <body>
        <a href={to}>{to}</a>
      </body>
    </html>
  );
  return { path: htmlFile(id), content: toDocument(element) };
}

/** `'sha256-…'` of the inline script of every page, for the Content-Security-Policy. */
export function inlineScriptHash(): string {
  return scriptHash(THEME_SCRIPT);
}

/** The same for the script that dismisses an announcement, where a site has one. */
export function dismissScriptHash(): string {
  return scriptHash(DISMISS_SCRIPT);
}

/** `'sha256-…'` of an inline script's text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const NO_PARTS = { parts: {} };

/** A whole document as text; parts of its frame are the theme's own, where it has them. */
export function toDocument(
  element: ReactElement,
  { parts }: Pick<Theme, 'parts'> = NO_PARTS,
): string {
  const whole = <PartsProvider value={parts}>{element}</PartsProvider>;
  return `<!doctype html>${renderToStaticMarkup(whole)}\n`;
}

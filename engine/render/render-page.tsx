// Category, home, search … and the shell → the text of output files. React, static, in production mode.

import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SEARCH_ID } from '../address.ts';
import type { BranchItem } from '../model/branch.ts';
import { buildCategoryFrame, type CategoryChild, type CategoryFrame } from '../model/category.ts';
import { htmlFile, navigationFile } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import { Branch } from '../theme/Branch.tsx';
import { type Shell, shellOfEvery, shellOfPage } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import { THEME_SCRIPT } from '../theme/theme-script.ts';

/** A file of the built site; `path` is relative to the output folder, `/` between parts. */
export type OutputFile = { path: string; content: string | Buffer };

export function renderCategory(frame: CategoryFrame, shell: Shell, theme: Theme): OutputFile {
  return {
    path: htmlFile(frame.id),
    content: toDocument(<theme.CategoryPage shell={shellOfPage(shell, frame)} frame={frame} />),
  };
}

export function renderHome(shell: Shell, theme: Theme, site: Site, style?: string): OutputFile {
  const recordsOf = <R,>(name: string) =>
    site.collections.find(({ collection }) => collection.name === name)?.data.records as
      | R
      | undefined;
  const own = { shell: shellOfEvery(shell, ''), style, recordsOf };
  const element = <theme.HomePage {...own} top={topOf(site)} />;
  return { path: 'index.html', content: toDocument(element) };
}

/** What the home page of a site with one section lists. */
export function topOf(site: Site): readonly CategoryChild[] | undefined {
  const [only, ...others] = site.sidebars;
  return only && others.length === 0 ? buildCategoryFrame(site, only.id)?.children : undefined;
}

export function renderNotFound(shell: Shell, theme: Theme): OutputFile {
  return { path: '404.html', content: toDocument(<theme.NotFoundPage shell={shell} />) };
}

export function renderSearch(shell: Shell, theme: Theme): OutputFile {
  const own = shellOfEvery(shell, SEARCH_ID);
  return { path: htmlFile(SEARCH_ID), content: toDocument(<theme.SearchPage shell={own} />) };
}

/** The navigation fragment that all pages of a sidebar share. */
export function renderNavigation(
  slug: string,
  items: readonly BranchItem[],
  shell: Shell,
): OutputFile {
  return {
    path: navigationFile(slug),
    content: renderToStaticMarkup(<Branch items={items} texts={shell.texts} />),
  };
}

/** A page that leads on, for hosts that don't know redirects. */
export function renderRedirect(id: string, to: string, shell: Shell): OutputFile {
  const element = (
    <html lang={shell.lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{shell.title}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={/^https?:/.test(to) ? to : shell.origin + to} />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </head>
      <body>
        <a href={to}>{to}</a>
      </body>
    </html>
  );
  return { path: htmlFile(id), content: toDocument(element) };
}

/** `'sha256-…'` of the one inline script, for the Content-Security-Policy. */
export function inlineScriptHash(): string {
  return `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`;
}

/** A whole document as text. */
export function toDocument(element: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(element)}\n`;
}

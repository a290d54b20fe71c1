// Page, category, home … and the shell → the text of output files. React, static, in production mode.
import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../markdown/page.ts';
import type { BranchItem } from '../model/branch.ts';
import type { CategoryFrame } from '../model/category.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { htmlFile, markdownFile, navigationFile, SEARCH_ID } from '../model/routes.ts';
import type { ReleaseBook } from '../releases/book.ts';
import { Branch } from '../theme/Branch.tsx';
import type { Shell } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import { THEME_SCRIPT } from '../theme/theme-script.ts';

/** A file of the built site; `path` is relative to the output folder, `/` between parts. */
export type OutputFile = { path: string; content: string | Buffer };

/** What a page is drawn with besides itself. */
export type DocKit = { shell: Shell; theme: Theme; book: ReleaseBook };

/** HTML and Markdown of one page. */
export function renderDoc(
  page: Page,
  frame: PageFrame,
  { shell, theme, book }: DocKit,
): OutputFile[] {
  const markdownUrl = shell.base + encodeURI(markdownFile(frame.id));
  const props = { shell, frame, page, markdownUrl };
  const Own = theme.pages[frame.id];
  const element = Own ? <Own {...props} book={book} /> : <theme.DocPage {...props} />;
  return [
    { path: htmlFile(frame.id), content: toDocument(element) },
    { path: markdownFile(frame.id), content: page.markdown },
  ];
}

export function renderCategory(frame: CategoryFrame, shell: Shell, theme: Theme): OutputFile {
  return {
    path: htmlFile(frame.id),
    content: toDocument(<theme.CategoryPage shell={shell} frame={frame} />),
  };
}

export function renderHome(shell: Shell, theme: Theme): OutputFile {
  return { path: 'index.html', content: toDocument(<theme.HomePage shell={shell} />) };
}

export function renderNotFound(shell: Shell, theme: Theme): OutputFile {
  return { path: '404.html', content: toDocument(<theme.NotFoundPage shell={shell} />) };
}

export function renderSearch(shell: Shell, theme: Theme): OutputFile {
  return { path: htmlFile(SEARCH_ID), content: toDocument(<theme.SearchPage shell={shell} />) };
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

function toDocument(element: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(element)}\n`;
}

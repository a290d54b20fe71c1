// Head and body of every page: metadata, one style sheet, one script, header, menu, content, footer.
import type { ReactNode } from 'react';
import { SEARCH_ID } from '../address.ts';
import type { BranchItem } from '../model/branch.ts';
import type { Crumb } from '../model/crumbs.ts';
import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { FAVICON } from './favicon.ts';
import { Header } from './Header.tsx';
import { Menu } from './Menu.tsx';
import type { Shell } from './shell.ts';
import { THEME_SCRIPT } from './theme-script.ts';

export type DocumentProps = {
  shell: Shell;
  /** Address of this page on the host; empty for the page that answers unknown addresses. */
  url: string;
  title: string;
  description: string;
  isIndexed: boolean;
  layout: 'page' | 'home' | 'wide';
  sidebar?: string | undefined;
  branch?: BranchItem[];
  crumbs?: Crumb[];
  /** Address of the same page as Markdown. */
  markdownUrl?: string;
  keywords?: string[];
  /** What only some pages have in their head. */
  head?: ReactNode;
  children: ReactNode;
};

export function Document(props: DocumentProps) {
  const { shell, layout } = props;
  return (
    <html lang={shell.lang} dir={shell.dir} data-base={shell.base}>
      <Head {...props} />
      <body className={`layout-${layout}`} data-sidebar={props.sidebar}>
        <a className="skip" href="#content">
          {shell.texts.skipToContent}
        </a>
        <Banner shell={shell} url={props.url} />
        <Header shell={shell} current={props.sidebar} />
        <div className="frame" id="frame">
          <Menu shell={shell} sidebar={props.sidebar} branch={props.branch ?? []} />
          {props.children}
        </div>
        <Footer shell={shell} />
      </body>
    </html>
  );
}

function Head(props: DocumentProps) {
  const { shell, url } = props;
  const isHome = url === shell.base;
  const fullTitle = isHome ? props.title : `${props.title} | ${shell.title}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={props.description} />
      {props.isIndexed ? null : <meta name="robots" content="noindex" />}
      <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      <link rel="stylesheet" href={shell.assets.css} />
      <script type="module" src={shell.assets.js} />
      {url ? <Addresses {...props} /> : null}
      {props.head}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={FAVICON} />
      {isHome || url === shell.base + SEARCH_ID ? <SearchProvider shell={shell} /> : null}
      {props.crumbs?.length ? <BreadcrumbData {...props} crumbs={props.crumbs} /> : null}
    </head>
  );
}

/** Browsers offer the site's search in their address bar. */
function SearchProvider({ shell }: { shell: Shell }) {
  return (
    <link
      rel="search"
      type="application/opensearchdescription+xml"
      title={shell.title}
      href={`${shell.base}opensearch.xml`}
    />
  );
}

function Addresses({ shell, url, title, description, markdownUrl }: DocumentProps) {
  const own = shell.origin + url;
  return (
    <>
      <link rel="canonical" href={shell.origin + (latestUrl(shell) ?? url)} />
      {markdownUrl ? <link rel="alternate" type="text/markdown" href={markdownUrl} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={shell.title} />
    </>
  );
}

/** Search engines are pointed to a single page, where several versions have it. */
function latestUrl({ versions }: Shell): string | undefined {
  return versions.find((one) => one.isLast)?.url?.replace(/#.*/, '');
}

function BreadcrumbData({ shell, url, title, crumbs }: DocumentProps & { crumbs: Crumb[] }) {
  const all = [...crumbs, { label: title, url }];
  const json = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.label,
      item: shell.origin + crumb.url,
    })),
  };
  const text = JSON.stringify(json).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

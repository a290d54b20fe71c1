// Head and body of every page: metadata, one style sheet, one script, header, menu, content, footer.
import type { ReactNode } from 'react';
import type { BranchItem } from '../model/branch.ts';
import type { Crumb } from '../model/breadcrumbs.ts';
import { SEARCH_ID } from '../text/search-id.ts';
import { Announcement, DismissScript } from './Announcement.tsx';
import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { THEME_SCRIPT } from './inline-scripts.ts';
import { Menu } from './Menu.tsx';
import { Part } from './parts.ts';
import { SiteHead } from './SiteHead.tsx';
import type { SiteData } from './site-data.ts';

export type DocumentProps = {
  siteData: SiteData;
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
  /** What only some pages have in their head. */
  head?: ReactNode;
  children: ReactNode;
};

/** A whole page, `<html>` included. What is inside begins with `<main id="site-content" tabIndex={-1}>`. */
export function Document(props: DocumentProps) {
  const { siteData, layout } = props;
  return (
    <html lang={siteData.lang} dir={siteData.dir} data-base={siteData.base}>
      <Head {...props} />
      <body className={`layout-${layout}`} data-sidebar={props.sidebar}>
        <a className="skip" href="#site-content">
          {siteData.texts.skipToContent}
        </a>
        <Announcement siteData={siteData} />
        <Banner siteData={siteData} url={props.url} />
        <Part name="Header" own={Header} props={{ siteData, current: props.sidebar }} />
        {/* Browsers that know `rel="expect"` draw nothing before it is read, so the header never moves. */}
        <span id="site-top" hidden />
        <div className="frame" id="site-frame">
          <Part
            name="Sidebar"
            own={Menu}
            props={{ siteData, sidebar: props.sidebar, branch: props.branch ?? [] }}
          />
          {props.children}
        </div>
        <Part name="Footer" own={Footer} props={{ siteData }} />
      </body>
    </html>
  );
}

function Head(props: DocumentProps) {
  const { siteData, url } = props;
  const isHome = url === siteData.base;
  const fullTitle = isHome ? props.title : `${props.title} | ${siteData.title}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={props.description} />
      {props.isIndexed ? null : <meta name="robots" content="noindex" />}
      <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      <DismissScript siteData={siteData} />
      <link rel="stylesheet" href={siteData.assets.css} />
      <link rel="expect" blocking="render" href="#site-top" />
      <script type="module" src={siteData.assets.js} />
      {url ? <Addresses {...props} /> : null}
      {props.head}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={siteData.brand.icon} />
      {siteData.brand.touchIcon ? (
        <link rel="apple-touch-icon" href={siteData.brand.touchIcon} />
      ) : null}
      {isHome || url === siteData.base + SEARCH_ID ? <SearchProvider siteData={siteData} /> : null}
      {props.crumbs?.length ? <BreadcrumbData {...props} crumbs={props.crumbs} /> : null}
      <SiteHead siteData={siteData} />
    </head>
  );
}

/** Browsers offer the site's search in their address bar. */
function SearchProvider({ siteData }: { siteData: SiteData }) {
  return (
    <link
      rel="search"
      type="application/opensearchdescription+xml"
      title={siteData.title}
      href={`${siteData.base}opensearch.xml`}
    />
  );
}

function Addresses({ siteData, url, title, description, markdownUrl }: DocumentProps) {
  const own = siteData.origin + url;
  return (
    <>
      <link rel="canonical" href={siteData.origin + (latestUrl(siteData) ?? url)} />
      {markdownUrl ? <link rel="alternate" type="text/markdown" href={markdownUrl} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteData.title} />
      {siteData.brand.image ? (
        <>
          <meta property="og:image" content={siteData.origin + siteData.brand.image} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
    </>
  );
}

/** Search engines are pointed to a single page, where several versions have it. */
function latestUrl({ versions }: SiteData): string | undefined {
  return versions.find((one) => one.isLast)?.url?.replace(/#.*/, '');
}

function BreadcrumbData({ siteData, url, title, crumbs }: DocumentProps & { crumbs: Crumb[] }) {
  const all = [...crumbs, { label: title, url }];
  const json = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map((crumb, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb.label,
      item: siteData.origin + crumb.url,
    })),
  };
  const text = JSON.stringify(json).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

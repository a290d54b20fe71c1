// What the parts of the frame are drawn from.
import type { OutlineEntry, Page } from '../markdown/page.ts';
import type { BranchItem } from '../model/branch.ts';
import type { PageData } from '../model/page-data.ts';
import type { SiteData } from './site-data.ts';

/** What the bar on top is drawn from; `current`: the slug of the page's section. */
export type HeaderProps = { siteData: SiteData; current?: string | undefined };

/** What the end of every page is drawn from. */
export type FooterProps = { siteData: SiteData };

/** What the mark before the site's name is drawn from. */
export type LogoProps = { siteData: SiteData };

/** What the navigation beside the article is drawn from: the section it shows, and its open branch. */
export type SidebarProps = {
  siteData: SiteData;
  sidebar?: string | undefined;
  branch: BranchItem[];
};

/** What the part above an article is drawn from. */
export type ArticleHeadProps = {
  siteData: SiteData;
  pageData: PageData;
  page: Page;
  /** Address of the page's Markdown, from the host's root. */
  markdownUrl: string;
  /** Headings that the outline shows. */
  entries: readonly OutlineEntry[];
};

/** What the part below an article is drawn from. */
export type ArticleFootProps = { siteData: SiteData; pageData: PageData };

/** What the way to search is drawn from; `text`: its words. */
export type SearchFieldProps = { siteData: SiteData; text: string };

/** What the answer to an unknown address is drawn from. */
export type NotFoundProps = { siteData: SiteData };

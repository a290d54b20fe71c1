// What a reader may do with a page → the entries of its menu: one list, which other parts add theirs to.
import type { PageData } from '../model/page-data.ts';
import { fill } from '../text/fill.ts';
import { problemUrl } from './problem-url.ts';
import type { SiteData } from './site-data.ts';

/**
 * One entry. With `href` it is a link and works alone; without, a button, which needs a script: that finds it by its
 * attributes. What `data-page-action` says is looked up in `engine/client/page/page-actions.ts`.
 */
export type PageAction = {
  label: string;
  href?: string;
  /** The link leads away from this site. */
  isOutside?: boolean;
  /** Attribute of a button, and what it says. */
  data?: { [name: `data-${string}`]: string };
};

/** What the entries are made of; `markdownUrl` is the address of the page's Markdown, from the host's root. */
export type PageActionsInput = { siteData: SiteData; pageData: PageData; markdownUrl: string };

/** The entries of a page's menu, in their order. */
export function pageActions({ siteData, pageData, markdownUrl }: PageActionsInput): PageAction[] {
  const { texts, openIn, origin } = siteData;
  const encoded = encodeURIComponent(origin + markdownUrl);
  return [
    {
      label: texts.copyMarkdown,
      data: { 'data-page-action': 'copy-page', 'data-copy-markdown': markdownUrl },
    },
    { label: texts.copyLink, data: { 'data-page-action': 'copy-link' } },
    { label: texts.viewMarkdown, href: markdownUrl },
    ...openIn.map(({ label, url }) => ({
      label,
      href: fill(url, { url: encoded }),
      isOutside: true,
    })),
    { label: texts.print, data: { 'data-page-action': 'print' } },
    ...(pageData.editUrl ? [{ label: texts.edit, href: pageData.editUrl, isOutside: true }] : []),
    ...reportAction(siteData, pageData),
  ];
}

/** None where nobody reads reports; where readers are asked, `engine/client/insight/form.ts` adds its own. */
function reportAction(
  { texts, origin, reportTo }: SiteData,
  { title, url }: PageData,
): PageAction[] {
  if (!reportTo) return [];
  const label = texts.ask.later.report;
  const href = problemUrl(reportTo, `${label}: ${title}`, origin + url);
  return [{ label, href, isOutside: !reportTo.startsWith('mailto:') }];
}

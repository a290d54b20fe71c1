// One quiet row below the title: what the page applies to, how fresh it is, its outline, and what to do with it.

import type { ReactNode } from 'react';
import type { PageData } from '../model/page-data.ts';
import { fill } from '../text/fill.ts';
import { formatDate } from '../text/format-date.ts';
import { lookUp } from '../text/look-up.ts';
import { PageActions } from './PageActions.tsx';
import type { SiteData } from './site-data.ts';

/** What the row below the title is drawn from. */
export type PageFactsProps = {
  siteData: SiteData;
  pageData: PageData;
  /** Address of the page's Markdown, from the host's root. */
  markdownUrl: string;
  /** Between the facts and the menu: the button of the outline. */
  children?: ReactNode;
};

/** What a page applies to, since when, how fresh it is; and the menu of what to do with it. */
export function PageFacts({ siteData, pageData, markdownUrl, children }: PageFactsProps) {
  const { texts, lang } = siteData;
  const { platforms, since, deprecated, lastUpdate } = pageData;
  const note =
    typeof deprecated === 'string'
      ? fill(texts.deprecatedUse, { use: deprecated })
      : texts.deprecated;
  return (
    <div className="page-facts">
      {platforms.map((platform) => (
        <span key={platform} className={`platform platform-${platform}`}>
          {lookUp(texts.platforms, platform) ?? platform}
        </span>
      ))}
      {since ? (
        <span data-since={siteData.choice ? since : undefined}>
          {fill(texts.since, { version: since })}
        </span>
      ) : null}
      {deprecated ? <span className="fact fact-deprecated">{note}</span> : null}
      {lastUpdate ? (
        <span>{fill(texts.lastUpdated, { date: formatDate(lastUpdate, lang) })}</span>
      ) : null}
      {children}
      <PageActions siteData={siteData} pageData={pageData} markdownUrl={markdownUrl} />
    </div>
  );
}

// One quiet row below the title: what the page applies to, how fresh it is, its outline, and taking it along.

import type { ReactNode } from 'react';
import type { PageData } from '../model/page-data.ts';
import { fill } from '../text/fill.ts';
import { formatDate } from '../text/format-date.ts';
import { lookUp } from '../text/look-up.ts';
import { Icon } from './Icon.tsx';
import type { SiteData } from './site-data.ts';

/** What the row below the title is drawn from. */
export type PageFactsProps = {
  siteData: SiteData;
  pageData: PageData;
  /** Address of the page's Markdown, from the host's root. */
  markdownUrl: string;
  /** Between the facts and the links: the button of the outline. */
  children?: ReactNode;
};

/** What a page applies to, since when, how fresh it is; copying it as Markdown, and links to programs that read it. */
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
      {since ? <span>{fill(texts.since, { version: since })}</span> : null}
      {deprecated ? <span className="fact fact-deprecated">{note}</span> : null}
      {lastUpdate ? (
        <span>{fill(texts.lastUpdated, { date: formatDate(lastUpdate, lang) })}</span>
      ) : null}
      {children}
      <button type="button" className="quiet needs-script" data-copy-markdown={markdownUrl}>
        <Icon name="copy" />
        {texts.copyMarkdown}
      </button>
      {siteData.openIn.map(({ label, url }) => (
        <a
          key={label}
          className="tool"
          href={fill(url, { url: encodeURIComponent(siteData.origin + markdownUrl) })}
          rel="noopener noreferrer"
        >
          {label}
        </a>
      ))}
    </div>
  );
}

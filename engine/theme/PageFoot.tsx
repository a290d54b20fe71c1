// Below a page that has no menu at its title: the way to its source.

import type { PageData } from '../model/page-data.ts';
import { fill } from '../text/fill.ts';
import { formatDate } from '../text/format-date.ts';
import { Icon } from './Icon.tsx';
import type { SiteData } from './site-data.ts';

type Props = {
  siteData: SiteData;
  pageData: PageData;
  /** Where no row below the title says it. */
  hasDate?: boolean;
};

/** Links to a page's source and to its Markdown. */
export function PageFoot({ siteData, pageData, hasDate = false }: Props) {
  const { texts } = siteData;
  return (
    <div className="page-facts page-foot">
      {pageData.editUrl ? (
        <a href={pageData.editUrl} rel="noopener">
          <Icon name="pencil" /> {texts.edit}
        </a>
      ) : null}
      <a href={`${pageData.url.replace(/\/$/, '/index')}.md`}>
        <Icon name="file" /> {texts.viewMarkdown}
      </a>
      {hasDate && pageData.lastUpdate ? (
        <span>
          {fill(texts.lastUpdated, { date: formatDate(pageData.lastUpdate, siteData.lang) })}
        </span>
      ) : null}
    </div>
  );
}

// The index page of a section or category: what is in it, each page with its own description.

import type { CategoryData } from '../model/category.ts';
import { markdownUrl } from '../model/routes.ts';
import { fill } from '../text/fill.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Document } from './Document.tsx';
import { IndexList } from './IndexList.tsx';
import type { SiteData } from './site-data.ts';

/** What the index page of a section or category is drawn from. */
export type CategoryPageProps = { siteData: SiteData; pageData: CategoryData };

/** The index page of a section or category: a list of what is directly in it. */
export function CategoryPage({ siteData, pageData }: CategoryPageProps) {
  const { texts } = siteData;
  const about = pageData.description || fill(texts.categoryDescription, { label: pageData.title });
  return (
    <Document
      siteData={siteData}
      url={pageData.url}
      title={pageData.title}
      description={about}
      isIndexed={pageData.isIndexed}
      {...(pageData.id ? { markdownUrl: markdownUrl(siteData.base, pageData.id) } : {})}
      layout="page"
      sidebar={pageData.sidebar}
      branch={pageData.branch}
      crumbs={pageData.crumbs}
    >
      <main id="site-content" className="main" tabIndex={-1}>
        <link rel="stylesheet" href={siteData.assets.lists} />
        <Breadcrumbs siteData={siteData} crumbs={pageData.crumbs} />
        <h1>{pageData.title}</h1>
        <p className="lead">{about}</p>
        {pageData.children.length === 0 ? (
          <p className="empty">{texts.noPagesYet}</p>
        ) : (
          <IndexList items={pageData.children} siteData={siteData} />
        )}
      </main>
    </Document>
  );
}

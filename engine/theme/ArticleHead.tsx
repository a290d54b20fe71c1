// What is above an article: the way to here, the title, and the row with what the page applies to.
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { OutlineButton } from './Outline.tsx';
import { PageFacts } from './PageFacts.tsx';
import type { ArticleHeadProps } from './part-props.ts';

/** From the breadcrumbs to the row below the title. */
export function ArticleHead({ siteData, pageData, page, markdownUrl, entries }: ArticleHeadProps) {
  return (
    <>
      <Breadcrumbs siteData={siteData} crumbs={pageData.crumbs} />
      <Title pageData={pageData} page={page} />
      <PageFacts siteData={siteData} pageData={pageData} markdownUrl={markdownUrl}>
        {entries.length > 0 ? <OutlineButton texts={siteData.texts} /> : null}
      </PageFacts>
    </>
  );
}

/** Where the article is to show its title and has none, who can't see the page still hears one. */
function Title({ pageData, page }: Pick<ArticleHeadProps, 'pageData' | 'page'>) {
  if (!pageData.hasOwnTitle) return <h1 id={page.titleAnchor}>{pageData.title}</h1>;
  if (page.outline.some(({ depth }) => depth === 1)) return null;
  return <h1 className="visually-hidden">{pageData.title}</h1>;
}
